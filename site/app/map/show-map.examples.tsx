import { LightContext } from "../light/light-mode.ts";
import { examplesOf } from "../showcase/example.ts";
import { center, headOffice } from "../showcase/sample/offices.ts";
import { OfficeMap } from "./office-map.tsx";
import { ShowMap } from "./show-map.tsx";

const OnMap = (props: Parameters<typeof OfficeMap>[0]) => (
  <LightContext value={true}>
    <OfficeMap {...props} />
  </LightContext>
);
Object.defineProperty(OnMap, "name", { value: ShowMap.name });

export const examples = examplesOf(OnMap, {
  examples: (scene) => [
    {
      name: "On a slow connection",
      note: "Press it: the map takes its place.",
      props: {
        center,
        locations: [headOffice(scene)],
        selected: undefined,
        onSelect: () => {},
        label: scene.say("Where we are?", "हामी कहाँ छौँ?"),
      },
    },
  ],
});

import { examplesOf } from "../showcase/example.ts";
import { center, fieldOffice, headOffice, manyOffices } from "../showcase/sample/offices.ts";
import { OfficeMap } from "./office-map.tsx";

export const examples = examplesOf(OfficeMap, {
  examples: (scene) => {
    const common = {
      center,
      locations: [headOffice(scene), fieldOffice(scene)],
      selected: undefined,
      onSelect: () => {},
      label: scene.say("Where we are?", "हामी कहाँ छौँ?"),
    };
    return [
      { name: "Two offices", note: "The arrow keys move it, plus and minus zoom.", props: common },
      { name: "One chosen", props: { ...common, selected: 1 } },
      { name: "Many offices", props: { ...common, locations: manyOffices(scene) } },
      { name: "No offices", props: { ...common, locations: [] } },
    ];
  },
});

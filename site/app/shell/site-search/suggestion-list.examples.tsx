import { examplesOf } from "../../showcase/example.ts";
import { longName } from "../../showcase/sample/projects.ts";
import { foreign, type Scene } from "../../showcase/scene.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import type { Suggested } from "./use-suggested.ts";

const items = ({ say, served }: Scene) => [
  {
    kind: "service" as const,
    kind_text: say("Service", "सेवा"),
    name: say("Bridges", "पुल"),
    path: "/services/4",
    locale: served,
  },
  {
    kind: "project" as const,
    kind_text: say("Project", "परियोजना"),
    name: say("Ratanghat cable-stayed bridge", "रतनघाट केबल-स्टेड पुल"),
    path: "/projects/roads-bridges/12",
    locale: served,
  },
];

export const examples = examplesOf(SuggestionList, {
  examples: (scene) => {
    const typed = scene.say("bridg", "पुल");
    const found = { state: "found" as const, items: items(scene), marks: [scene.say("bridge", "पुल")] };
    const given = (suggested: Suggested, active = -1) => ({
      id: "suggestions",
      place: "sheet" as const,
      typed,
      active,
      suggested,
      onChosen: () => {},
    });
    const long = items(scene).map((one) => ({ ...one, name: longName(scene) }));
    return [
      { name: "Default", note: "The arrow keys go through the list, the field keeps the focus.", props: given(found) },
      { name: "One is active", props: given(found, 1) },
      { name: "No title has it", props: given({ ...found, items: [] }) },
      { name: "A slow connection", props: given({ state: "waiting" }) },
      { name: "The index is being made", props: given({ state: "preparing" }) },
      { name: "No answer came", props: given({ state: "failed" }) },
      { name: "Long text", props: given({ ...found, items: long }) },
      { name: "Titles in the other language", props: given({ ...found, items: items(foreign(scene)) }) },
    ];
  },
});

import { examplesOf } from "../../showcase/example.ts";
import { longName } from "../../showcase/sample/projects.ts";
import { unbreakable } from "../../showcase/scene.ts";
import { type Fact, FactBox } from "./fact-box.tsx";

export const examples = examplesOf(FactBox, {
  examples: (scene) => {
    const { say } = scene;
    const label = say("Facts", "विवरण");
    const facts: Fact[] = [
      { label: say("Code", "सङ्केत"), value: "HEC-HYD-014" },
      { label: say("Place", "स्थान"), value: say("Tilkot", "तिलकोट") },
      { label: say("Years", "वर्ष"), value: say("2021–2026", "२०७८–२०८३") },
      {
        label: say("Output", "क्षमता"),
        value: null,
        figure: { value: say("456", "४५६"), unit: say("MW", "मेगावाट") },
        columns: 3,
      },
      { label: say("Client", "ग्राहक"), value: say("A public utility", "सार्वजनिक संस्था"), columns: 3 },
    ];
    return [
      { name: "Default", props: { facts, label } },
      { name: "One", props: { facts: facts.slice(0, 1), label } },
      {
        name: "Long text",
        props: {
          facts: facts.map((fact) => ({
            ...fact,
            label: longName(scene) + fact.label,
            value: `${longName(scene)} ${unbreakable}`,
          })),
          label,
        },
      },
      { name: "None", props: { facts: [], label } },
    ];
  },
});

import type { ProjectHighlight } from "@setu/contract/home";
import type { InBoth, Scene } from "../scene.ts";
import { picture } from "./pictures.ts";

interface Work {
  name: InBoth;
  code: string;
  quantity: InBoth;
  shot: Parameters<typeof picture>[1];
}

const works: [Work, ...Work[]] = [
  {
    name: ["Tilkot storage project", "तिलकोट जलाशय आयोजना"],
    code: "HEC-HYD-014",
    quantity: ["456 MW", "४५६ मेगावाट"],
    shot: "dam",
  },
  { name: ["Ratanghat bridge", "रतनघाट पुल"], code: "HEC-BRG-031", quantity: ["412 m", "४१२ मिटर"], shot: "bridge" },
  { name: ["Solpani road", "सोलपानी सडक"], code: "HEC-RD-057", quantity: ["86 km", "८६ कि.मि."], shot: "mist" },
];

/** As many highlights as asked for. */
export const projects = (scene: Scene, count: number): ProjectHighlight[] =>
  Array.from({ length: count }, (_, index) => {
    const { name, code, quantity, shot } = works[index % works.length] ?? works[0];
    return {
      id: index + 1,
      name: scene.say(...name),
      type: "hydropower-dams",
      menu_id: 1,
      task_type: "detailed-design",
      code,
      quantity: scene.say(...quantity),
      locale: scene.served,
      files: [picture(scene, shot)],
    };
  });

export const longName = ({ say }: Scene) =>
  say(
    "Rehabilitation of the lower canal, twelve cross regulators and forty-one kilometres of service road in the eastern plain",
    "पूर्वी समथर भूभागको तल्लो नहर, बाह्र नियन्त्रण संरचना र एकचालीस किलोमिटर सेवा मार्गको पुनर्स्थापना",
  );

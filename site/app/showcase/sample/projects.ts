import type { ProjectHighlight } from "@setu/contract/home";
import type { ProjectItem } from "@setu/contract/projects";
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
    name: ["Tilkot storage project", "तिलकोट जलाशय परियोजना"],
    code: "HEC-HYD-014",
    quantity: ["456 MW", "४५६ मेगावाट"],
    shot: "dam",
  },
  { name: ["Ratanghat bridge", "रतनघाट पुल"], code: "HEC-BRG-031", quantity: ["412 m", "४१२ मिटर"], shot: "bridge" },
  { name: ["Solpani road", "सोलपानी सडक"], code: "HEC-RD-057", quantity: ["86 km", "८६ कि.मि."], shot: "mist" },
];

/** Returns the given number of highlights. */
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

/** A project as lists show it. */
export const projectItem = (scene: Scene, changes: Partial<ProjectItem> = {}): ProjectItem => ({
  id: 1,
  name: scene.say("Tilkot storage project", "तिलकोट जलाशय परियोजना"),
  sector: { id: 1, slug: "hydropower-dams", name: scene.say("Hydropower and dams", "जलविद्युत् र बाँध") },
  excerpt: scene.say("A dam that keeps the monsoon for winter.", "वर्षाको पानी हिउँदका लागि राख्ने बाँध।"),
  code: "HEC-HYD-014",
  quantity: scene.say("456 MW", "४५६ मेगावाट"),
  task_type: "detailed-design",
  task_type_text: scene.say("Detailed design", "विस्तृत डिजाइन"),
  status: "ongoing",
  status_text: scene.say("Ongoing", "चालु"),
  client: scene.say("Tilkot Hydropower", "तिलकोट हाइड्रोपावर"),
  place: scene.say("Gorkha, Gandaki", "गोरखा, गण्डकी"),
  period: null,
  confidential: false,
  files: [picture(scene, "dam")],
  locale: scene.served,
  ...changes,
});

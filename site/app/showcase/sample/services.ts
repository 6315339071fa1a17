import type { Service } from "@setu/contract/home";
import type { Scene } from "../scene.ts";
import { picture } from "./pictures.ts";

const fields = [
  ["Hydropower and dams", "जलविद्युत् र बाँध", "dam"],
  ["Bridges", "पुल", "bridge"],
  ["Roads and tunnels", "सडक र सुरुङ", "mist"],
] as const;

export const services = (scene: Scene, count: number): Service[] =>
  Array.from({ length: count }, (_, index) => {
    const [en, ne, shot] = fields[index % fields.length] ?? fields[0];
    return {
      id: index + 1,
      name: scene.say(en, ne),
      description: scene.say("From the first walk to the last test.", "पहिलो अध्ययनदेखि अन्तिम परीक्षणसम्म।"),
      project_type: "hydropower-dams",
      parent_id: 1,
      locale: scene.served,
      files: [picture(scene, shot)],
    };
  });

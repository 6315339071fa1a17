import type { NewsSummary } from "@setu/contract/home";
import type { Scene } from "../scene.ts";
import { picture } from "./pictures.ts";

const titles = [
  ["Tilkot reservoir reaches its full level", "तिलकोट जलाशय पूर्ण सतहमा", "dam"],
  ["Footbridge passes its load test", "झोलुङ्गे पुलको भार परीक्षण सफल", "bridge"],
  ["Two rigs move to the eastern bank", "दुई ड्रिलिङ मेसिन पूर्वी किनारमा", "mist"],
] as const;

export const news = (scene: Scene, count: number): NewsSummary[] =>
  Array.from({ length: count }, (_, index) => {
    const [en, ne, shot] = titles[index % titles.length] ?? titles[0];
    return {
      id: index + 1,
      name: scene.say(en, ne),
      created_at: "2026-11-17T00:00:00+05:45",
      date: scene.say("November 17th 2026", "२०८३ मङ्सिर १"),
      created_by: { name: scene.say("Dam engineering team", "बाँध इन्जिनियरिङ टोली") },
      locale: scene.served,
      files: [picture(scene, shot)],
    };
  });

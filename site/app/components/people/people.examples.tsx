import { examplesOf } from "../../showcase/example.ts";
import { person } from "../../showcase/sample/people.ts";
import type { Scene } from "../../showcase/scene.ts";
import { People } from "./people.tsx";

const without = (scene: Scene, id: number) => person(scene, { id, files: [] });

export const examples = examplesOf(People, {
  examples: (scene) => {
    const list = { heading: "h2", sizes: "(max-width: 40rem) 50vw, 16vw" } as const;
    const shown = [person(scene), person(scene, { id: 8 })];
    const named = [without(scene, 9), without(scene, 10), without(scene, 11)];
    return [
      { name: "With and without portraits", props: { ...list, people: [...shown, ...named] } },
      {
        name: "Both parts with headings",
        props: {
          ...list,
          people: [...shown, ...named],
          groups: {
            pictured: scene.say("With a portrait, by name", "तस्बिरसहित, नामको वर्णक्रममा"),
            others: scene.say("Further colleagues, by name", "अन्य सहकर्मी, नामको वर्णक्रममा"),
          },
        },
      },
      { name: "All with a portrait", props: { ...list, people: shown } },
      { name: "None with a portrait", props: { ...list, people: named } },
    ];
  },
});

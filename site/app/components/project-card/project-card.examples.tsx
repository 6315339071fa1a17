import { examplesOf } from "../../showcase/example.ts";
import { longName, projectItem } from "../../showcase/sample/projects.ts";
import { foreign, unbreakable } from "../../showcase/scene.ts";
import { ProjectCard } from "./project-card.tsx";

export const examples = examplesOf(ProjectCard, {
  examples: (scene) => {
    const card = { heading: "h2", sizes: "100vw" } as const;
    const bare = { files: [], code: null, quantity: null, place: null, period: null };
    return [
      { name: "Default", note: "Hover underlines the name.", props: { ...card, item: projectItem(scene) } },
      { name: "Without a picture", props: { ...card, item: projectItem(scene, { files: [] }) } },
      { name: "Confidential", props: { ...card, item: projectItem(scene, { ...bare, confidential: true }) } },
      {
        name: "With a choice",
        props: {
          ...card,
          item: projectItem(scene),
          choice: <button type="button">{scene.say("Choose", "छान्नुहोस्")}</button>,
        },
      },
      {
        name: "Long text",
        props: { ...card, item: projectItem(scene, { name: longName(scene) + unbreakable, place: longName(scene) }) },
      },
      { name: "In the other language only", props: { ...card, item: projectItem(foreign(scene)) } },
    ];
  },
});

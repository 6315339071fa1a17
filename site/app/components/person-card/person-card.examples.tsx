import { examplesOf } from "../../showcase/example.ts";
import { person } from "../../showcase/sample/people.ts";
import { longName } from "../../showcase/sample/projects.ts";
import { foreign, unbreakable } from "../../showcase/scene.ts";
import { PersonCard } from "./person-card.tsx";

export const examples = examplesOf(PersonCard, {
  examples: (scene) => {
    const card = { heading: "h2", sizes: "100vw" } as const;
    return [
      { name: "Default", note: "Hover underlines the name.", props: { ...card, person: person(scene) } },
      { name: "Without a picture", props: { ...card, person: person(scene, { files: [] }) } },
      {
        name: "Name and designation alone",
        props: { ...card, person: person(scene, { files: [], discipline: null, office: null }) },
      },
      {
        name: "Long text",
        props: {
          ...card,
          person: person(scene, { name: longName(scene) + unbreakable, designation: longName(scene) }),
        },
      },
      { name: "In the other language only", props: { ...card, person: person(foreign(scene), { name_en: null }) } },
    ];
  },
});

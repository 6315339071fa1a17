import { examplesOf } from "../../showcase/example.ts";
import { person } from "../../showcase/sample/people.ts";
import { longName } from "../../showcase/sample/projects.ts";
import { foreign, unbreakable } from "../../showcase/scene.ts";
import { PersonRow } from "./person-row.tsx";

export const examples = examplesOf(PersonRow, {
  examples: (scene) => {
    const heading = "h2" as const;
    const without = { files: [] };
    return [
      { name: "Default", note: "Hover tints the row.", props: { heading, person: person(scene, without) } },
      {
        name: "Name and designation alone",
        props: { heading, person: person(scene, { ...without, discipline: null, office: null }) },
      },
      {
        name: "Long text",
        props: {
          heading,
          person: person(scene, { ...without, name: longName(scene) + unbreakable, designation: longName(scene) }),
        },
      },
      {
        name: "In the other language only",
        props: { heading, person: person(foreign(scene), { ...without, name_en: null }) },
      },
    ];
  },
});

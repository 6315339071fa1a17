import { examplesOf } from "../../showcase/example.ts";
import { longName } from "../../showcase/sample/projects.ts";
import { vacancy } from "../../showcase/sample/vacancies.ts";
import { foreign } from "../../showcase/scene.ts";
import { VacancyRows } from "./vacancy-rows.tsx";

export const examples = examplesOf(VacancyRows, {
  examples: (scene) => {
    const level = "h2" as const;
    const closed = { ...vacancy(scene).deadline, closed: true, remaining: null, time_left: null };
    return [
      {
        name: "Closes soon, and later",
        note: "The whole row leads on; hover underlines the title.",
        props: { vacancies: [vacancy(scene), vacancy(scene, { id: 2, closes_soon: false, posts: 4 })], level },
      },
      {
        name: "Closed, and filled",
        props: {
          vacancies: [
            vacancy(scene, { status: "closed", deadline: closed, closes_soon: false }),
            vacancy(scene, { id: 2, status: "filled", deadline: closed, closes_soon: false }),
          ],
          level,
        },
      },
      { name: "Long text", props: { vacancies: [vacancy(scene, { name: longName(scene) })], level } },
      { name: "In the other language only", props: { vacancies: [vacancy(foreign(scene))], level } },
    ];
  },
});

import { examplesOf } from "../../showcase/example.ts";
import { longName } from "../../showcase/sample/projects.ts";
import { vacancy } from "../../showcase/sample/vacancies.ts";
import rows from "../vacancy-rows/vacancy-rows.module.css";
import { RegisterRow, RowEnd, RowNote } from "./register-row.tsx";

export const examples = examplesOf(RegisterRow, {
  examples: (scene) => {
    const { deadline } = vacancy(scene);
    const row = (title: string, end: Parameters<typeof RowEnd>[0], over = false) => ({
      className: rows["row"],
      over,
      children: (
        <>
          <RowNote>HEC-83-021</RowNote>
          <h2>{title}</h2>
          <p>{scene.say("Kathmandu", "काठमाडौँ")}</p>
          <RowEnd {...end} />
        </>
      ),
    });
    const title = scene.say("Supply of drilling equipment", "ड्रिलिङ उपकरण आपूर्ति");
    const remaining = scene.say("3 days left", "३ दिन बाँकी");
    const closed = scene.say("Closed", "बन्द");
    return [
      { name: "Open, and soon closed", props: row(title, { state: remaining, deadline, soon: true }) },
      { name: "Over", props: row(title, { state: closed, deadline, soon: false }, true) },
      {
        name: "Without a deadline",
        props: row(title, { state: scene.say("No deadline", "म्याद छैन"), deadline: null, soon: false }),
      },
      { name: "Long text", props: row(longName(scene), { state: remaining, deadline, soon: false }) },
    ];
  },
});

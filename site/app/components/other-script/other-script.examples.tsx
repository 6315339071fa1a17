import { examplesOf } from "../../showcase/example.ts";
import { person } from "../../showcase/sample/people.ts";
import { OtherScript } from "./other-script.tsx";

export const examples = examplesOf(OtherScript, {
  examples: (scene) => [
    { name: "Default", props: { person: person(scene) } },
    { name: "Known in one script", props: { person: person(scene, { name_en: null, name_ne: null }) } },
  ],
});

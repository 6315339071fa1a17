import { examplesOf } from "../../showcase/example.ts";
import { person } from "../../showcase/sample/people.ts";
import { Portrait } from "./portrait.tsx";

const sizes = "100vw";

export const examples = examplesOf(Portrait, {
  examples: (scene) => [
    { name: "Default", props: { person: person(scene), sizes } },
    {
      name: "Without a picture",
      note: "The initials stand on contours.",
      props: { person: person(scene, { files: [] }), sizes },
    },
    { name: "One name", props: { person: person(scene, { files: [], name: scene.say("Maya", "माया") }), sizes } },
  ],
});

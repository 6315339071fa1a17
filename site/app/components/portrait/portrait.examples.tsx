import { examplesOf } from "../../showcase/example.ts";
import { person } from "../../showcase/sample/people.ts";
import { awaitedPicture, missingPicture } from "../../showcase/sample/pictures.ts";
import { Portrait } from "./portrait.tsx";

const sizes = "100vw";

export const examples = examplesOf(Portrait, {
  examples: (scene) => [
    { name: "Default", props: { person: person(scene), sizes } },
    { name: "Loading", props: { person: person(scene, { files: [awaitedPicture(scene)] }), sizes } },
    { name: "Failed", props: { person: person(scene, { files: [missingPicture(scene)] }), sizes } },
    {
      name: "Without a picture",
      note: "Nothing is shown: lists have rows for people without one.",
      props: { person: person(scene, { files: [] }), sizes },
    },
  ],
});

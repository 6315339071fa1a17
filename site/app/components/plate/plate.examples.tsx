import { examplesOf } from "../../showcase/example.ts";
import { awaitedPicture, missingPicture, picture } from "../../showcase/sample/pictures.ts";
import { longName } from "../../showcase/sample/projects.ts";
import { Plate } from "./plate.tsx";

export const examples = examplesOf(Plate, {
  surface: "bare",
  examples: (scene) => {
    const caption = scene.say("The crest in the first dry season", "पहिलो हिउँदमा बाँधको शीर्ष");
    return [
      { name: "Default", props: { file: picture(scene, "dam", { caption }), note: "29°18′ N 80°52′ E" } },
      { name: "No caption", props: { file: picture(scene, "bridge") } },
      { name: "Loading", props: { file: { ...awaitedPicture(scene), caption } } },
      { name: "Failed", props: { file: { ...missingPicture(scene), caption } } },
      {
        name: "Long text",
        props: { file: picture(scene, "mist", { caption: longName(scene) }), note: longName(scene) },
      },
    ];
  },
});

import { examplesOf } from "../../showcase/example.ts";
import { awaitedPicture, missingPicture, picture } from "../../showcase/sample/pictures.ts";
import styles from "../../showcase/showcase.module.css";
import { Picture } from "./picture.tsx";

const sizes = "(max-width: 40rem) 100vw, 40rem";

export const examples = examplesOf(Picture, {
  examples: (scene) => [
    { name: "Loaded", props: { file: picture(scene, "bridge"), sizes, className: styles.wide } },
    {
      name: "Cropped upright",
      note: "The focal point stays in view.",
      props: { file: picture(scene, "bridge"), sizes, className: styles.upright },
    },
    {
      name: "Loading",
      note: "Its mean colour is shown in its place.",
      props: { file: awaitedPicture(scene), sizes, className: styles.wide },
    },
    {
      name: "Failed",
      note: "After one retry the placeholder.",
      props: { file: missingPicture(scene), sizes, className: styles.wide },
    },
    {
      name: "First in view",
      note: "Loaded at once and before anything else.",
      props: { file: picture(scene, "dam"), sizes, priority: true, className: styles.wide },
    },
    { name: "Decorative", props: { file: picture(scene, "mist", { alt: "" }), sizes, className: styles.wide } },
  ],
});

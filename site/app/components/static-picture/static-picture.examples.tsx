import avif from "../../assets/contours-dark.avif";
import webp from "../../assets/contours-dark.webp";
import { examplesOf } from "../../showcase/example.ts";
import styles from "../../showcase/showcase.module.css";
import { StaticPicture } from "./static-picture.tsx";

export const examples = examplesOf(StaticPicture, {
  examples: () => [{ name: "Default", props: { avif, webp, width: 1200, height: 675, className: styles.wide } }],
});

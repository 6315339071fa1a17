import { examplesOf } from "../../showcase/example.ts";
import { bareFirm, firm } from "../../showcase/sample/frame.ts";
import { Mark } from "./mark.tsx";

export const examples = examplesOf(Mark, {
  examples: (scene) => [
    { name: "Default", props: { mark: firm(scene).mark } },
    { name: "On ink", surface: "ink", props: { mark: firm(scene).mark } },
    { name: "None", props: { mark: bareFirm(scene).mark } },
  ],
});

import { examplesOf } from "../../showcase/example.ts";
import { Unavailable } from "./unavailable.tsx";

export const examples = examplesOf(Unavailable, {
  surface: "bare",
  examples: () => [
    { name: "In place of a page", place: "page", props: { aside: false } },
    { name: "Over a page that is still there", props: { aside: true } },
  ],
});

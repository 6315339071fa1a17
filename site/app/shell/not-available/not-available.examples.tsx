import { examplesOf } from "../../showcase/example.ts";
import { NotAvailable } from "./not-available.tsx";

export const examples = examplesOf(NotAvailable, {
  place: "page",
  surface: "bare",
  examples: () => [{ name: "Default", note: "The sentence is the specification's, to the letter.", props: {} }],
});

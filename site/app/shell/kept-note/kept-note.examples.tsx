import { examplesOf } from "../../showcase/example.ts";
import { KeptLine } from "./kept-line.tsx";

export const examples = examplesOf(KeptLine, {
  surface: "bare",
  examples: () => [{ name: "A copy from an earlier visit", props: { since: "Sat, 21 Nov 2026 08:20:00 GMT" } }],
});

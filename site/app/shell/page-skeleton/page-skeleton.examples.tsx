import { examplesOf } from "../../showcase/example.ts";
import { PageSkeleton } from "./page-skeleton.tsx";

export const examples = examplesOf(PageSkeleton, {
  surface: "bare",
  examples: () => [{ name: "Loading", note: "After 300 ms only: sooner it would flicker.", props: {} }],
});

import { examplesOf } from "../../showcase/example.ts";
import { Share } from "./share.tsx";

export const examples = examplesOf(Share, {
  examples: () => [
    { name: "Ready", note: "After a press it says for two seconds that the link is copied.", props: {} },
  ],
});

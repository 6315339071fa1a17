import { examplesOf } from "../../showcase/example.ts";
import { LanguageSwitch } from "./language-switch.tsx";

export const examples = examplesOf(LanguageSwitch, {
  examples: () => [
    { name: "Default", note: "It names the other language in that language.", props: {} },
    { name: "On ink", surface: "ink", props: {} },
  ],
});

import { examplesOf } from "../../showcase/example.ts";
import { PeopleTabs } from "./people-tabs.tsx";

export const examples = examplesOf(PeopleTabs, {
  examples: () => [
    { name: "On one of them", at: "/key-personnel", props: {} },
    { name: "On another page", at: "/about", props: {} },
  ],
});

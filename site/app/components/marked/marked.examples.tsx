import { examplesOf } from "../../showcase/example.ts";
import { Marked } from "./marked.tsx";

export const examples = examplesOf(Marked, {
  examples: ({ say }) => {
    const text = say("Seti Gorge storage project", "सेती गल्छी जलाशय परियोजना");
    return [
      { name: "A word", props: { text, marks: [say("Gorge", "गल्छी")] } },
      { name: "Several words", props: { text, marks: [say("Seti", "सेती"), say("project", "परियोजना")] } },
      { name: "Nothing to mark", props: { text } },
    ];
  },
});

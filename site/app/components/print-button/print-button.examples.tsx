import { examplesOf } from "../../showcase/example.ts";
import { PrintButton } from "./print-button.tsx";

export const examples = examplesOf(PrintButton, {
  examples: ({ say }) => [
    {
      name: "Default",
      note: "Not there without JavaScript.",
      props: { label: say("Print this notice", "यो सूचना प्रिन्ट गर्नुहोस्") },
    },
  ],
});

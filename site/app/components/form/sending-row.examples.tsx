import { examplesOf } from "../../showcase/example.ts";
import { SendingRow } from "./sending-row.tsx";

export const examples = examplesOf(SendingRow, {
  examples: ({ say }) => {
    const row = { submit: say("Save", "सुरक्षित गर्नुहोस्"), sending: false, children: undefined };
    return [
      { name: "Default", props: row },
      { name: "Quiet", note: "There is one action in Marigold in a view.", props: { ...row, isQuiet: true } },
      { name: "Sending", props: { ...row, sending: true } },
      { name: "Done", props: { ...row, done: true, children: say("It is saved.", "सुरक्षित भयो।") } },
      {
        name: "Refused",
        props: {
          ...row,
          done: false,
          children: say(
            "Too many attempts. Please try again in a quarter of an hour.",
            "धेरै पटक प्रयास भयो। कृपया पन्ध्र मिनेटपछि फेरि प्रयास गर्नुहोस्।",
          ),
        },
      },
    ];
  },
});

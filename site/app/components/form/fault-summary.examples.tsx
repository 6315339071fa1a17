import { examplesOf } from "../../showcase/example.ts";
import { FaultSummary } from "./fault-summary.tsx";

export const examples = examplesOf(FaultSummary, {
  examples: ({ say }) => {
    const sentence = say("Please correct the fields that are marked.", "कृपया चिह्न लगाइएका विवरण सच्याउनुहोस्।");
    return [
      {
        name: "Default",
        props: {
          refusal: undefined,
          sentence,
          faults: [
            {
              id: "subject",
              name: say("Subject", "विषय"),
              fault: say("Please write a subject.", "कृपया विषय लेख्नुहोस्।"),
            },
            { id: "email", name: say("Email", "इमेल"), fault: say("This is no address.", "यो इमेल ठेगाना होइन।") },
          ],
        },
      },
      { name: "Nothing marked", props: { refusal: undefined, sentence, faults: [] } },
    ];
  },
});

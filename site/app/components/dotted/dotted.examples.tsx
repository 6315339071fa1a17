import { examplesOf } from "../../showcase/example.ts";
import { Dotted } from "./dotted.tsx";

export const examples = examplesOf(Dotted, {
  examples: ({ say }) => [
    {
      name: "Default",
      props: { parts: ["PDF", say("4 pages", "४ पृष्ठ"), say("1.2 MB", "१.२ एमबी"), say("English", "अङ्ग्रेजी")] },
    },
    { name: "Some unknown", props: { parts: ["PDF", null, say("1.2 MB", "१.२ एमबी"), ""] } },
    {
      name: "Long",
      props: {
        parts: [
          "JPEG",
          "12,800 × 72,000",
          say(
            "Picture: the survey department of the Karnali Roads and Bridges Directorate",
            "तस्बिर: कर्णाली सडक तथा पुल निर्देशनालयको सर्वेक्षण शाखा",
          ),
        ],
      },
    },
  ],
});

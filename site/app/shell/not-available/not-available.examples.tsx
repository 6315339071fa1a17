import { examplesOf } from "../../showcase/example.ts";
import { NotAvailable } from "./not-available.tsx";

export const examples = examplesOf(NotAvailable, {
  place: "page",
  surface: "bare",
  examples: ({ say }) => [
    { name: "Default", note: "The sentence is the specification's, to the letter.", props: {} },
    {
      name: "With the nearest pages",
      props: {
        nearest: {
          title: say("You may be looking for", "सम्भवतः तपाईंले खोज्नुभएको पृष्ठ"),
          pages: [
            { name: say("Careers", "रोजगारी"), href: "/careers" },
            { name: say("Notices", "सूचनाहरू"), href: "/notices" },
          ],
        },
      },
    },
    {
      name: "Of an item that is gone",
      props: {
        problem: "gone" as const,
        message: say("Maya Gurung no longer works with us.", "माया गुरुङ अब यस संस्थामा हुनुहुन्न।"),
        after: { name: say("Our team", "हाम्रो टोली"), href: "/members" },
      },
    },
  ],
});

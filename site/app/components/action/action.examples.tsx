import { examplesOf } from "../../showcase/example.ts";
import { Action } from "./action.tsx";

export const examples = examplesOf(Action, {
  examples: ({ say }) => {
    const label = say("See our projects", "परियोजना हेर्नुहोस्");
    return [
      {
        name: "Default",
        note: "Hover: lighter, and the arrow moves. Focus: a ring outside the button. There is one in a view.",
        props: { href: "/projects", label },
      },
      { name: "On ink", surface: "ink", props: { href: "/projects", label } },
      {
        name: "Address elsewhere",
        note: "A plain link: the router keeps out of it.",
        props: { href: "https://example.org/tenders", label },
      },
      {
        name: "Long text",
        props: {
          href: "/projects",
          label: say(
            "Read how the left abutment was investigated before the design was signed",
            "डिजाइनमा हस्ताक्षर हुनुअघि बायाँ किनारको अन्वेषण कसरी भयो, पढ्नुहोस्",
          ),
        },
      },
    ];
  },
});

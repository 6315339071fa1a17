import { examplesOf } from "../../showcase/example.ts";
import { Gone } from "./gone.tsx";

export const examples = examplesOf(Gone, {
  place: "page",
  examples: ({ say }) => {
    const message = say("Maya Gurung no longer works with us.", "माया गुरुङ अब यस संस्थामा हुनुहुन्न।");
    return [
      { name: "With a way on", props: { message, after: { name: say("Our team", "हाम्रो टोली"), href: "/members" } } },
      { name: "Without one", props: { message, after: undefined } },
    ];
  },
});

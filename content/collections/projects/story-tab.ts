import type { Tab } from "payload";
import { label } from "../../fields/label.ts";
import { richTextField } from "../../fields/rich-text.ts";
import { guarded } from "./confidential.ts";

/** What was hard, what was done, what came of it. */
export const storyTab: Tab = {
  label: label("Challenge, work, result", "चुनौती, काम, नतिजा"),
  fields: [
    guarded(richTextField("challenge", label("The challenge", "चुनौती"))),
    guarded(
      richTextField("work", label("What we did", "हामीले के गर्‍यौँ"), {
        description: label("A short list reads best.", "छोटो सूची पढ्न सजिलो हुन्छ।"),
      }),
    ),
    guarded(
      richTextField("result", label("The result", "नतिजा"), {
        description: label("Measured, with figures and dates.", "नापिएको नतिजा, अङ्क र मितिसहित।"),
      }),
    ),
  ],
};

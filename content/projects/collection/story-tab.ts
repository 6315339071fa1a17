import type { Tab } from "payload";
import { label } from "../../platform/fields/label.ts";
import { richTextField } from "../../platform/fields/rich-text.ts";
import { guardedText } from "./confidential.ts";

/** The challenge, the work and the result. */
export const storyTab: Tab = {
  label: label("Challenge, work, result", "चुनौती, काम, नतिजा"),
  fields: [
    guardedText(richTextField("challenge", label("The challenge", "चुनौती"))),
    guardedText(
      richTextField("work", label("What we did", "हामीले के गर्‍यौँ"), {
        description: label("A short list reads best.", "छोटो सूची पढ्न सजिलो हुन्छ।"),
      }),
    ),
    guardedText(
      richTextField("result", label("The result", "नतिजा"), {
        description: label("Measured, with figures and dates.", "नापिएको नतिजा, अङ्क र मितिसहित।"),
      }),
    ),
  ],
};

import type { CollectionConfig } from "payload";
import { label } from "../fields/label.ts";
import { picturesField } from "../fields/pictures.ts";
import { localizedParagraphs, localizedText } from "../fields/texts.ts";
import { editorial, firmGroup } from "./editorial.ts";

export const people: CollectionConfig = editorial({
  slug: "people",
  labels: { singular: label("Person", "व्यक्ति"), plural: label("People", "व्यक्तिहरू") },
  admin: { group: firmGroup, useAsTitle: "name", defaultColumns: ["name", "designation", "_status"] },
  fields: [
    localizedText("name", label("Name", "नाम"), { required: true, maxLength: 120 }),
    localizedText("designation", label("Designation", "पद"), { required: true, maxLength: 120 }),
    localizedText("quote", label("One sentence in large letters", "ठूला अक्षरमा एक वाक्य")),
    localizedParagraphs("message", label("Message or biography", "सन्देश वा परिचय"), {
      description: label(
        "Leave an empty line between paragraphs. The home page shows the first 1097 characters.",
        "अनुच्छेदहरूबीच एक पङ्क्ति खाली छोड्नुहोस्। गृहपृष्ठले पहिलो १०९७ अक्षर देखाउँछ।",
      ),
    }),
    picturesField(
      label(
        "The first is the portrait; the home page shows the second one with the CEO's perspective.",
        "पहिलो व्यक्तिको तस्बिर हो; गृहपृष्ठमा दोस्रो तस्बिर देखिन्छ।",
      ),
    ),
  ],
});

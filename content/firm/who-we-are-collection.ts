import { pages } from "@setu/contract/pages";
import type { CollectionConfig } from "payload";
import { editorial, firmGroup } from "../platform/editorial/editorial.ts";
import { label } from "../platform/fields/label.ts";
import { richTextField } from "../platform/fields/rich-text.ts";
import { localizedParagraphs, localizedText } from "../platform/fields/texts.ts";
import { picturesField } from "../platform/files/pictures/picture-fields.ts";
import { itemPage } from "../platform/reading/item-page.ts";

export const whoWeAre: CollectionConfig = editorial({
  slug: "who-we-are",
  custom: itemPage(({ id }) => pages.whoWeAre.href({ id })),
  labels: {
    singular: label("Who-we-are text", "हाम्रो परिचय: लेख"),
    plural: label("Who we are", "हाम्रो परिचय"),
  },
  orderable: true,
  admin: { group: firmGroup, useAsTitle: "name" },
  fields: [
    localizedText("name", label("Title", "शीर्षक"), { required: true, maxLength: 160 }),
    localizedParagraphs("description", label("Text", "लेख"), {
      required: true,
      description: label("The home page shows the first 465 characters.", "गृहपृष्ठले पहिलो ४६५ अक्षर देखाउँछ।"),
    }),
    richTextField("body", label("Full text", "पूरा लेख"), {
      description: label(
        "For anything that needs headings, lists or links. It follows the text above.",
        "शीर्षक, सूची वा लिङ्क चाहिने कुराका लागि। माथिको लेखपछि देखिन्छ।",
      ),
    }),
    picturesField(
      label("The first one leads; the others are shown below the text.", "पहिलो मुख्य तस्बिर हो; अरू पाठमुनि देखिन्छन्।"),
    ),
  ],
});

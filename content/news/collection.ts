import { pages } from "@setu/contract/pages";
import type { CollectionConfig } from "payload";
import { editorial, websiteGroup } from "../platform/editorial/editorial.ts";
import { dateField } from "../platform/fields/date.ts";
import { label } from "../platform/fields/label.ts";
import { optionsOf } from "../platform/fields/options-of.ts";
import { richTextField } from "../platform/fields/rich-text.ts";
import { localizedParagraphs, localizedText } from "../platform/fields/texts.ts";
import { documentsField } from "../platform/files/documents/document-fields.ts";
import { picturesField } from "../platform/files/pictures/picture-fields.ts";
import { itemPage } from "../platform/reading/item-page.ts";
import { newsCategoryWords } from "./categories.ts";

const isEvent = (data: { category?: unknown }): boolean => data.category === "event";

export const news: CollectionConfig = editorial({
  slug: "news",
  custom: itemPage(({ id }) => pages.newsItem.href({ id })),
  labels: { singular: label("News item", "समाचार"), plural: label("News and events", "समाचार तथा कार्यक्रम") },
  defaultSort: "-publishedOn",
  admin: {
    group: websiteGroup,
    useAsTitle: "name",
    defaultColumns: ["name", "category", "publishedOn", "author", "_status"],
  },
  fields: [
    localizedText("name", label("Title", "शीर्षक"), { required: true, maxLength: 200 }),
    localizedParagraphs("description", label("Opening paragraphs", "सुरुका अनुच्छेद"), {
      description: label(
        "Lists show the beginning of this. Anything that needs headings, lists or links goes into the full text.",
        "सूचीमा यसैको सुरुआत देखिन्छ। शीर्षक, सूची वा लिङ्क चाहिने कुरा पूरा विवरणमा राख्नुहोस्।",
      ),
    }),
    richTextField("body", label("Full text", "पूरा विवरण")),
    picturesField(
      label("The first one leads; the others are shown below the text.", "पहिलो मुख्य तस्बिर हो; अरू पाठमुनि देखिन्छन्।"),
    ),
    documentsField(),
    {
      name: "event",
      type: "group",
      label: label("The event", "कार्यक्रम"),
      admin: { condition: isEvent },
      fields: [
        dateField("startsAt", label("Begins", "सुरु हुने"), { time: true }),
        dateField("endsAt", label("Ends", "सकिने"), { time: true }),
        localizedText("place", label("Place", "स्थान"), { maxLength: 160 }),
      ],
    },
    localizedParagraphs("correction", label("Correction", "भूल सुधार"), {
      maxLength: 1000,
      description: label(
        "What was wrong and how it was corrected. Readers see this above the text.",
        "के गल्ती थियो र कसरी सच्याइयो। पाठकले यसलाई पाठमाथि देख्छन्।",
      ),
    }),
    {
      ...dateField("publishedOn", label("Date", "मिति"), { required: true, sidebar: true }),
      index: true,
      defaultValue: () => new Date().toISOString(),
    },
    {
      name: "category",
      type: "select",
      label: label("Type", "प्रकार"),
      required: true,
      defaultValue: "news",
      index: true,
      options: optionsOf(newsCategoryWords),
      admin: { position: "sidebar" },
    },
    {
      name: "author",
      type: "relationship",
      relationTo: "people",
      label: label("Author", "लेखक"),
      required: true,
      admin: { position: "sidebar" },
    },
    {
      name: "projects",
      type: "relationship",
      relationTo: "projects",
      hasMany: true,
      label: label("Related projects", "सम्बन्धित परियोजना"),
      admin: { position: "sidebar" },
    },
    {
      name: "download",
      type: "checkbox",
      defaultValue: false,
      label: label("The press may download the pictures", "पत्रकारले तस्बिर डाउनलोड गर्न पाउने"),
      admin: { position: "sidebar" },
    },
    {
      name: "featured",
      type: "checkbox",
      defaultValue: false,
      label: label("Show first on the news page", "समाचार पृष्ठको सुरुमा देखाउने"),
      admin: { position: "sidebar" },
    },
  ],
});

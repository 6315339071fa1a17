import type { CollectionConfig } from "payload";
import { dateField } from "../fields/date.ts";
import { label } from "../fields/label.ts";
import { picturesField } from "../fields/pictures.ts";
import { richTextField } from "../fields/rich-text.ts";
import { localizedParagraphs, localizedText } from "../fields/texts.ts";
import { editorial, websiteGroup } from "./editorial.ts";

export const news: CollectionConfig = editorial({
  slug: "news",
  labels: { singular: label("News item", "समाचार"), plural: label("News and events", "समाचार तथा कार्यक्रम") },
  defaultSort: "-publishedOn",
  admin: { group: websiteGroup, useAsTitle: "name", defaultColumns: ["name", "publishedOn", "author", "_status"] },
  fields: [
    localizedText("name", label("Title", "शीर्षक"), { required: true, maxLength: 200 }),
    localizedParagraphs("description", label("Text", "विवरण")),
    richTextField("body", label("Full text", "पूरा विवरण")),
    picturesField(),
    {
      ...dateField("publishedOn", label("Date", "मिति"), { required: true, sidebar: true }),
      index: true,
      defaultValue: () => new Date().toISOString(),
    },
    {
      name: "author",
      type: "relationship",
      relationTo: "people",
      label: label("By", "लेखक"),
      required: true,
      admin: { position: "sidebar" },
    },
  ],
});

import { latinDigits } from "@setu/contract/digits";
import type { CollectionConfig, FieldHook, PayloadRequest } from "payload";
import { fiscalYear } from "../calendar/fiscal-year.ts";
import { editorial, websiteGroup } from "../platform/editorial/editorial.ts";
import { dateField } from "../platform/fields/date.ts";
import { label, say } from "../platform/fields/label.ts";
import { optionsOf } from "../platform/fields/options-of.ts";
import { localizedParagraphs, localizedText } from "../platform/fields/texts.ts";
import { documentsField } from "../platform/files/documents/document-fields.ts";
import { reportTypeWords } from "./types.ts";

/** The key of a typed fiscal year: people write "2082/83" or "२०८२/८३", stored as "2082-83". */
const asKey: FieldHook = ({ value }) =>
  typeof value === "string" ? latinDigits(value).trim().replace("/", "-") : value;

export const reports: CollectionConfig = editorial({
  slug: "reports",
  labels: { singular: label("Report", "प्रतिवेदन"), plural: label("Reports and publications", "प्रतिवेदन तथा प्रकाशन") },
  defaultSort: "-publishedOn",
  admin: { group: websiteGroup, useAsTitle: "name", defaultColumns: ["name", "type", "fiscalYear", "_status"] },
  fields: [
    localizedText("name", label("Title", "शीर्षक"), { required: true, maxLength: 200 }),
    localizedParagraphs("description", label("Summary", "सार"), {
      maxLength: 4000,
      description: label(
        "What it says, for readers who do not open the file. An empty line starts a new paragraph.",
        "फाइल नखोल्नेका लागि यसको सार। खाली पङ्क्तिले नयाँ अनुच्छेद सुरु हुन्छ।",
      ),
    }),
    documentsField(
      "documents",
      label("Files", "फाइलहरू"),
      label(
        "One file for each language. Without a file, visitors can request a copy.",
        "हरेक भाषाको एउटा फाइल। नराखे आगन्तुकले प्रति मगाउन सक्छन्।",
      ),
    ),
    {
      name: "type",
      type: "select",
      label: label("Type", "प्रकार"),
      required: true,
      options: optionsOf(reportTypeWords),
      admin: { position: "sidebar" },
    },
    {
      name: "authors",
      type: "relationship",
      relationTo: "people",
      hasMany: true,
      label: label("Authors", "लेखक"),
      admin: {
        position: "sidebar",
        description: label("It is then listed on their pages too.", "यो उहाँहरूको पृष्ठमा पनि देखिन्छ।"),
      },
    },
    {
      name: "fiscalYear",
      type: "text",
      label: label("Fiscal year (BS)", "आर्थिक वर्ष (वि.सं.)"),
      required: true,
      hooks: { beforeValidate: [asKey] },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        (typeof value === "string" && fiscalYear(value, "en") !== null) ||
        say(req, "Write the year as 2082/83.", "वर्ष २०८२/८३ को ढाँचामा लेख्नुहोस्।"),
      admin: {
        position: "sidebar",
        description: label("The year it is about: 2082/83.", "जुन वर्षसँग सम्बन्धित हो: २०८२/८३।"),
      },
    },
    {
      ...dateField("publishedOn", label("Published", "प्रकाशित मिति"), { required: true, sidebar: true }),
      index: true,
      defaultValue: () => new Date().toISOString(),
    },
  ],
});

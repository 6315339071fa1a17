import type { Field } from "payload";
import { emptyInCopies } from "../platform/editorial/copies.ts";
import { dateField } from "../platform/fields/date.ts";
import { label } from "../platform/fields/label.ts";
import { localizedParagraphs, localizedText } from "../platform/fields/texts.ts";
import { documentsField } from "../platform/files/documents/document-fields.ts";

/** Additions to a published notice: the notice itself stays as people have read it. */
export const noticeAddenda: Field = emptyInCopies({
  name: "addenda",
  type: "array",
  label: label("Addenda", "संशोधन सूचना"),
  labels: { singular: label("Addendum", "संशोधन सूचना"), plural: label("Addenda", "संशोधन सूचनाहरू") },
  admin: {
    description: label(
      "These are numbered by date. Change the deadline itself under Dates.",
      "मितिअनुसार नम्बर लाग्छ। म्याद भने “मिति” मा बदल्नुहोस्।",
    ),
  },
  fields: [
    dateField("date", label("Date", "मिति"), { required: true }),
    localizedText("name", label("Subject", "विषय"), { required: true, maxLength: 200 }),
    localizedParagraphs("description", label("Text", "विवरण"), { maxLength: 4000 }),
    {
      name: "changes",
      type: "array",
      label: label("What changed", "के बदलियो"),
      labels: { singular: label("Change", "परिवर्तन"), plural: label("Changes", "परिवर्तनहरू") },
      fields: [
        localizedText("what", label("Clause", "बुँदा"), { required: true, maxLength: 120 }),
        localizedText("before", label("Before", "पहिले"), { maxLength: 300 }),
        localizedText("after", label("Now", "अहिले"), { required: true, maxLength: 300 }),
      ],
    },
    documentsField(),
  ],
});

export const noticeQuestions: Field = emptyInCopies({
  name: "questions",
  type: "array",
  label: label("Questions and answers", "प्रश्नोत्तर"),
  labels: { singular: label("Question", "प्रश्न"), plural: label("Questions", "प्रश्नहरू") },
  admin: {
    description: label("Do not say who asked.", "कसले सोध्यो भन्ने नलेख्नुहोस्।"),
  },
  fields: [
    dateField("date", label("Asked on", "सोधिएको मिति"), { required: true }),
    localizedParagraphs("question", label("Question", "प्रश्न"), { required: true, maxLength: 1000 }),
    localizedParagraphs("answer", label("Answer", "जवाफ"), { maxLength: 3000 }),
  ],
});

import type { Tab } from "payload";
import { label } from "../../platform/fields/label.ts";
import { optionsOf } from "../../platform/fields/options-of.ts";
import { localizedText } from "../../platform/fields/texts.ts";
import { criteriaField } from "../criteria.ts";
import { fileTypeWords, questionKindWords } from "../words.ts";
import { rowKey } from "./row-key.ts";

/** The data that applicants are asked for, besides name and address. */
export const applicationTab: Tab = {
  label: label("Application", "आवेदन"),
  fields: [
    {
      name: "documents",
      type: "array",
      label: label("Requested documents", "माग गरिएका कागजात"),
      labels: { singular: label("Document", "कागजात"), plural: label("Documents", "कागजातहरू") },
      maxRows: 10,
      fields: [
        {
          type: "row",
          fields: [
            rowKey("documents"),
            localizedText("label", label("Name of the document", "कागजातको नाम"), { required: true, maxLength: 120 }),
          ],
        },
        {
          type: "row",
          fields: [
            {
              name: "types",
              type: "select",
              hasMany: true,
              required: true,
              defaultValue: ["pdf", "docx"],
              options: optionsOf(fileTypeWords),
              label: label("File types", "फाइलका प्रकार"),
            },
            {
              name: "maxMb",
              type: "number",
              min: 1,
              max: 10,
              defaultValue: 5,
              required: true,
              label: label("Largest size (MB)", "अधिकतम आकार (MB)"),
            },
            { name: "required", type: "checkbox", defaultValue: true, label: label("Required", "अनिवार्य") },
          ],
        },
      ],
    },
    {
      name: "questions",
      type: "array",
      label: label("Questions", "प्रश्नहरू"),
      labels: { singular: label("Question", "प्रश्न"), plural: label("Questions", "प्रश्नहरू") },
      maxRows: 10,
      fields: [
        {
          type: "row",
          fields: [
            rowKey("questions"),
            localizedText("text", label("Question", "प्रश्न"), { required: true, maxLength: 300 }),
          ],
        },
        {
          type: "row",
          fields: [
            {
              name: "kind",
              type: "select",
              required: true,
              defaultValue: "text",
              options: optionsOf(questionKindWords),
              label: label("Type of answer", "जवाफको प्रकार"),
            },
            {
              name: "maxLength",
              type: "number",
              min: 1,
              max: 3000,
              defaultValue: 600,
              label: label("Longest answer (characters)", "जवाफको अधिकतम लम्बाइ (अक्षर)"),
              admin: { condition: (_, row) => row?.["kind"] === "text" },
            },
            {
              name: "required",
              type: "checkbox",
              defaultValue: true,
              label: label("Must be answered", "जवाफ अनिवार्य"),
            },
          ],
        },
      ],
    },
    criteriaField(
      label(
        "Colleagues score applications by these criteria, from 1 to 5. If there are none, those of the careers page are used.",
        "सहकर्मीले यी आधारमा १ देखि ५ सम्म अङ्क दिन्छन्। खाली छोडे रोजगारी पृष्ठका आधार लागू हुन्छन्।",
      ),
    ),
  ],
};

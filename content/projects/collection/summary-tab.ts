import type { Tab } from "payload";
import { dateField } from "../../platform/fields/date.ts";
import { label } from "../../platform/fields/label.ts";
import { optionsOf } from "../../platform/fields/options-of.ts";
import { localizedParagraphs, localizedText } from "../../platform/fields/texts.ts";
import { projectStageWords } from "../words.ts";
import { guarded } from "./confidential.ts";
import { measureField } from "./measure-field.ts";

/** The fields of a project that every list shows. */
export const summaryTab: Tab = {
  label: label("Summary", "सार"),
  fields: [
    localizedText("name", label("Name", "नाम"), { required: true, maxLength: 160 }),
    localizedText("summary", label("Summary in one sentence", "एक वाक्यमा सार"), {
      maxLength: 240,
      description: label(
        "Shown below the name. It is public even when the project is confidential.",
        "नाममुनि देखिन्छ। परियोजना गोप्य भए पनि यो सार्वजनिक हुन्छ।",
      ),
    }),
    guarded(
      localizedParagraphs("description", label("Description", "विवरण"), {
        description: label(
          "The opening paragraphs. The challenge, the work and the result have a tab of their own.",
          "सुरुका अनुच्छेद। चुनौती, काम र नतिजाका लागि छुट्टै ट्याब छ।",
        ),
      }),
    ),
    {
      type: "row",
      fields: [
        guarded({ name: "code", type: "text", label: label("Project number", "परियोजना नम्बर"), maxLength: 40 }),
        guarded(
          localizedText("quantity", label("Main quantity (456 MW)", "मुख्य परिमाण (४५६ मेगावाट)"), { maxLength: 40 }),
        ),
      ],
    },
    {
      // Not "status": Payload's own _status has that name in the database.
      name: "stage",
      type: "select",
      label: label("Stage of our work", "हाम्रो कामको अवस्था"),
      defaultValue: "completed",
      options: optionsOf(projectStageWords),
    },
    {
      type: "row",
      fields: [
        guarded(dateField("startedOn", label("Started", "सुरु मिति"))),
        guarded(
          dateField("endedOn", label("Ended", "समाप्ति मिति"), {
            description: label("The day our work ended or will end (AD).", "हाम्रो काम सकिएको वा सकिने दिन (इस्वी सन्‌मा)।"),
          }),
        ),
      ],
    },
    guarded({
      name: "quantities",
      type: "array",
      label: label("Key quantities", "मुख्य परिमाणहरू"),
      labels: { singular: label("Quantity", "परिमाण"), plural: label("Quantities", "परिमाणहरू") },
      maxRows: 12,
      admin: {
        description: label(
          "The figures an engineer would ask for first: Dam height, 240, m. The first three are shown large. Choose what an amount is compared by, and visitors can filter for projects from a given size upwards.",
          "इन्जिनियरले पहिले सोध्ने अङ्क: बाँधको उचाइ, २४०, मिटर। सुरुका तीनवटा ठूला अक्षरमा देखिन्छन्। तुलनाको आधार छान्नुभयो भने आगन्तुकले निश्चित आकारभन्दा ठूला परियोजना मात्र हेर्न सक्छन्।",
        ),
      },
      fields: [
        {
          type: "row",
          fields: [
            localizedText("label", label("What", "के"), { required: true, maxLength: 60 }),
            localizedText("value", label("Figure", "अङ्क"), { required: true, maxLength: 30 }),
            localizedText("unit", label("Unit", "एकाइ"), { maxLength: 30 }),
            measureField,
          ],
        },
      ],
    }),
  ],
};

import { employmentTypes, payUnits } from "@setu/contract/vacancies";
import type { Tab } from "payload";
import { dateField } from "../../platform/fields/date.ts";
import { label } from "../../platform/fields/label.ts";
import { optionsOf } from "../../platform/fields/options-of.ts";
import { localizedText } from "../../platform/fields/texts.ts";
import { employmentTypeWords, payUnitWords, workPatternWords } from "../words.ts";

/** The fields of the fact box. */
export const postTab: Tab = {
  label: label("Position", "पद"),
  fields: [
    localizedText("name", label("Title", "पदको नाम"), { required: true, maxLength: 120 }),
    localizedText("summary", label("The position in one or two sentences", "पदको परिचय, एक–दुई वाक्यमा"), {
      maxLength: 300,
    }),
    {
      type: "row",
      fields: [
        {
          name: "discipline",
          type: "relationship",
          relationTo: "disciplines",
          required: true,
          label: label("Discipline", "विधा"),
        },
        {
          name: "office",
          type: "relationship",
          relationTo: "offices",
          required: true,
          label: label("Office", "कार्यालय"),
        },
        localizedText("place", label("Location, if not at the office", "स्थान (कार्यालयमा नभए)"), {
          maxLength: 80,
          description: label("Such as “Surkhet, site”.", "जस्तै “सुर्खेत, कार्यस्थल”।"),
        }),
      ],
    },
    {
      type: "row",
      fields: [
        {
          name: "employmentType",
          type: "select",
          required: true,
          defaultValue: employmentTypes[0],
          options: optionsOf(employmentTypeWords),
          label: label("Type", "प्रकार"),
        },
        {
          name: "workPattern",
          type: "select",
          required: true,
          defaultValue: "office",
          options: optionsOf(workPatternWords),
          label: label("Work pattern", "कामको प्रकृति"),
        },
        {
          name: "posts",
          type: "number",
          required: true,
          min: 1,
          max: 99,
          defaultValue: 1,
          validate: wholeNumber,
          label: label("Number of positions", "पद सङ्ख्या"),
        },
      ],
    },
    {
      type: "row",
      fields: [
        localizedText("level", label("Level", "तह"), { maxLength: 80 }),
        dateField("startsOn", label("Start date", "काम सुरु हुने मिति")),
      ],
    },
    localizedText("pay", label("Pay, in words", "पारिश्रमिक, शब्दमा"), {
      maxLength: 160,
      description: label(
        "What visitors read. If this is empty, nothing is shown.",
        "आगन्तुकले पढ्ने पाठ। खाली छोडे केही देखिँदैन।",
      ),
    }),
    {
      name: "payRange",
      type: "group",
      label: label("Pay, in figures", "पारिश्रमिक, अङ्कमा"),
      admin: { description: label("For search engines.", "खोज इन्जिनका लागि।") },
      fields: [
        {
          type: "row",
          fields: [
            { name: "min", type: "number", min: 0, label: label("From", "न्यूनतम") },
            { name: "max", type: "number", min: 0, label: label("To", "अधिकतम") },
            { name: "currency", type: "text", maxLength: 3, defaultValue: "NPR", label: label("Currency", "मुद्रा") },
            {
              name: "unit",
              type: "select",
              defaultValue: payUnits[0],
              options: optionsOf(payUnitWords),
              label: label("Period", "अवधि"),
            },
          ],
        },
      ],
    },
  ],
};

function wholeNumber(value: unknown): true | string {
  const fits = typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 99;
  return fits || "1–99";
}

import type { Tab } from "payload";
import { dateField } from "../../platform/fields/date.ts";
import { label } from "../../platform/fields/label.ts";
import { optionsOf } from "../../platform/fields/options-of.ts";
import { localizedText } from "../../platform/fields/texts.ts";
import { roleKindWords } from "../words.ts";

const ofBoard = (_: unknown, row: { kind?: unknown } | undefined): boolean => row?.kind === "board";

/** The person's roles in the firm, past and present, each with its term. */
export const rolesTab: Tab = {
  label: label("Roles", "भूमिका"),
  description: label(
    "Each role puts the person on a page: the board, the key personnel or the team. A role that has ended stays here; " +
      "a role on the board then puts the person among the past members. Without any role the person belongs to the team.",
    "हरेक भूमिकाले व्यक्तिलाई एउटा पृष्ठमा राख्छ: सञ्चालक समिति, प्रमुख व्यक्ति वा टोली। सकिएको भूमिका पनि यहीँ रहन्छ; " +
      "सञ्चालक समितिको भए पूर्वसदस्यमा देखिन्छ। कुनै भूमिका नभए व्यक्ति टोलीमा गनिन्छ।",
  ),
  fields: [
    {
      name: "roles",
      type: "array",
      label: label("Roles and terms of office", "भूमिका र कार्यकाल"),
      labels: { singular: label("Role", "भूमिका"), plural: label("Roles", "भूमिकाहरू") },
      maxRows: 20,
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "kind",
              type: "select",
              label: label("Listed among", "कुन सूचीमा"),
              required: true,
              defaultValue: "team",
              options: optionsOf(roleKindWords),
            },
            localizedText("title", label("Title of the role", "भूमिकाको नाम"), {
              maxLength: 100,
              description: label("If this is empty, the designation is shown.", "खाली छोडे पद देखिन्छ।"),
            }),
            {
              name: "place",
              type: "number",
              min: 0,
              max: 999,
              label: label("Place in the list", "सूचीको क्रम"),
              admin: { description: label("The smallest number comes first.", "सबैभन्दा सानो अङ्क पहिले आउँछ।") },
            },
          ],
        },
        {
          type: "row",
          fields: [
            dateField("since", label("Since", "सुरु मिति")),
            dateField("until", label("Until", "अन्त्य मिति"), {
              description: label(
                "Leave this empty while the term continues. A future date is shown as the end of the term.",
                "कार्यकाल चालु भए खाली छोड्नुहोस्। भविष्यको मिति राखे कार्यकालको अन्त्य भनेर देखिन्छ।",
              ),
            }),
          ],
        },
        {
          name: "chair",
          type: "checkbox",
          defaultValue: false,
          label: label("Chairs the board (shown first)", "सञ्चालक समितिको अध्यक्ष (सबैभन्दा पहिले देखिन्छ)"),
          admin: { condition: ofBoard },
        },
        {
          ...localizedText("representing", label("Group", "पक्ष"), { maxLength: 120 }),
          admin: { condition: ofBoard },
        } as ReturnType<typeof localizedText>,
      ],
    },
  ],
};

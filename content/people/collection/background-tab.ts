import type { FieldAccess, Tab } from "payload";
import { countrySelect } from "../../platform/fields/country-select.ts";
import { label } from "../../platform/fields/label.ts";
import { localizedText } from "../../platform/fields/texts.ts";

/** Keeps a registration number private until the checkbox beside it makes it public. */
const publicNumber: FieldAccess = ({ req, siblingData }) =>
  Boolean(req.user) || (siblingData as { numberPublic?: unknown } | undefined)?.numberPublic === true;

/** Years in the profession, qualifications, registrations and memberships. */
export const backgroundTab: Tab = {
  label: label("Background", "योग्यता र अनुभव"),
  fields: [
    {
      name: "practisingSince",
      type: "number",
      min: 1940,
      max: 2100,
      label: label("In the profession since (year AD)", "पेसामा लागेको वर्ष (इस्वी सन्)"),
      admin: {
        description: label("Years of experience are counted from this year.", "अनुभवका वर्ष यसैबाट गनिन्छन्।"),
      },
    },
    {
      name: "qualifications",
      type: "array",
      label: label("Qualifications", "शैक्षिक योग्यता"),
      labels: { singular: label("Qualification", "योग्यता"), plural: label("Qualifications", "योग्यता") },
      maxRows: 12,
      fields: [
        {
          type: "row",
          fields: [
            localizedText("name", label("Degree or course", "उपाधि वा तालिम"), { required: true, maxLength: 160 }),
            localizedText("institution", label("Institution", "शिक्षण संस्था"), { maxLength: 160 }),
            { name: "year", type: "number", min: 1940, max: 2100, label: label("Year (AD)", "वर्ष (इस्वी सन्)") },
          ],
        },
      ],
    },
    {
      name: "memberships",
      type: "array",
      label: label("Registrations and memberships", "दर्ता र सदस्यता"),
      labels: { singular: label("Membership", "सदस्यता"), plural: label("Memberships", "सदस्यता") },
      maxRows: 12,
      fields: [
        {
          type: "row",
          fields: [
            localizedText("name", label("Body and grade", "निकाय र श्रेणी"), { required: true, maxLength: 160 }),
            {
              name: "number",
              type: "text",
              label: label("Number", "नम्बर"),
              maxLength: 60,
              access: { read: publicNumber },
            },
          ],
        },
        {
          name: "numberPublic",
          type: "checkbox",
          defaultValue: false,
          label: label("Visitors may see the number", "आगन्तुकले नम्बर देख्न सक्छन्"),
        },
      ],
    },
    localizedText("languages", label("Languages", "भाषाहरू"), {
      maxLength: 200,
      description: label(
        "Separate them with commas: Nepali, English, Nepal Bhasa.",
        "अल्पविरामले छुट्ट्याउनुहोस्: नेपाली, अङ्ग्रेजी, नेपालभाषा।",
      ),
    }),
    {
      ...countrySelect,
      name: "countries",
      hasMany: true,
      label: label("Has worked in", "काम गरेका देश"),
    },
  ],
};

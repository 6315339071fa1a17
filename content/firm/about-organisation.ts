import type { ArrayField, Field } from "payload";
import { label } from "../platform/fields/label.ts";
import { localizedText } from "../platform/fields/texts.ts";

const unit: Field[] = [
  {
    type: "row",
    fields: [
      localizedText("name", label("Name", "नाम"), { required: true, maxLength: 120 }),
      {
        name: "head",
        type: "relationship",
        relationTo: "people",
        label: label("Headed by", "प्रमुख"),
      },
    ],
  },
];

const units = (name: string, dbName: string, deeper: Field[]): ArrayField => ({
  name,
  type: "array",
  // Otherwise names of nested tables would be longer than PostgreSQL allows.
  dbName,
  label: label("Units below", "मातहतका एकाइ"),
  labels: { singular: label("Unit", "एकाइ"), plural: label("Units", "एकाइहरू") },
  maxRows: 20,
  fields: [...unit, ...deeper],
});

/** The organisation: three levels, which the page draws as a tree of text. */
export const organisation: ArrayField = {
  ...units("organisation", "about_units", [
    // Each level has a name of its own: two tables with the same name could not be told apart.
    units("departments", "about_departments", [units("sections", "about_sections", [])]),
  ]),
  label: label("Organisation", "सङ्गठन संरचना"),
  admin: {
    description: label(
      "From the top down: the board, then the management, then the departments and their sections.",
      "माथिबाट तल: सञ्चालक समिति, त्यसमुनि व्यवस्थापन, त्यसमुनि विभाग र शाखा।",
    ),
  },
};

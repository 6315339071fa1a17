import type { ArrayField } from "payload";
import { label } from "../platform/fields/label.ts";
import { localizedText } from "../platform/fields/texts.ts";

type Label = { en: string; ne: string };

/** The criteria that colleagues score one by one. Visitors do not see them. */
export const criteriaField = (description: Label): ArrayField => ({
  name: "criteria",
  type: "array",
  label: label("Criteria for scores", "अङ्क दिने आधार"),
  labels: { singular: label("Criterion", "आधार"), plural: label("Criteria", "आधारहरू") },
  maxRows: 8,
  admin: { description },
  custom: { internal: true },
  fields: [localizedText("name", label("Criterion", "आधार"), { required: true, maxLength: 120 })],
});

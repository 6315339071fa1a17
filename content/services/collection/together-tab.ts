import type { CollectionSlug, Field, Tab } from "payload";
import { label } from "../../platform/fields/label.ts";

type Text = ReturnType<typeof label>;
const several = (name: string, relationTo: CollectionSlug, text: Text, description?: Text): Field => ({
  name,
  type: "relationship",
  relationTo,
  hasMany: true,
  label: text,
  ...(description && { admin: { description } }),
});

/** The people and reports of a service. Its projects are those that name the service. */
export const togetherTab: Tab = {
  label: label("People and publications", "व्यक्ति र प्रकाशन"),
  fields: [
    several("sectors", "project-groups", label("Sectors", "क्षेत्रहरू")),
    several(
      "experts",
      "people",
      label("Specialists", "विज्ञ"),
      label("The first three who are still with us are shown.", "संस्थामै रहेका सुरुका तीन जना देखिन्छन्।"),
    ),
    several("reports", "reports", label("Related reports", "सम्बन्धित प्रकाशन")),
  ],
};

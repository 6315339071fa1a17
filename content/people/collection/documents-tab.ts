import type { FieldAccess, Tab } from "payload";
import { label } from "../../platform/fields/label.ts";

/** Hides the sheet from visitors until the person has agreed to publish it. */
const agreed: FieldAccess = ({ req, doc }) => Boolean(req.user) || doc?.["cvPublic"] === true;

/** The CV sheet for proposals, of people who let visitors have it. */
export const documentsTab: Tab = {
  label: label("CV", "बायोडाटा (CV)"),
  fields: [
    {
      name: "cv",
      type: "upload",
      relationTo: "documents",
      label: label("CV file", "बायोडाटा (CV) को फाइल"),
      access: { read: agreed },
    },
    {
      name: "cvPublic",
      type: "checkbox",
      defaultValue: false,
      // A copy is another person, who has not agreed.
      hooks: { beforeDuplicate: [() => false] },
      label: label(
        "This person agrees that visitors may download it",
        "आगन्तुकले यो डाउनलोड गर्न पाउने गरी व्यक्तिको सहमति छ",
      ),
    },
  ],
};

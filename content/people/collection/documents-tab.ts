import type { FieldAccess, Tab } from "payload";
import { label } from "../../platform/fields/label.ts";

/** Only the staff know of the sheet before the person has agreed to publish it. */
const agreed: FieldAccess = ({ req, doc }) => Boolean(req.user) || doc?.["cvPublic"] === true;

/** The sheet that is sent with proposals, for people who let visitors have it. */
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
      label: label(
        "This person agrees that visitors may download it",
        "आगन्तुकले यो डाउनलोड गर्न पाउने गरी व्यक्तिको सहमति छ",
      ),
    },
  ],
};

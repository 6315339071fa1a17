import type { Tab } from "payload";
import { label } from "../../platform/fields/label.ts";
import { richTextField } from "../../platform/fields/rich-text.ts";
import { localizedParagraphs } from "../../platform/fields/texts.ts";

const onePerLine = label("One on each line.", "हरेक पङ्क्तिमा एउटा।");

/** The content of the service's page. */
export const detailTab: Tab = {
  label: label("What we do", "हामी के गर्छौँ"),
  fields: [
    richTextField("body", label("What we do", "हामी के गर्छौँ")),
    localizedParagraphs("deliverables", label("Typical deliverables", "हामीले बुझाउने कुरा"), {
      maxLength: 2000,
      description: onePerLine,
    }),
    localizedParagraphs("standards", label("Standards we use", "प्रयोग हुने मापदण्ड"), {
      maxLength: 2000,
      description: onePerLine,
    }),
  ],
};

import type { noticeTypes } from "@setu/contract/notices";
import { label } from "../platform/fields/label.ts";

/** The types of notices, as editors choose them and as visitors read them. */
export const noticeTypeWords: Record<(typeof noticeTypes)[number], { en: string; ne: string }> = {
  vacancy: label("Vacancy", "पदपूर्ति"),
  procurement: label("Procurement", "खरिद"),
  result: label("Result", "नतिजा"),
  agm: label("General meeting", "साधारण सभा"),
  general: label("General", "सामान्य"),
};

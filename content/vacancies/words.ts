import type {
  applicationFileTypes,
  employmentTypes,
  payUnits,
  questionKinds,
  workPatterns,
} from "@setu/contract/vacancies";
import { label } from "../platform/fields/label.ts";

type Words = { en: string; ne: string };

/** The choices of a vacancy's select fields, as the staff choose them and as visitors read them. */
export const employmentTypeWords: Record<(typeof employmentTypes)[number], Words> = {
  permanent: label("Permanent", "स्थायी"),
  "fixed-term": label("Fixed term", "निश्चित अवधि"),
  project: label("For a project", "परियोजना अवधिभर"),
  internship: label("Internship", "इन्टर्नसिप"),
  consultancy: label("Consultancy", "परामर्श सेवा"),
};
export const workPatternWords: Record<(typeof workPatterns)[number], Words> = {
  office: label("At the office", "कार्यालयमा"),
  site: label("On site", "कार्यस्थलमा"),
  mixed: label("Office and site", "कार्यालय र कार्यस्थल"),
};
export const fileTypeWords: Record<(typeof applicationFileTypes)[number], Words> = {
  pdf: label("PDF", "PDF"),
  docx: label("Word (DOCX)", "Word (DOCX)"),
  jpg: label("Photo (JPG)", "फोटो (JPG)"),
  png: label("Picture (PNG)", "तस्बिर (PNG)"),
};
export const questionKindWords: Record<(typeof questionKinds)[number], Words> = {
  text: label("Text", "लेखेर"),
  "yes-no": label("Yes or no", "हो वा होइन"),
  number: label("Number", "अङ्क"),
};
export const payUnitWords: Record<(typeof payUnits)[number], Words> = {
  month: label("a month", "प्रतिमहिना"),
  day: label("a day", "प्रतिदिन"),
  year: label("a year", "प्रतिवर्ष"),
};

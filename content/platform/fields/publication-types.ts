import type { newsCategories } from "@setu/contract/news";
import type { noticeTypes } from "@setu/contract/notices";
import type { reportTypes } from "@setu/contract/reports";
import { label } from "./label.ts";

type Words = { en: string; ne: string };

/** The types of reports, notices and news, as editors choose them and as visitors read them. */
export const reportTypeWords: Record<(typeof reportTypes)[number], Words> = {
  annual: label("Annual report", "वार्षिक प्रतिवेदन"),
  technical: label("Technical paper", "प्राविधिक प्रतिवेदन"),
  policy: label("Policy", "नीति"),
  brochure: label("Brochure", "परिचय पुस्तिका"),
};
export const noticeTypeWords: Record<(typeof noticeTypes)[number], Words> = {
  vacancy: label("Vacancy", "पदपूर्ति"),
  procurement: label("Procurement", "खरिद तथा आशयपत्र"),
  result: label("Result", "नतिजा"),
  agm: label("General meeting", "साधारण सभा"),
  general: label("General", "सामान्य"),
};
export const newsCategoryWords: Record<(typeof newsCategories)[number], Words> = {
  news: label("News", "समाचार"),
  event: label("Event", "कार्यक्रम"),
  award: label("Award", "सम्मान"),
};

/** The options of a select field. */
export const optionsOf = (words: Record<string, Words>) =>
  Object.entries(words).map(([value, text]) => ({ value, label: text }));

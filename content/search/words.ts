import type { Locale } from "@setu/contract/locale";
import type { SearchKind } from "@setu/contract/search/results";

/** The labels of results, by kind. */
export const kindWords: Record<SearchKind, Record<Locale, string>> = {
  story: { en: "Success story", ne: "सफलताको कथा" },
  project: { en: "Project", ne: "परियोजना" },
  group: { en: "Sector", ne: "क्षेत्र" },
  service: { en: "Service", ne: "सेवा" },
  news: { en: "News", ne: "समाचार" },
  person: { en: "Person", ne: "व्यक्ति" },
  office: { en: "Office", ne: "कार्यालय" },
  notice: { en: "Notice", ne: "सूचना" },
  report: { en: "Report", ne: "प्रतिवेदन" },
  vacancy: { en: "Vacancy", ne: "रिक्त पद" },
  album: { en: "Photos", ne: "तस्बिर" },
  article: { en: "About Us", ne: "हाम्रो बारेमा" },
  page: { en: "Page", ne: "पृष्ठ" },
  faq: { en: "Question", ne: "प्रश्न" },
  discussion: { en: "Discussion", ne: "छलफल" },
  legal: { en: "Legal text", ne: "कानुनी पाठ" },
};

export const facetWords = {
  en: { kind: "Type", year: "Year", lang: "Language", languages: { en: "English", ne: "Nepali" } },
  ne: { kind: "प्रकार", year: "वर्ष", lang: "भाषा", languages: { en: "अङ्ग्रेजी", ne: "नेपाली" } },
};

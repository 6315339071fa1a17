import type { Locale } from "@setu/contract/locale";

type Heading = Record<Locale, string>;

/** The headings of the home page's sections until an editor writes others (specification, section 2). */
export const defaultHeadings = {
  perspective: { en: "CEO's Perspective", ne: "प्रमुख कार्यकारीको दृष्टिकोण" },
  values: { en: "Our Mission, Vision and values", ne: "हाम्रो ध्येय, दूरदृष्टि र मूल्यमान्यता" },
  location: { en: "Where we are?", ne: "हामी कहाँ छौँ?" },
  project: { en: "Our Project Highlights", ne: "हाम्रा मुख्य परियोजनाहरू" },
  service: { en: "Services & Sectors", ne: "सेवा र क्षेत्र" },
  news: { en: "Recent News & Events", ne: "ताजा समाचार र कार्यक्रम" },
  contact: { en: "Get in touch", ne: "सम्पर्क गर्नुहोस्" },
} as const satisfies Record<string, Heading>;

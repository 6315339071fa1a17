/** Texts for all pages about people. */
export const peopleWords = {
  en: {
    lists: "Lists of people",
    team: "Team",
    key: "Key personnel",
    board: "Board of directors",
    experience: (n: number, figure: string) => (n === 1 ? "1 year of experience" : `${figure} years of experience`),
    since: "Since",
    representing: "Group",
  },
  ne: {
    lists: "व्यक्तिहरूका सूची",
    team: "टोली",
    key: "प्रमुख व्यक्तिहरू",
    board: "सञ्चालक समिति",
    experience: (_: number, figure: string) => `${figure} वर्षको अनुभव`,
    since: "नियुक्ति मिति",
    representing: "पक्ष",
  },
};

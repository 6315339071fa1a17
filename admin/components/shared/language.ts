/** The names of the content's languages, in each language of the screens. */
export const languageNames = {
  en: { en: "English", ne: "Nepali" },
  ne: { en: "अङ्ग्रेजी", ne: "नेपाली" },
};

/** A language of the screens, and of the content. */
export type Language = "en" | "ne";

/** The language of a screen, or of its texts. */
export const languageOf = ({ language }: { language: string }): Language => (language.startsWith("ne") ? "ne" : "en");

/** The names of the content's languages, in each language of the screens. */
export const languageNames = {
  en: { en: "English", ne: "Nepali" },
  ne: { en: "अङ्ग्रेजी", ne: "नेपाली" },
};

/** The fields about the applicant as a person, in the order of the form. `name_ne` is the name in Devanagari. */
export const personFields = [
  "name",
  "name_ne",
  "email",
  "phone",
  "country",
  "district",
  "current_position",
  "years_experience",
  "qualification",
  "nec_no",
  "linkedin",
] as const;

/** All fields that an applicant fills in, in the order of the form. */
export const applicationFields = [...personFields, "cover_letter", "heard_from", "adjustments"] as const;
export type ApplicationField = (typeof applicationFields)[number];

/** The maximum number of words, counted as a reader counts them, in either script. */
export const coverLetterWords = 500;
/** The maximum length in characters of an answer, where the vacancy does not set one. */
export const answerLength = 2000;

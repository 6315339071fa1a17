/** What an applicant types about himself or herself, in the order of the form. `name_ne` is the name in Devanagari. */
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

/** Everything that an applicant types, in the order of the form. */
export const applicationFields = [...personFields, "cover_letter", "heard_from", "adjustments"] as const;
export type ApplicationField = (typeof applicationFields)[number];

/** Words at most, counted as a reader counts them, in either script. */
export const coverLetterWords = 500;
/** Characters at most that a question's answer may have where the vacancy does not say. */
export const answerLength = 2000;

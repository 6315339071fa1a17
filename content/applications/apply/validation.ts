import {
  type ApplicationField,
  answerLength,
  applicationFields,
  coverLetterWords,
} from "@setu/contract/application-fields";
import type { ApplicationRequest } from "@setu/contract/applications";
import { latinDigits } from "@setu/contract/digits";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { FieldErrors } from "@setu/contract/shapes/envelope";
import { wordCount } from "@setu/contract/text/word-count";
import type { VacancyDetail } from "@setu/contract/vacancies";
import {
  emailLength,
  isEmail,
  isNumber,
  isOneLine,
  isPhoneNumber,
  tidyAddress,
  tidyLine,
  tidyParagraphs,
} from "../../platform/text/typed-text.ts";
import { applicationTexts } from "./texts.ts";

/** The longest text for each field, in UTF-16 units. */
const limits: Record<ApplicationField, number> = {
  name: 120,
  name_ne: 120,
  email: emailLength,
  phone: 40,
  country: 80,
  district: 80,
  current_position: 160,
  years_experience: 3,
  qualification: 200,
  nec_no: 60,
  linkedin: 300,
  cover_letter: 8000,
  heard_from: 160,
  adjustments: 1000,
};
const inParagraphs: ReadonlySet<ApplicationField> = new Set(["cover_letter", "adjustments"]);

/** The text of a field as stored. */
export function tidyField(name: ApplicationField, text: string): string {
  if (["email", "phone", "years_experience"].includes(name)) return tidyAddress(text);
  return inParagraphs.has(name) ? tidyParagraphs(text) : tidyLine(text);
}

/** The texts of an application, as stored. */
export interface CheckedApplication {
  fields: Record<ApplicationField, string>;
  answers: { key: string; question: string; answer: string }[];
}

/** The version of the consent text; empty if there is none. */
export const consentVersionOf = ({ consent }: VacancyDetail): string => consent?.version ?? "";

/**
 * Tidies and checks the texts of an application. Documents are checked elsewhere; `more` holds their faults.
 * @throws FrontApiError `invalid` with a list of messages for each field: `name`, `answers.travel`, `files.cv`, `consent`.
 */
export function checkedApplication(
  given: ApplicationRequest,
  vacancy: VacancyDetail,
  locale: Locale,
  more: FieldErrors,
): CheckedApplication {
  const texts = applicationTexts[locale];
  const errors: FieldErrors = { ...more };
  const fields = Object.fromEntries(applicationFields.map((name) => [name, tidyField(name, given[name])])) as Record<
    ApplicationField,
    string
  >;
  fields.years_experience = latinDigits(fields.years_experience);

  const faultOf = (name: ApplicationField): string | undefined => {
    const text = fields[name];
    if (text === "") return texts.required[name];
    if (text.length > limits[name]) return texts.tooLong(limits[name]);
    if (!inParagraphs.has(name) && !isOneLine(text)) return texts.oneLine;
    if (name === "email" && !isEmail(text)) return texts.email;
    if (name === "phone" && !isPhoneNumber(text)) return texts.phone;
    if (name === "years_experience" && !(/^\d+$/.test(text) && Number(text) <= 70)) return texts.years;
    if (name === "linkedin" && URL.parse(text)?.protocol !== "https:") return texts.profile;
    const words = name === "cover_letter" ? wordCount(text) : 0;
    return words > coverLetterWords ? texts.tooManyWords(coverLetterWords, words) : undefined;
  };
  for (const name of applicationFields) {
    const fault = faultOf(name);
    if (fault) errors[name] = [fault];
  }

  const answers = vacancy.questions.map(({ key, text, kind, required: isRequired, max_length }) => {
    const tidy = kind === "text" ? tidyParagraphs : kind === "number" ? tidyAddress : tidyLine;
    const answer = tidy(given.answers[key] ?? "");
    const limit = max_length ?? answerLength;
    const fault =
      (answer === "" && isRequired && texts.answer) ||
      (answer.length > limit && texts.tooLong(limit)) ||
      (answer !== "" && kind === "number" && !isNumber(answer) && texts.number) ||
      (answer !== "" && kind === "yes-no" && !["yes", "no"].includes(answer) && texts.yesNo);
    if (fault) errors[`answers.${key}`] = [fault];
    return { key, question: text, answer };
  });

  if (given.consent !== consentVersionOf(vacancy))
    errors["consent"] = [given.consent ? texts.consentChanged : texts.consent];
  if (Object.keys(errors).length > 0) throw new FrontApiError("invalid", texts.invalid, { errors });
  return { fields, answers };
}

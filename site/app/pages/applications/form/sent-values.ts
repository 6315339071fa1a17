import { FrontApiError } from "@setu/contract/errors";
import type { FieldErrors } from "@setu/contract/shapes/envelope";

/** The errors of an application that was not stored, with all values that were sent: nothing has to be typed twice. */
export interface ApplicationFailure {
  message: string;
  errors: FieldErrors;
  values: Record<string, string>;
  /** Whether there is already an application: a link to it can be requested. */
  applied: boolean;
  status: number;
}

type Values = Record<string, string>;

/** Returns the texts of a form; files are sent separately. */
export const textsIn = (form: FormData): Values =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])));

/** Returns the values whose names have a prefix, without the prefix: `files.cv` as `cv`. */
export const under = (prefix: string, values: Values, { empty = false } = {}): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(prefix) && (value || empty) ? [[name.slice(prefix.length), value] as const] : [],
    ),
  );

/** Lists files whose upload was refused: if they were omitted silently, the applicant would notice too late. */
export const refusedFiles = (values: Values): Values =>
  Object.fromEntries(Object.keys(under("refused.", values)).map((key) => [key, "refused"]));

/** Replaces the message that a file is missing by the reason why the server refused it. */
export function withRefused(error: FrontApiError, values: Values): FrontApiError {
  const errors = { ...error.errors };
  for (const [key, why] of Object.entries(under("refused.", values))) errors[`files.${key}`] = [why];
  return new FrontApiError(error.code, error.message, { errors, cause: error.cause });
}

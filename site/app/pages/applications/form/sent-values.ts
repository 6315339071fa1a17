import { FrontApiError } from "@setu/contract/errors";
import type { FieldErrors } from "@setu/contract/shapes/envelope";

/** Why an application was not stored, with all that was sent: nothing has to be typed twice. */
export interface ApplicationFailure {
  message: string;
  errors: FieldErrors;
  values: Record<string, string>;
  /** There is one already: a link to it can be asked for. */
  applied: boolean;
  status: number;
}

type Values = Record<string, string>;

/** The words of a form; files go their own way. */
export const textsIn = (form: FormData): Values =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])));

/** The values whose names have a prefix, without it: `files.cv` as `cv`. */
export const under = (prefix: string, values: Values, { empty = false } = {}): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(prefix) && (value || empty) ? [[name.slice(prefix.length), value] as const] : [],
    ),
  );

/** A file that was refused on its way is named all the same: what is left out unsaid would be missed too late. */
export const refusedFiles = (values: Values): Values =>
  Object.fromEntries(Object.keys(under("refused.", values)).map((key) => [key, "refused"]));

/** A file that the server refused on its way says more than that it is missing. */
export function withRefused(error: FrontApiError, values: Values): FrontApiError {
  const errors = { ...error.errors };
  for (const [key, why] of Object.entries(under("refused.", values))) errors[`files.${key}`] = [why];
  return new FrontApiError(error.code, error.message, { errors, cause: error.cause });
}

import type { FieldErrors } from "@setu/contract/shapes/envelope";

/** The texts of a form, by field. */
export const textsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));

const under = (prefix: string, values: Record<string, string>): [key: string, value: string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(prefix) && value ? [[name.slice(prefix.length), value]] : [],
  );

/** The ids of uploads, by field. A refused upload is named too, so that nothing is accepted without it. */
export const filesIn = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries([...under("files.", values), ...under("refused.", values).map(([key]) => [key, "refused"])]);

/** The reasons for which uploads were refused, by field: they say more than that a file is missing. */
export const refusedIn = (values: Record<string, string>): FieldErrors =>
  Object.fromEntries(under("refused.", values).map(([key, why]) => [`files.${key}`, [why]]));

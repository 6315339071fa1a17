import type { FieldErrors } from "@setu/contract/shapes/envelope";

type Values = Record<string, string>;

/** Returns the values whose names have a prefix, without the prefix: `files.cv` as `cv`. */
export const under = (prefix: string, values: Values, { empty = false } = {}): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(prefix) && (value || empty) ? [[name.slice(prefix.length), value] as const] : [],
    ),
  );

/** Returns the ids of a form's uploads, by field. A refused upload is named too, so that nothing is accepted without it. */
export const filesIn = (values: Values): Values => ({
  ...under("files.", values),
  ...Object.fromEntries(Object.keys(under("refused.", values)).map((key) => [key, "refused"])),
});

/** Returns the reasons for which uploads were refused, by field: they say more than that a file is missing. */
export const refusedIn = (values: Values): FieldErrors =>
  Object.fromEntries(Object.entries(under("refused.", values)).map(([key, why]) => [`files.${key}`, [why]]));

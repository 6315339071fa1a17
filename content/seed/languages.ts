import type { Locale } from "@setu/contract/locale";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPair = (value: unknown): value is Record<Locale, unknown> =>
  isFields(value) && Object.keys(value).length === 2 && "en" in value && "ne" in value;

/** The same fields with every `{en, ne}` replaced by its text, plain or rich, in one language. */
export function inLanguage(fields: object, locale: Locale): Fields {
  const pick = (value: unknown): unknown => {
    if (isPair(value)) return value[locale];
    if (Array.isArray(value)) return value.map(pick);
    return isFields(value) ? inLanguage(value, locale) : value;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, pick(value)]));
}

/** `fields` with the ids of the rows that are stored at the same places in `stored`. */
export function withRowIds(fields: Fields, stored: Fields): Fields {
  const merge = (value: unknown, other: unknown): unknown => {
    if (Array.isArray(value) && Array.isArray(other)) {
      return value.map((row, index) =>
        isFields(row) && isFields(other[index]) ? { ...withRowIds(row, other[index]), id: other[index].id } : row,
      );
    }
    // A rich text is one value: its nodes are not rows.
    const goesDeeper = isFields(value) && isFields(other) && !isFields(value.root);
    return goesDeeper ? withRowIds(value, other) : value;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, merge(value, stored[name])]));
}

import type { FlattenedField } from "payload";

export type Values = Record<string, unknown>;

/** A text of an item that each language has its own version of. */
export interface TextPlace {
  field: FlattenedField;
  /** Its path in the form: `quantities.0.label`. */
  path: string;
  /** The object that contains it, in the language of a save. */
  row: Values;
  /** The same object as stored, with every language; rows of lists are matched by id. */
  stored: Values;
}

const texts = new Set(["text", "textarea", "richText"]);
const asValues = (value: unknown): Values => (value && typeof value === "object" ? (value as Values) : {});

/** Every text of an item in its state `data`, with the place where the other language's text is stored. */
export function textPlaces(
  fields: FlattenedField[],
  data: Values,
  stored: Values,
  isAsked: (field: FlattenedField, row: Values) => boolean = () => true,
): TextPlace[] {
  const walk = (within: FlattenedField[], row: Values, storedRow: Values, prefix: string): TextPlace[] =>
    within.flatMap((field): TextPlace[] => {
      if (!isAsked(field, row)) return [];
      const path = `${prefix}${field.name}`;
      if ("localized" in field && field.localized) {
        return texts.has(field.type) ? [{ field, path, row, stored: storedRow }] : [];
      }
      if (!("flattenedFields" in field)) return [];
      const [value, before] = [row[field.name], storedRow[field.name]];
      if (!Array.isArray(value)) {
        return walk(field.flattenedFields, asValues(value), asValues(before), `${path}.`);
      }
      return value.flatMap((item: Values, index) => {
        const same = Array.isArray(before) ? before.find((one: Values) => one["id"] === item["id"]) : undefined;
        return walk(field.flattenedFields, item, asValues(same), `${path}.${index}.`);
      });
    });
  return walk(fields, data, stored, "");
}

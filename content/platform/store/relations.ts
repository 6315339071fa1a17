import type { FlattenedField } from "payload";

/** A field that refers to items of a collection, with its path: `people.person`. */
export interface Relation {
  path: string;
  field: Extract<FlattenedField, { type: "upload" | "relationship" }>;
}

/** The fields that refer to a collection. */
export function relationsTo(slug: string, fields: readonly FlattenedField[], prefix = ""): Relation[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`;
    if ("flattenedFields" in field) return relationsTo(slug, field.flattenedFields, `${path}.`);
    const points = field.type === "upload" || field.type === "relationship";
    // Only Payload's own preferences and locks refer to several collections at once: they do not need an item.
    return points && field.relationTo === slug ? [{ path, field }] : [];
  });
}

/** The values at a path, also through lists. */
export function valuesAt(value: unknown, [name, ...rest]: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((row) => valuesAt(row, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return [value];
  return typeof value === "object" && value !== null ? valuesAt((value as Record<string, unknown>)[name], rest) : [];
}

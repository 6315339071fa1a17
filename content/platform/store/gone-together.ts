import type { Payload } from "payload";

/** The part of Payload's tables that is used here, before drizzle gets them. */
interface RawTable {
  columns: Record<string, { reference?: { onDelete?: string } }>;
}
interface Hook {
  adapter: { rawTables: Record<string, unknown>; payload: Payload };
}

/** The `custom` of a relationship without whose item its row has no meaning. */
export const goneTogether = { goneTogether: true };

/**
 * Makes the database delete such rows with the item that they belong to, no matter what deletes it: by Payload's own rule
 * they would stay, with an empty reference.
 */
export function withGoneTogether<Schema>(hooked: { schema: Schema }): Schema {
  const { adapter } = hooked as typeof hooked & Hook;
  for (const { slug, fields } of adapter.payload.config.collections) {
    for (const field of fields) {
      if (!("name" in field) || !field.custom?.["goneTogether"]) continue;
      const table = adapter.rawTables[slug.replaceAll("-", "_")] as RawTable | undefined;
      const reference = table?.columns[field.name]?.reference;
      if (!reference) throw new Error(`The table of ${slug} has no ${field.name}.`);
      reference.onDelete = "cascade";
    }
  }
  return hooked.schema;
}

/** The part of Payload's tables that is used here, before drizzle gets them. */
interface RawTable {
  columns: Record<string, unknown>;
  indexes?: Record<string, { name: string; on: string | string[]; unique?: boolean }>;
}
interface Hook {
  adapter: { rawTables: Record<string, unknown> };
}

/** The longest name in PostgreSQL. */
const longest = 63;

/**
 * Adds an index by parent to every table of translations. Payload's own index begins with the language, so a read in all
 * languages, such as all of ours, would scan the table once for each item of a list.
 */
export function withLocaleIndexes<Schema>(hooked: { schema: Schema }): Schema {
  // Payload passes the adapter too, which the type of its SQLite hook leaves out.
  const { adapter } = hooked as typeof hooked & Hook;
  for (const [name, given] of Object.entries(adapter.rawTables)) {
    const table = given as RawTable;
    if (!name.endsWith("_locales") || !("_parentID" in table.columns)) continue;
    const index = `${name.slice(0, longest - "_parent_idx".length)}_parent_idx`;
    table.indexes = { ...table.indexes, _parent: { name: index, on: "_parentID" } };
  }
  return hooked.schema;
}

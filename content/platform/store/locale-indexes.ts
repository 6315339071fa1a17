/** The part of Payload's tables that is looked at here, before drizzle is given them. */
interface RawTable {
  columns: Record<string, unknown>;
  indexes?: Record<string, { name: string; on: string | string[]; unique?: boolean }>;
}
interface Hook {
  adapter: { rawTables: Record<string, unknown> };
}

/** PostgreSQL's longest name. */
const longest = 63;

/**
 * An index by parent on every table of translations. Payload's own begins with the language, so a read in
 * all languages (which all of ours are) would scan the table, once for each item of a list.
 */
export function withLocaleIndexes<Schema>(hooked: { schema: Schema }): Schema {
  // Payload hands the adapter too; the type of its SQLite hook leaves it out.
  const { adapter } = hooked as typeof hooked & Hook;
  for (const [name, given] of Object.entries(adapter.rawTables)) {
    const table = given as RawTable;
    if (!name.endsWith("_locales") || !("_parentID" in table.columns)) continue;
    const index = `${name.slice(0, longest - "_parent_idx".length)}_parent_idx`;
    table.indexes = { ...table.indexes, _parent: { name: index, on: "_parentID" } };
  }
  return hooked.schema;
}

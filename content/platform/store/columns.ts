/** A column of JSON as a value: SQLite gives its text, PostgreSQL the value. */
export const jsonColumn = <Value>(column: unknown): Value | null =>
  typeof column === "string" ? (JSON.parse(column) as Value | null) : (column as Value | null);

/** A column of a time as ISO text: SQLite gives text, PostgreSQL may give a `Date`. */
export const isoColumn = (column: unknown): string => new Date(column as string | Date).toISOString();

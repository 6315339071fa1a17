/** The value of a JSON column: SQLite returns its text, PostgreSQL the value. */
export const jsonColumn = <Value>(column: unknown): Value | null =>
  typeof column === "string" ? (JSON.parse(column) as Value | null) : (column as Value | null);

/** A time column as ISO 8601 text: SQLite returns text, PostgreSQL may return a `Date`. */
export const isoColumn = (column: unknown): string => new Date(column as string | Date).toISOString();

/** A time column in milliseconds since 1970; 0 if it is empty. */
export const timeColumn = (column: unknown): number => (column ? Date.parse(isoColumn(column)) : 0);

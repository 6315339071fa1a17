import { sql } from "../store/sql.ts";

type SQL = ReturnType<typeof sql>;
type Name = ReturnType<typeof sql.identifier>;

/** The longest time for which any mail or scan may be postponed. The mail about held posts waits for the next full hour. */
export const longestPauseMs = 3_600_000;
const most = 20;

/**
 * Whether the time in a column, in ms since 1970, has been reached. One further ahead than any pause was written while
 * the clock was wrong, and counts as reached: otherwise it would wait for as long as the clock was ahead.
 */
export const isDue = (due: Name, now: number): SQL => sql`(${due} <= ${now} OR ${due} > ${now + longestPauseMs})`;

/** Selects the rows that are due, those that waited longest first. Two parts, since SQLite reads a whole index for one. */
export const dueRows = (selected: SQL, table: Name, due: Name, now: number): SQL => {
  const part = (isIn: SQL) => sql`SELECT ${selected} FROM ${table} WHERE ${due} ${isIn} ORDER BY ${due} LIMIT ${most}`;
  return sql`SELECT * FROM (${part(sql`<= ${now}`)}) AS come
             UNION ALL SELECT * FROM (${part(sql`> ${now + longestPauseMs}`)}) AS ahead`;
};

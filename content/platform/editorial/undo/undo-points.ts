import type { Payload, PayloadRequest } from "payload";
import { runSql, sql } from "../../store/sql.ts";
import { ofKind } from "../../store/state.ts";

/** How long a change can be undone. The button is shown for ten seconds; the rest is for slow connections. */
export const undoMs = 30_000;

const kind = "undo";
const prefix = `${kind}:`;

/**
 * Stores, under a name such as `news/12`, the data to undo a change, in the transaction of the change. It replaces an
 * earlier one, which can no longer be undone.
 */
export async function noteUndo(req: PayloadRequest, name: string, point: object): Promise<void> {
  await runSql(
    req.payload,
    sql`INSERT INTO system_state (name, value, holder) VALUES (${prefix + name}, ${Date.now()}, ${JSON.stringify(point)})
        ON CONFLICT (name) DO UPDATE SET value = excluded.value, holder = excluded.holder`,
    req,
  );
}

/** The stored data; undefined when nothing can be undone, or no longer. */
export async function readUndo<Point extends object>(req: PayloadRequest, name: string): Promise<Point | undefined> {
  const [row] = await runSql(
    req.payload,
    sql`SELECT holder FROM system_state WHERE name = ${prefix + name} AND value > ${Date.now() - undoMs}`,
    req,
  );
  return row && (JSON.parse(String(row["holder"])) as Point);
}

/**
 * Deletes the stored data. Returns whether it was still there: of several calls at the same time, only one may do what
 * must not be done twice.
 */
export async function takeUndo(req: PayloadRequest, name: string): Promise<boolean> {
  const rows = await runSql(
    req.payload,
    sql`DELETE FROM system_state WHERE name = ${prefix + name} RETURNING name`,
    req,
  );
  return rows.length > 0;
}

/** The names of places whose change can still be undone. Older ones are deleted. */
export async function undoable(payload: Payload, now: Date): Promise<Set<string>> {
  const since = now.getTime() - undoMs;
  const points = ofKind(payload, kind);
  const rows = await runSql(payload, sql`SELECT name, value FROM system_state WHERE ${points}`);
  if (rows.some(({ value }) => Number(value) <= since)) {
    await runSql(payload, sql`DELETE FROM system_state WHERE ${points} AND value <= ${since}`);
  }
  return new Set(rows.flatMap(({ name, value }) => (Number(value) > since ? [String(name).slice(prefix.length)] : [])));
}

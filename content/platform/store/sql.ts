import { sql } from "@payloadcms/db-sqlite";
import type { Payload, PayloadRequest } from "payload";

type SQL = ReturnType<typeof sql>;
type Row = Record<string, unknown>;
interface Handle {
  run?: (statement: SQL) => PromiseLike<{ rows: unknown[] }>;
  execute?: (statement: SQL) => PromiseLike<{ rows: unknown[] }>;
}
interface Sessions {
  sessions?: Record<string, { db: Handle } | undefined>;
}

/**
 * Runs one statement and returns its rows, for the few places where atomicity needs our own SQL. It joins the transaction
 * of `req`, if it has one (PostgreSQL).
 */
export async function runSql(payload: Payload, statement: SQL, req?: PayloadRequest): Promise<Row[]> {
  const transaction = await req?.transactionID;
  const session = transaction ? (payload.db as Sessions).sessions?.[transaction]?.db : undefined;
  const handle: Handle = session ?? (payload.db as typeof payload.db & { drizzle: Handle }).drizzle;
  const result = await (handle.execute ? handle.execute(statement) : handle.run?.(statement));
  return (result?.rows ?? []) as Row[];
}

/** Ids, or keys, as the right side of an IN. */
export const among = (ids: readonly (number | string)[]): SQL =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;

export { sql };

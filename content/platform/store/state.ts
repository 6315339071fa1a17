import { randomUUID } from "node:crypto";
import type { CollectionConfig, Payload, PayloadRequest } from "payload";
import { closedToAll } from "../access/rules.ts";
import { runSql, sql } from "./sql.ts";

/** Named numbers and claims that all processes share. No user sees them; only the statements below write them, each of them atomic. */
export const systemState: CollectionConfig = {
  slug: "system-state",
  admin: { hidden: true },
  access: closedToAll,
  fields: [
    { name: "name", type: "text", required: true, unique: true, index: true },
    { name: "value", type: "number", required: true, defaultValue: 0 },
    { name: "holder", type: "text" },
  ],
};

/**
 * Selects the rows with names such as `undo:news/12`, of a kind such as `undo`: a range, since LIKE would not use SQLite's index. PostgreSQL
 * may compare texts in the order of a language, in which ";" comes before ":"; there the few rows are all read.
 */
export function ofKind(payload: Payload, kind: string): ReturnType<typeof sql> {
  const name = payload.db.name === "postgres" ? sql`name COLLATE "C"` : sql`name`;
  return sql`${name} >= ${`${kind}:`} AND ${name} < ${`${kind};`}`;
}

/** The content revision: it grows with every change to published content. 0 before the first one. */
export async function readRevision(payload: Payload): Promise<number> {
  const rows = await runSql(payload, sql`SELECT value FROM system_state WHERE name = 'content-revision'`);
  return Number(rows[0]?.value ?? 0);
}

/** Marks the caches of all replicas as stale, in the transaction of the change. */
export async function bumpRevision(payload: Payload, req?: PayloadRequest): Promise<void> {
  await runSql(
    payload,
    sql`INSERT INTO system_state (name, value) VALUES ('content-revision', 1)
        ON CONFLICT (name) DO UPDATE SET value = system_state.value + 1`,
    req,
  );
}

/** This process, as the holder of a claim. */
const self = randomUUID();

const dayMs = 86_400_000;
/** Longer than any claim. */
const hourMs = 3_600_000;

/**
 * Claims `name` for this process until `forMs` from now, or extends the claim that it holds. Returns false when another
 * process holds it. A claim for longer than an hour was made while the clock was wrong, and holds no longer.
 */
export async function claim(payload: Payload, name: string, forMs: number): Promise<boolean> {
  const now = Date.now();
  const rows = await runSql(
    payload,
    sql`INSERT INTO system_state (name, value, holder) VALUES (${name}, ${now + forMs}, ${self})
        ON CONFLICT (name) DO UPDATE SET value = excluded.value, holder = excluded.holder
        WHERE system_state.holder = excluded.holder OR system_state.value < ${now} OR system_state.value > ${now + hourMs}
        RETURNING name`,
  );
  return rows.length > 0;
}

/** Returns true for one process a day. A time in the future comes from a wrong clock, and delays the turn by no more than its error. */
export async function dailyTurn(payload: Payload, name: string): Promise<boolean> {
  const now = Date.now();
  const rows = await runSql(
    payload,
    sql`INSERT INTO system_state (name, value) VALUES (${name}, ${now})
        ON CONFLICT (name) DO UPDATE SET value = excluded.value
        WHERE system_state.value <= ${now - dayMs} OR system_state.value > ${now + hourMs}
        RETURNING name`,
  );
  return rows.length > 0;
}

/** Stores the time of an event, in ms since 1970. */
export async function noteTime(payload: Payload, name: string, at: number): Promise<void> {
  await runSql(
    payload,
    sql`INSERT INTO system_state (name, value) VALUES (${name}, ${at})
        ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  );
}

/** The stored time of the event; 0 if there was none. */
export async function lastTime(payload: Payload, name: string): Promise<number> {
  const rows = await runSql(payload, sql`SELECT value FROM system_state WHERE name = ${name}`);
  return Number(rows[0]?.["value"] ?? 0);
}

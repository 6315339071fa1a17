import type { Payload } from "payload";
import { runSql, sql } from "../platform/store/sql.ts";

/**
 * Reads the forum's own revision, so that a post makes only the forum's pages stale. It rises with every change that readers see, and
 * with every change of a member's name.
 */
export async function readForumRevision(payload: Payload): Promise<number> {
  const rows = await runSql(payload, sql`SELECT value FROM system_state WHERE name = 'forum-revision'`);
  return Number(rows[0]?.["value"] ?? 0);
}

/** Makes cached data of the forum stale in all processes. */
export async function raiseForumRevision(payload: Payload): Promise<void> {
  await runSql(
    payload,
    sql`INSERT INTO system_state (name, value) VALUES ('forum-revision', 1)
        ON CONFLICT (name) DO UPDATE SET value = system_state.value + 1`,
  );
}

/** Reads both revisions in one query: each process asks once a second. */
export async function readRevisions(payload: Payload): Promise<{ content: number; forum: number }> {
  const rows = await runSql(
    payload,
    sql`SELECT name, value FROM system_state WHERE name IN ('content-revision', 'forum-revision')`,
  );
  const of = (name: string) => Number(rows.find((row) => row["name"] === name)?.["value"] ?? 0);
  return { content: of("content-revision"), forum: of("forum-revision") };
}

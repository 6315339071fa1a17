import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import type { Change } from "../platform/store/changes.ts";
import { inTransaction } from "../platform/store/in-transaction.ts";
import { among, runSql, sql } from "../platform/store/sql.ts";

/**
 * Reads the forum's own revision, so that a post makes only the forum's pages stale. It rises with every change that readers see, and
 * with every change of a member's name.
 */
export async function readForumRevision(payload: Payload): Promise<number> {
  const rows = await runSql(payload, sql`SELECT value FROM system_state WHERE name = 'forum-revision'`);
  return Number(rows[0]?.["value"] ?? 0);
}

/** Makes cached data of the forum stale in all processes. */
export async function raiseForumRevision(payload: Payload, req?: PayloadRequest): Promise<void> {
  await runSql(
    payload,
    sql`INSERT INTO system_state (name, value) VALUES ('forum-revision', 1)
        ON CONFLICT (name) DO UPDATE SET value = system_state.value + 1`,
    req,
  );
}

/**
 * Notes that discussions have changed, and raises the forum's revision. In this order, and on PostgreSQL in one transaction for which
 * other writers wait: a process that reads the new revision finds the changes up to it (as `recordChange` does for content).
 */
export async function recordDiscussions(payload: Payload, questions: readonly number[]): Promise<void> {
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    await runSql(
      payload,
      sql`INSERT INTO system_state (name, value) VALUES ('forum-revision', 0)
          ON CONFLICT (name) DO UPDATE SET value = system_state.value`,
      req,
    );
    if (questions.length > 0) {
      await runSql(
        payload,
        sql`UPDATE forum_posts SET revision = (SELECT value + 1 FROM system_state WHERE name = 'forum-revision')
            WHERE id IN ${among(questions)}`,
        req,
      );
    }
    await raiseForumRevision(payload, req);
  });
}

/** The questions whose discussions have changed after this revision. */
export async function discussionsSince(payload: Payload, revision: number): Promise<Change[]> {
  const rows = await runSql(payload, sql`SELECT id FROM forum_posts WHERE revision > ${revision}`);
  return rows.map(({ id }) => ({ collection: "forum-posts", id: Number(id) }));
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

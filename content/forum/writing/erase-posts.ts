import type { Payload } from "payload";
import { among, runSql, sql } from "../../platform/store/sql.ts";
import { raiseForumRevision, recordDiscussions } from "../revision.ts";
import { type LogEntry, postsWhere } from "../stored-post.ts";

const numbersIn = (rows: Record<string, unknown>[]) => rows.map(({ id }) => Number(id));

/** Removes other posts' quotes of posts whose text was erased. */
export async function blankQuotes(payload: Payload, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await runSql(payload, sql`UPDATE forum_posts SET quoted = NULL, quote = NULL WHERE quoted IN ${among(ids)}`);
}

/** Removes the reports of posts whose text was erased: they repeat what it said. */
export async function dropFlags(payload: Payload, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await runSql(payload, sql`DELETE FROM forum_flags WHERE post_id IN ${among(ids)}`);
}

/** A post's log without what moderators wrote about a text that is erased. */
export const withoutReasons = (log: readonly LogEntry[]): LogEntry[] =>
  log.map(({ at, by, what }) => ({ at, by, what }));

/** Removes what moderators wrote about the texts of posts, from their logs: it repeats what those said. `which` is a condition on `p`. */
export async function dropReasons(payload: Payload, which: ReturnType<typeof sql>): Promise<void> {
  for (;;) {
    const reasoned = await postsWhere(payload, sql`(${which}) AND CAST(p.log AS text) LIKE '%"reason"%'`);
    if (reasoned.length === 0) return;
    for (const { id, moves, log } of reasoned) {
      // A moderator who has read the log before must not write it back: a change of an older state is refused.
      await runSql(
        payload,
        sql`UPDATE forum_posts SET log = ${JSON.stringify(withoutReasons(log))}, moves = moves + 1
            WHERE id = ${id} AND moves = ${moves}`,
      );
    }
  }
}

/** Empties refused posts that nobody has changed since, with what others quote of them and the reports. */
export async function emptyRefused(payload: Payload, before: string): Promise<void> {
  const are = sql`state = 'refused' AND updated_at < ${before}`;
  const ids = numbersIn(await runSql(payload, sql`SELECT id FROM forum_posts WHERE ${are}`));
  if (ids.length === 0) return;
  // Before the posts are emptied: the next attempt would no longer find them.
  await blankQuotes(payload, ids);
  await dropFlags(payload, ids);
  await dropReasons(payload, sql`p.id IN ${among(ids)}`);
  await runSql(
    payload,
    sql`UPDATE forum_posts SET title = '', text = '', reason = NULL, history = NULL, state = 'erased', moves = moves + 1
        WHERE id IN ${among(ids)} AND ${are}`,
  );
}

/**
 * Erases a leaving member's posts that are not public, and all former texts. Public posts stay without a name, unless their texts are
 * erased too. Idempotent.
 */
export async function leavePosts(payload: Payload, member: number, posts: "keep" | "erase"): Promise<void> {
  const discussions = await runSql(
    payload,
    sql`SELECT DISTINCT COALESCE(discussion_id, id) AS id FROM forum_posts WHERE author_id = ${member}`,
  );
  const which = posts === "erase" ? sql`TRUE` : sql`state <> 'public'`;
  const emptied = await runSql(
    payload,
    sql`UPDATE forum_posts SET title = '', text = '', reason = NULL, state = 'erased', moves = moves + 1
        WHERE author_id = ${member} AND ${which} RETURNING id`,
  );
  await blankQuotes(payload, numbersIn(emptied));
  await dropFlags(payload, numbersIn(emptied));
  // Of posts that stay public too: their former texts are erased.
  await dropReasons(payload, sql`p.author_id = ${member}`);
  // Before the posts lose their author: the next attempt would no longer find them.
  await recordDiscussions(payload, numbersIn(discussions));
  await runSql(
    payload,
    sql`UPDATE forum_posts SET history = NULL, author_id = NULL, idempotency_key = NULL WHERE author_id = ${member}`,
  );
  await runSql(payload, sql`DELETE FROM forum_flags WHERE member_id = ${member}`);
  await raiseForumRevision(payload);
}

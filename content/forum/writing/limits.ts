import type { Payload } from "payload";
import { runSql, sql } from "../../platform/store/sql.ts";
import type { StoredPost } from "../stored-post.ts";

const dayMs = 24 * 3600_000;

/** Until so many of a member's posts have been published, each waits for a moderator. */
const trustedAfter = 2;
/** Posts within 24 hours. */
const daily = { new: { question: 3, reply: 10 }, trusted: { question: 10, reply: 50 } };

/** For how long a post can be corrected: what waits or was refused for as long as it does. */
export const editableUntil = ({ state, publishedAt }: Pick<StoredPost, "state" | "publishedAt">): number =>
  state === "public" ? (publishedAt ?? 0) + 30 * dayMs : Number.POSITIVE_INFINITY;

/** Whether enough of a member's posts have been published. */
export async function isTrusted(payload: Payload, member: number): Promise<boolean> {
  const rows = await runSql(
    payload,
    sql`SELECT id FROM forum_posts WHERE author_id = ${member} AND state = 'public' LIMIT ${trustedAfter}`,
  );
  return rows.length >= trustedAfter;
}

/** Whether a member may send one more post of a kind today. */
export async function isWithinDay(
  payload: Payload,
  { member, kind, trusted }: { member: number; kind: StoredPost["kind"]; trusted: boolean },
): Promise<boolean> {
  const since = new Date(Date.now() - dayMs).toISOString();
  const [row] = await runSql(
    payload,
    sql`SELECT COUNT(*) AS count FROM forum_posts WHERE author_id = ${member} AND kind = ${kind} AND created_at > ${since}`,
  );
  return Number(row?.["count"] ?? 0) < daily[trusted ? "trusted" : "new"][kind];
}

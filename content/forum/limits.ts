import type { Payload } from "payload";
import { runSql, sql } from "../platform/store/sql.ts";
import type { StoredPost } from "./stored-post.ts";

const dayMs = 24 * 3600_000;

/** The published posts after which a member is trusted; until then each post waits for a moderator. */
const trustedAfter = 2;
/** The most posts within 24 hours. */
const daily = { new: { question: 3, reply: 10 }, trusted: { question: 10, reply: 50 } };

/** The time until which a post can be corrected, in ms since 1970: without limit while it is not public. */
export const editableUntil = ({ state, publishedAt }: Pick<StoredPost, "state" | "publishedAt">): number =>
  state === "public" ? (publishedAt ?? 0) + 30 * dayMs : Number.POSITIVE_INFINITY;

/** Whether a member has enough published posts to be trusted. */
export async function isTrusted(payload: Payload, member: number): Promise<boolean> {
  const rows = await runSql(
    payload,
    sql`SELECT id FROM forum_posts WHERE author_id = ${member} AND state = 'public' LIMIT ${trustedAfter}`,
  );
  return rows.length >= trustedAfter;
}

/** The most posts of a kind that a member may send within 24 hours. */
export const mostADay = (kind: StoredPost["kind"], isTrusted: boolean): number =>
  daily[isTrusted ? "trusted" : "new"][kind];

/** When a member who has sent the most posts of a kind can send the next one. */
export async function nextPostAt(
  payload: Payload,
  { author, kind, most }: { author: number; kind: StoredPost["kind"]; most: number },
): Promise<Date> {
  const [row] = await runSql(
    payload,
    sql`SELECT created_at FROM forum_posts WHERE author_id = ${author} AND kind = ${kind}
        ORDER BY created_at DESC LIMIT 1 OFFSET ${most - 1}`,
  );
  return new Date(row ? new Date(String(row["created_at"])).getTime() + dayMs : Date.now());
}

/** An SQL condition: the member has sent fewer posts of the kind within 24 hours. */
export const isWithinDay = (member: number, kind: StoredPost["kind"], most: number) =>
  sql`(SELECT COUNT(*) FROM forum_posts WHERE author_id = ${member} AND kind = ${kind}
         AND created_at > ${new Date(Date.now() - dayMs).toISOString()}) < ${most}`;

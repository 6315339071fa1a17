import type { Payload } from "payload";
import { runSql, sql } from "../platform/store/sql.ts";

/** The most discussions that are read as followed, the latest first. */
const mostListed = 100;

/** The discussions that a member follows besides the member's own, or whether this one is among them. */
export async function followedBy(payload: Payload, member: number, discussion?: number): Promise<number[]> {
  const rows = await runSql(
    payload,
    sql`SELECT discussion_id FROM forum_follows
        WHERE member_id = ${member} AND ${discussion === undefined ? sql`TRUE` : sql`discussion_id = ${discussion}`}
        ORDER BY id DESC LIMIT ${mostListed}`,
  );
  return rows.map((row) => Number(row["discussion_id"]));
}

/** Ends the mails about a discussion; returns whether the member followed it. */
export async function unfollow(payload: Payload, member: number, discussion: number): Promise<boolean> {
  const gone = await runSql(
    payload,
    sql`DELETE FROM forum_follows WHERE discussion_id = ${discussion} AND member_id = ${member} RETURNING id`,
  );
  return gone.length > 0;
}

import type { Payload } from "payload";
import { workingHours } from "../calendar/working-hours.ts";
import { isoColumn } from "../platform/store/columns.ts";
import { runSql, sql } from "../platform/store/sql.ts";

/** Working hours after which moderators are reminded, the start page is red, and owners are told. */
export const patience = { reminder: 4, red: 8, owners: 24 } as const;

/** A post that waits for a moderator: it is held, or has been reported. */
interface Waiting {
  id: number;
  /** The last change of a held post, or the first report of a public one. */
  since: Date;
}

/** The posts that wait for a moderator, the longest first. */
async function waitingPosts(payload: Payload): Promise<Waiting[]> {
  const rows = await runSql(
    payload,
    sql`SELECT id, updated_at AS since FROM forum_posts WHERE state = 'held'
        UNION ALL
        SELECT p.id, MIN(f.created_at) AS since FROM forum_flags f JOIN forum_posts p ON p.id = f.post_id
        WHERE f.settled IS NOT TRUE AND p.state = 'public' GROUP BY p.id`,
  );
  return rows
    .map(({ id, since }) => ({ id: Number(id), since: new Date(isoColumn(since)) }))
    .sort((a, b) => a.since.getTime() - b.since.getTime());
}

/** How many posts wait, and how many working hours the first of them has waited. */
export async function waitingNow(payload: Payload, now = new Date()): Promise<{ count: number; hours: number }> {
  const [first, ...others] = await waitingPosts(payload);
  return first
    ? { count: others.length + 1, hours: Math.floor(workingHours(first.since, now)) }
    : { count: 0, hours: 0 };
}

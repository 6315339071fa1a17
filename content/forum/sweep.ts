import { rm } from "node:fs/promises";
import type { Payload } from "payload";
import { forumState } from "../members/community-settings.ts";
import type { MailTraces } from "../members/mail-rows.ts";
import { mailFile } from "../platform/mail/transport.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { forumMailId } from "./mail/mail-rows.ts";
import { queuePostMails, remindModerators } from "./mail/queue.ts";
import { postsWhere } from "./stored-post.ts";
import { dropReasons, emptyRefused } from "./writing/erase-posts.ts";

const dayMs = 24 * 3600_000;
/** The days in which the author can correct a refused post. */
const refusedDays = 90;

/**
 * Queues the mails about the last day's posts that a killed process left out, and reminders of posts that wait for a moderator. Empties
 * refused posts after 90 days, and deletes finished mails after 30, with their files.
 */
export async function sweepForum(payload: Payload, traces: MailTraces, now = Date.now()): Promise<void> {
  const posts = await postsWhere(payload, sql`p.state = 'public' AND p.published_at > ${now - dayMs}`);
  for (const post of posts) await queuePostMails(payload, post);
  if ((await forumState(payload)) !== "closed") await remindModerators(payload, new Date(now));
  const before = (days: number) => new Date(now - days * dayMs).toISOString();
  await emptyRefused(payload, before(refusedDays));
  // Also of texts that were erased before their reasons were.
  await dropReasons(payload, sql`p.state = 'erased' OR (p.author_id IS NULL AND p.person_id IS NULL)`);
  const finished = await runSql(
    payload,
    sql`DELETE FROM forum_mails WHERE due_at IS NULL AND created_at < ${before(30)} RETURNING id`,
  );
  for (const { id } of finished)
    await rm(mailFile(traces.mails, forumMailId(Number(id), traces.host)), { force: true });
}

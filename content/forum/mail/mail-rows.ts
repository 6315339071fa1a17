import { rm } from "node:fs/promises";
import type { Payload } from "payload";
import { mailFile } from "../../platform/mail/transport.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import type { Traces } from "../../retention/traces.ts";

/** The Message-ID of a mail; its file is found by it. */
export const forumMailId = (id: number, host: string): string => `<forum-${id}@${host}>`;

/**
 * Erases the mails to a member who deletes the account, and the files of those that others got about the member's posts and discussions.
 * The rows of the latter name nobody and stay: without them, the mails would be sent again. To be called while the posts have their author.
 */
export async function eraseForumMails(
  payload: Payload,
  { mails, host }: Pick<Traces, "mails" | "host">,
  member: number,
): Promise<void> {
  const own = sql`SELECT id FROM forum_posts WHERE author_id = ${member}`;
  const about = await runSql(
    payload,
    sql`SELECT f.id FROM forum_mails f JOIN forum_posts p ON p.id = f.post_id
        WHERE p.id IN (${own}) OR p.discussion_id IN (${own}) OR p.quoted IN (${own})`,
  );
  const rows = await runSql(payload, sql`DELETE FROM forum_mails WHERE member_id = ${member} RETURNING id`);
  for (const { id } of [...about, ...rows]) {
    await rm(mailFile(mails, forumMailId(Number(id), host)), { force: true });
  }
}

import { rm } from "node:fs/promises";
import type { Payload } from "payload";
import { mailFile } from "../../platform/mail/transport.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import type { Traces } from "../../retention/traces.ts";

/** The Message-ID of a mail; its file is found by it. */
export const forumMailId = (id: number, host: string): string => `<forum-${id}@${host}>`;

/** Erases the mails to a member who deletes the account. */
export async function eraseForumMails(
  payload: Payload,
  { mails, host }: Pick<Traces, "mails" | "host">,
  member: number,
): Promise<void> {
  const rows = await runSql(payload, sql`DELETE FROM forum_mails WHERE member_id = ${member} RETURNING id`);
  for (const { id } of rows) await rm(mailFile(mails, forumMailId(Number(id), host)), { force: true });
}

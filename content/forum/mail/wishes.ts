import type { PrivateCalls, Told } from "@setu/contract/calls/private-calls";
import { FrontApiError } from "@setu/contract/errors";
import type { Site } from "../../members/sign-in.ts";
import { memberBy } from "../../members/stored-member.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { unfollow } from "../follows.ts";
import { forumTexts } from "../texts.ts";
import { readerOf } from "../writer.ts";
import { readStopToken, stopTokenHolds } from "./stop-link.ts";

type Asked<Name extends keyof PrivateCalls> = Parameters<PrivateCalls[Name]>[0];

/** Says whether a member wants mails about replies at all. */
export async function changeForumMails(site: Site, asked: Asked<"changeForumMails">): Promise<Told> {
  const { id } = await readerOf(site, asked);
  const none = asked.body.mails ? sql`FALSE` : sql`TRUE`;
  await runSql(site.payload, sql`UPDATE members SET no_forum_mails = ${none} WHERE id = ${id}`);
  const texts = forumTexts[asked.locale];
  return { message: asked.body.mails ? texts.mailsOn : texts.mailsOff };
}

/**
 * Ends the mails that a mailed link names: those about the discussion for its asker and its followers, all mails about replies for a member
 * who was quoted there.
 * It works without signing in, and while the forum is closed.
 */
export async function stopForumMails(
  { payload, secret }: Site,
  { body: { token }, locale }: Asked<"stopForumMails">,
): Promise<Told> {
  const texts = forumTexts[locale];
  const read = readStopToken(token);
  const member = read && (await memberBy(payload, "id", read.member));
  if (!member || !stopTokenHolds(secret, token, { ...read, linkKey: member.linkKey })) {
    throw new FrontApiError("gone", texts.overLink);
  }
  const muted = await runSql(
    payload,
    sql`UPDATE forum_posts SET muted = TRUE WHERE id = ${read.discussion} AND author_id = ${member.id} RETURNING id`,
  );
  const isOver = muted.length > 0 || (await unfollow(payload, member.id, read.discussion));
  if (!isOver) await runSql(payload, sql`UPDATE members SET no_forum_mails = TRUE WHERE id = ${member.id}`);
  return { message: isOver ? texts.discussionMailsOff : texts.mailsOff };
}

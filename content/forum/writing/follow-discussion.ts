import type { PrivateCalls, Told } from "@setu/contract/calls/private-calls";
import type { Site } from "../../members/sign-in.ts";
import { idOf } from "../../platform/reading/public-read.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { unfollow } from "../follows.ts";
import { publicQuestion } from "../reading/discussion.ts";
import { forumTexts } from "../texts.ts";
import { readerOf } from "../writer.ts";

/** Says whether a member wants mails about replies in a discussion. Repeating it changes nothing. */
export async function followDiscussion(
  site: Site,
  asked: Parameters<PrivateCalls["followDiscussion"]>[0],
): Promise<Told> {
  const { body, locale } = asked;
  const member = await readerOf(site, asked);
  const { payload } = site;
  const question = await publicQuestion(payload, idOf(asked.id));
  const { following } = body;
  if (question.author === member.id) {
    const muted = following ? sql`FALSE` : sql`TRUE`;
    await runSql(payload, sql`UPDATE forum_posts SET muted = ${muted} WHERE id = ${question.id}`);
  } else if (following) {
    await runSql(
      payload,
      sql`INSERT INTO forum_follows (discussion_id, member_id) VALUES (${question.id}, ${member.id})
          ON CONFLICT (discussion_id, member_id) DO NOTHING`,
    );
  } else {
    await unfollow(payload, member.id, question.id);
  }
  const texts = forumTexts[locale];
  if (!following) return { message: texts.discussionMailsOff };
  return { message: member.noForumMails ? texts.followedWithoutMails : texts.followed };
}

import type { PrivateCalls } from "@setu/contract/calls/private-calls";
import type { MyDiscussion, MyForum } from "@setu/contract/forum/forum";
import type { Payload } from "payload";
import { forumState } from "../../members/community-settings.ts";
import type { Site } from "../../members/sign-in.ts";
import { idOf } from "../../platform/reading/public-read.ts";
import { among, runSql, sql } from "../../platform/store/sql.ts";
import { followedBy } from "../follows.ts";
import { postsWhere, questionOf, type StoredPost } from "../stored-post.ts";
import { readerOf } from "../writer.ts";
import { publicQuestion } from "./discussion.ts";
import { itemsOf } from "./forum.ts";
import { ownPostOf } from "./map-post.ts";
import { questionRows } from "./rows.ts";

type Asked<Name extends keyof PrivateCalls> = Parameters<PrivateCalls[Name]>[0];

/** The most of a member's posts that are listed, the latest first. */
const mostListed = 100;

/** The member's own questions, replies and settings. */
export async function myForum(site: Site, asked: Asked<"myForum">): Promise<MyForum> {
  const { locale } = asked;
  const { payload } = site;
  const member = await readerOf(site, asked);
  const latest = sql`ORDER BY p.id DESC LIMIT ${mostListed}`;
  const [waiting, questions, replies, rows] = await Promise.all([
    ownIn(payload, member.id, "question", "held"),
    postsWhere(payload, sql`p.author_id = ${member.id} AND p.kind = 'question' AND p.state = 'public'`, latest),
    postsWhere(payload, sql`p.author_id = ${member.id} AND p.kind = 'reply' AND p.state = 'public'`, latest),
    questionRows(payload),
  ]);
  const kept = [
    ...waiting,
    ...(await ownIn(payload, member.id, "reply", "held")),
    ...(await ownIn(payload, member.id, "question", "refused")),
    ...(await ownIn(payload, member.id, "reply", "refused")),
    ...(await ownIn(payload, member.id, "question", "hidden")),
    ...(await ownIn(payload, member.id, "reply", "hidden")),
  ];
  const asking = new Set(questions.map(({ id }) => id));
  const answering = new Set(replies.map(questionOf));
  const following = new Set(await followedBy(payload, member.id));
  const isOpen = await mayWrite(payload, member.state);
  const titles = await titlesOf(payload, kept);
  return {
    waiting: kept.map((post) => ({
      ...ownPostOf(post, titles.get(questionOf(post)) ?? "", locale, isOpen),
      kind: post.kind,
    })),
    asked: await itemsOf(
      payload,
      locale,
      rows.filter(({ id }) => asking.has(id)),
    ),
    answered: await itemsOf(
      payload,
      locale,
      rows.filter(({ id }) => answering.has(id) && !asking.has(id)),
    ),
    followed: await itemsOf(
      payload,
      locale,
      rows.filter(({ id }) => following.has(id)),
    ),
    mails: !member.noForumMails,
  };
}

const ownIn = (payload: Payload, member: number, kind: StoredPost["kind"], state: StoredPost["state"]) =>
  postsWhere(
    payload,
    sql`p.author_id = ${member} AND p.kind = ${kind} AND p.state = ${state}`,
    sql`ORDER BY p.id DESC LIMIT ${mostListed}`,
  );

const mayWrite = async (payload: Payload, state: "active" | "suspended"): Promise<boolean> =>
  state === "active" && (await forumState(payload)) === "open";

async function titlesOf(payload: Payload, posts: readonly StoredPost[]): Promise<Map<number, string>> {
  const ids = [...new Set(posts.map(questionOf))];
  if (ids.length === 0) return new Map();
  const rows = await runSql(payload, sql`SELECT id, title FROM forum_posts WHERE id IN ${among(ids)}`);
  return new Map(rows.map(({ id, title }) => [Number(id), String(title ?? "")]));
}

/** The member's rights in a discussion, and the member's own posts there. */
export async function myDiscussion(site: Site, asked: Asked<"myDiscussion">): Promise<MyDiscussion> {
  const { locale } = asked;
  const { payload } = site;
  const member = await readerOf(site, asked);
  const question = await publicQuestion(payload, idOf(asked.id));
  const isOpen = await mayWrite(payload, member.state);
  const replies = await postsWhere(
    payload,
    sql`p.discussion_id = ${question.id} AND p.author_id = ${member.id} AND p.state IN ('held', 'public', 'refused', 'hidden')`,
    sql`ORDER BY p.id LIMIT ${mostListed}`,
  );
  const flags = await runSql(
    payload,
    sql`SELECT f.post_id FROM forum_flags f JOIN forum_posts p ON p.id = f.post_id
        WHERE f.member_id = ${member.id} AND (p.id = ${question.id} OR p.discussion_id = ${question.id})`,
  );
  const isAsker = question.author === member.id;
  const own = isAsker ? [question, ...replies] : replies;
  const following = isAsker ? !question.muted : (await followedBy(payload, member.id, question.id)).length > 0;
  return {
    is_asker: isAsker,
    is_suspended: member.state === "suspended",
    can: { reply: isOpen && !question.closed, accept: isOpen && isAsker, flag: isOpen },
    following,
    own: own.map((post) => ownPostOf(post, question.title, locale, isOpen)),
    flagged: flags.map(({ post_id: post }) => Number(post)),
  };
}

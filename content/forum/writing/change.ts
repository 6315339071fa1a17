import type { PrivateCalls, Told } from "@setu/contract/calls/private-calls";
import { FrontApiError } from "@setu/contract/errors";
import { flagLength } from "@setu/contract/forum/flag-fields";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import type { Site } from "../../members/sign-in.ts";
import { idOf } from "../../platform/reading/public-read.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { editableUntil, isTrusted } from "../limits.ts";
import { queueAuthorMail, queueHeldMail } from "../mail/queue.ts";
import { languageOfPost } from "../post-text.ts";
import { publicQuestion } from "../reading/discussion.ts";
import { recordDiscussions } from "../revision.ts";
import { postBy, type StoredPost } from "../stored-post.ts";
import { forumTexts } from "../texts.ts";
import { writerOf } from "../writer.ts";
import { changeRow } from "./change-row.ts";
import { doubtAbout } from "./doubt.ts";
import { blankQuotes } from "./erase-posts.ts";
import { follow } from "./follow.ts";
import { requireTerms } from "./require-terms.ts";
import { postFaults, tidyText, tidyTitle } from "./typed-post.ts";
import { type Sent, sentOf } from "./write.ts";

type Asked<Name extends keyof PrivateCalls> = Parameters<PrivateCalls[Name]>[0];

/** Throws `notFound` if the post does not exist or is not visible, `forbidden` if it is another member's. */
export async function ownPost(payload: Payload, id: string, member: number, locale: Locale): Promise<StoredPost> {
  const post = await postBy(payload, idOf(id));
  const texts = forumTexts[locale];
  if (!post || post.state === "erased") throw new FrontApiError("notFound", texts.goneOwn);
  if (post.author === member) return post;
  if (post.state !== "public") throw new FrontApiError("notFound", texts.goneOwn);
  throw new FrontApiError("forbidden", texts.notYours);
}

/**
 * Changes the text of the member's own post; the former text stays in its row. A new member's change waits for a moderator, and so
 * does a refused post that is sent again.
 */
export async function changePost(site: Site, asked: Asked<"changePost">): Promise<Sent> {
  const { body, locale } = asked;
  const member = await writerOf(site, asked);
  const { payload } = site;
  const texts = forumTexts[locale];
  const post = await ownPost(payload, asked.id, member.id, locale);
  if (post.state === "hidden") throw new FrontApiError("forbidden", texts.takenDown);
  if (Date.now() > editableUntil(post)) throw new FrontApiError("forbidden", texts.late);
  const isQuestion = post.kind === "question";
  const [title, text] = [isQuestion ? tidyTitle(body.title) : "", tidyText(body.text)];
  postFaults(isQuestion ? { title, text } : { text }, locale).throwAny();
  const conflict = new FrontApiError("conflict", texts.conflict);
  const isSame = post.title === title && post.text === text;
  // A repeated request: the process may have been killed before the steps that follow the change.
  if (post.moves === body.seen + 1 && isSame) {
    await blankQuotes(payload, [post.id]);
    await follow(payload, post);
    return sentOf(payload, post, texts.saved, locale);
  }
  if (post.moves !== body.seen) throw conflict;
  await requireTerms(payload, member, body.terms, locale);
  const doubt = await doubtAbout(payload, { title, text, author: member.id, id: post.id });
  const isPublic = post.state === "public" && doubt === null && (await isTrusted(payload, member.id));
  const written = await changeRow(
    payload,
    post,
    {
      title,
      text,
      doubt,
      lang: languageOfPost(`${title} ${text}`),
      state: isPublic ? "public" : "held",
      reason: null,
      editedAt: post.publishedAt === null ? null : Date.now(),
      history: [...post.history, { at: new Date().toISOString(), title: post.title, text: post.text }],
    },
    { by: "author", what: "edited" },
  );
  const changed = written ? await postBy(payload, post.id) : undefined;
  if (!changed) throw conflict;
  await blankQuotes(payload, [post.id]);
  await follow(payload, changed);
  return sentOf(payload, changed, isPublic ? texts.saved : texts.savedHeld, locale);
}

/** Says which reply has answered one's question, or that none has. */
export async function acceptAnswer(site: Site, asked: Asked<"acceptAnswer">): Promise<Told> {
  const { body, locale } = asked;
  const member = await writerOf(site, asked);
  const { payload } = site;
  const texts = forumTexts[locale];
  const question = await publicQuestion(payload, idOf(asked.id));
  if (question.author !== member.id) throw new FrontApiError("forbidden", texts.ownReply);
  const reply = body.reply === null ? null : await postBy(payload, body.reply);
  const isReply = reply === null || (reply?.discussion === question.id && reply.state === "public");
  if (!isReply) throw new FrontApiError("notFound", texts.gonePost);
  const message = reply ? texts.accepted : texts.unaccepted;
  if (question.accepted === (reply?.id ?? null)) return { message };
  const columns = { accepted: reply?.id ?? null, acceptedAt: reply ? Date.now() : null };
  const entry = { by: "author", what: reply ? "accepted" : "unaccepted" } as const;
  if (!(await changeRow(payload, question, columns, entry))) throw new FrontApiError("conflict", texts.conflict);
  await recordDiscussions(payload, [question.id]);
  if (reply && reply.author !== member.id) await queueAuthorMail(payload, "accepted", reply);
  return { message };
}

/** The reports that take a member's post down until a moderator has reviewed it. They never take down an expert's post. */
const enoughFlags = 3;

/** Reports a post to the moderators. */
export async function flagPost(site: Site, asked: Asked<"flagPost">): Promise<Told> {
  const { body, locale } = asked;
  const member = await writerOf(site, asked);
  const { payload } = site;
  const texts = forumTexts[locale];
  const post = await postBy(payload, idOf(asked.id));
  if (post?.state !== "public") throw new FrontApiError("notFound", texts.gonePost);
  const stored = await runSql(
    payload,
    sql`INSERT INTO forum_flags (post_id, member_id, reason, text, settled)
        VALUES (${post.id}, ${member.id}, ${body.reason}, ${tidyText(body.text).slice(0, flagLength)}, FALSE)
        ON CONFLICT (post_id, member_id) DO NOTHING RETURNING id`,
  );
  if (stored.length === 0) throw new FrontApiError("conflict", texts.flagged);
  await queueHeldMail(payload);
  if (!post.staff) await hideFlagged(payload, post);
  return { message: texts.reported };
}

/** Takes a post down once enough trusted members have reported it. */
async function hideFlagged(payload: Payload, post: StoredPost): Promise<void> {
  const flags = await runSql(
    payload,
    sql`SELECT member_id FROM forum_flags WHERE post_id = ${post.id} AND settled IS NOT TRUE`,
  );
  const trusted = await Promise.all(flags.map(({ member_id: member }) => isTrusted(payload, Number(member))));
  if (trusted.filter(Boolean).length < enoughFlags) return;
  if (await changeRow(payload, post, { state: "held" }, { by: "members", what: "flagsHidden" })) {
    const hidden = await postBy(payload, post.id);
    if (hidden) await follow(payload, hidden);
  }
}

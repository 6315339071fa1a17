import type { PrivateCalls, Told } from "@setu/contract/calls/private-calls";
import { FrontApiError, isFrontApiError } from "@setu/contract/errors";
import type { PostSent } from "@setu/contract/forum/forum";
import { type Locale, localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { clockText } from "../../calendar/clock.ts";
import { nepalDay } from "../../calendar/nepal-time.ts";
import type { Site } from "../../members/sign-in.ts";
import type { StoredMember } from "../../members/stored-member.ts";
import { idOf } from "../../platform/reading/public-read.ts";
import { isTrusted, mostADay, nextPostAt } from "../limits.ts";
import { placeOf, publicQuestion } from "../reading/discussion.ts";
import { categoryRows } from "../reading/forum.ts";
import { postBy, questionOf, type StoredPost } from "../stored-post.ts";
import { forumTexts } from "../texts.ts";
import { writerOf } from "../writer.ts";
import { doubtAbout } from "./doubt.ts";
import { requireTerms } from "./require-terms.ts";
import { type NewPost, sentUnder, storePost } from "./store-post.ts";
import { postFaults, quoteOf, tidyText, tidyTitle } from "./typed-post.ts";

type Asked<Name extends keyof PrivateCalls> = Parameters<PrivateCalls[Name]>[0];
export type Sent = Told & { data: PostSent };

/** The answer to a sent post: its address, and whether it waits. */
export async function sentOf(payload: Payload, post: StoredPost, message: string, locale: Locale): Promise<Sent> {
  const place = await placeOf(payload, post);
  const path =
    post.state === "public"
      ? pages.discussion.href({ id: questionOf(post), page: place.page }, place.hash)
      : pages.myForum.href();
  const state = post.state === "erased" ? "hidden" : post.state;
  return { message, data: { id: post.id, state, url: localizedPath(path, locale) } };
}

type MemberPost = Omit<NewPost, "author" | "person" | "state" | "doubt" | "mostADay">;

/**
 * Stores a member's post once, which may have to wait for a moderator. Throws `tooManyRequests` above the daily limit, `conflict` for a key
 * that came with another text.
 */
async function storeMembersPost(payload: Payload, member: StoredMember, post: MemberPost, locale: Locale) {
  const keyUsed = new FrontApiError("conflict", forumTexts[locale].keyUsed);
  const earlier = await sentUnder(payload, post, keyUsed);
  if (earlier) return earlier;
  const trusted = await isTrusted(payload, member.id);
  const doubt = await doubtAbout(payload, { title: post.title, text: post.text, author: member.id });
  const most = mostADay(post.kind, trusted);
  const state = trusted && doubt === null ? "public" : "held";
  const stored = await storePost(payload, { ...post, author: member.id, state, doubt, mostADay: most }, keyUsed);
  if (stored) return stored;
  const now = new Date();
  const next = await nextPostAt(payload, { author: member.id, kind: post.kind, most });
  const message = forumTexts[locale].tooMany(clockText(next, locale), nepalDay(next) > nepalDay(now));
  const retryAfterSeconds = Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000));
  throw new FrontApiError("tooManyRequests", message, { retryAfterSeconds });
}

const keyOf = (member: StoredMember, key: string | undefined) => key && `${member.publicId}/${key}`;

/** Asks a question. Resolves once it is stored. */
export async function askQuestion(site: Site, asked: Asked<"askQuestion">): Promise<Sent> {
  const { body, locale, idempotencyKey } = asked;
  const member = await writerOf(site, asked);
  const { payload } = site;
  const [title, text] = [tidyTitle(body.title), tidyText(body.text)];
  const faults = postFaults({ title, text }, locale);
  const isCategory = (await categoryRows(payload)).some(({ id }) => id === body.category);
  faults.add("category", isCategory ? undefined : forumTexts[locale].category);
  faults.throwAny();
  await requireTerms(payload, member, body.terms, locale);
  const key = keyOf(member, idempotencyKey);
  const question = { kind: "question", category: body.category, title, text, key } as const;
  const post = await storeMembersPost(payload, member, question, locale);
  const texts = forumTexts[locale];
  return sentOf(payload, post, post.state === "public" ? texts.asked : texts.held, locale);
}

/** Replies to a question. Resolves once the reply is stored. */
export async function replyTo(site: Site, asked: Asked<"replyTo">): Promise<Sent> {
  const { body, locale, idempotencyKey } = asked;
  const member = await writerOf(site, asked);
  const { payload } = site;
  const texts = forumTexts[locale];
  const question = await publicQuestion(payload, idOf(asked.id)).catch((error) => {
    // It may have been taken down while the reply was written.
    throw isFrontApiError(error) ? new FrontApiError("notFound", texts.gone) : error;
  });
  if (question.closed) throw new FrontApiError("conflict", texts.closed);
  const text = tidyText(body.text);
  postFaults({ text }, locale).throwAny();
  await requireTerms(payload, member, body.terms, locale);
  const source = body.quoted === undefined ? undefined : await postBy(payload, body.quoted);
  const quote =
    source?.state === "public" && questionOf(source) === question.id ? quoteOf(body.quote, source.text) : null;
  const key = keyOf(member, idempotencyKey);
  const quoted = quote === null ? null : (source?.id ?? null);
  const reply = { kind: "reply", discussion: question.id, text, quoted, quote, key } as const;
  const post = await storeMembersPost(payload, member, reply, locale);
  return sentOf(payload, post, post.state === "public" ? texts.replied : texts.held, locale);
}

import { type FlagReason, flagReasonWords } from "@setu/contract/forum/flag-fields";
import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { Payload, PayloadRequest } from "payload";
import { personRows } from "../../people/rows.ts";
import { inLocale } from "../../platform/reading/localized.ts";
import { among, runSql, sql } from "../../platform/store/sql.ts";
import { categoryRows } from "../reading/forum.ts";
import { questionRows } from "../reading/rows.ts";
import { postBy, postsWhere, questionOf, type StoredPost } from "../stored-post.ts";
import { mayAcceptFor } from "./arrange.ts";
import { personOf } from "./person-of.ts";

/** The queue's tabs: posts that wait for a moderator, reported posts, unanswered questions, all questions. */
export const queueTabs = ["held", "flagged", "unanswered", "all"] as const;
export type QueueTab = (typeof queueTabs)[number];

const perPage = 25;

export interface QueueRow {
  post: StoredPost;
  /** The question's title. */
  title: string;
  flags: number;
}

export interface Queue {
  rows: QueueRow[];
  counts: Record<QueueTab, number>;
  page: { current: number; last: number };
}

/** Reads a page of a tab: waiting posts and unanswered questions with the oldest first, all questions with the latest first. */
export async function readQueue(payload: Payload, { tab, page }: { tab: QueueTab; page: number }): Promise<Queue> {
  const [held, flagged, rows] = await Promise.all([idsHeld(payload), idsFlagged(payload), questionRows(payload)]);
  const ids: Record<QueueTab, readonly number[]> = {
    held,
    flagged,
    unanswered: rows
      .filter(({ replies, isClosed }) => replies === 0 && !isClosed)
      .map(({ id }) => id)
      .toReversed(),
    all: rows.map(({ id }) => id),
  };
  const wanted = ids[tab];
  const last = Math.max(1, Math.ceil(wanted.length / perPage));
  const current = Math.min(page, last);
  const shown = wanted.slice((current - 1) * perPage, current * perPage);
  const count = (name: QueueTab) => [name, ids[name].length] as const;
  return {
    rows: await rowsOf(payload, shown),
    counts: Object.fromEntries(queueTabs.map(count)) as Queue["counts"],
    page: { current, last },
  };
}

const idsHeld = async (payload: Payload): Promise<number[]> =>
  (await runSql(payload, sql`SELECT id FROM forum_posts WHERE state = 'held' ORDER BY updated_at, id`)).map(({ id }) =>
    Number(id),
  );

const idsFlagged = async (payload: Payload): Promise<number[]> =>
  (
    await runSql(
      payload,
      sql`SELECT DISTINCT f.post_id FROM forum_flags f JOIN forum_posts p ON p.id = f.post_id
          WHERE f.settled IS NOT TRUE AND p.state IN ('public', 'held') ORDER BY f.post_id`,
    )
  ).map(({ post_id: post }) => Number(post));

async function rowsOf(payload: Payload, ids: readonly number[]): Promise<QueueRow[]> {
  if (ids.length === 0) return [];
  const posts = await postsWhere(payload, sql`p.id IN ${among(ids)}`);
  const questions = [...new Set(posts.map(questionOf))];
  const [titles, flags] = await Promise.all([
    runSql(payload, sql`SELECT id, title FROM forum_posts WHERE id IN ${among(questions)}`),
    runSql(
      payload,
      sql`SELECT post_id, COUNT(*) AS count FROM forum_flags
          WHERE post_id IN ${among(ids)} AND settled IS NOT TRUE GROUP BY post_id`,
    ),
  ]);
  const titleOf = new Map(titles.map(({ id, title }) => [Number(id), String(title ?? "")]));
  const flagsOf = new Map(flags.map(({ post_id: post, count }) => [Number(post), Number(count)]));
  const byId = new Map(posts.map((post) => [post.id, post]));
  return ids.flatMap((id) => {
    const post = byId.get(id);
    return post ? { post, title: titleOf.get(questionOf(post)) ?? "", flags: flagsOf.get(id) ?? 0 } : [];
  });
}

export interface Flag {
  id: number;
  /** In words, in the screen's language. */
  reason: string;
  text: string;
}

export interface OpenPost {
  post: StoredPost;
  /** The post itself, if it is a question. */
  question: StoredPost;
  category: string | null;
  /** The categories that a question can be moved to. */
  categories: { id: number; name: string }[];
  /** Whether a moderator may say which reply has solved the question. */
  mayAccept: boolean;
  /** The discussion's other posts in any state, the oldest first. */
  others: StoredPost[];
  flags: Flag[];
  /** The discussion's public address; null while visitors cannot read it. */
  address: string | null;
  /** The names of the firm's people who have written in it, by their ids. */
  people: Record<number, string>;
}

/** Reads one post with its discussion. `locale` is the screen's. */
export async function readPost(payload: Payload, id: number, locale: "en" | "ne"): Promise<OpenPost | undefined> {
  const post = await postBy(payload, id);
  const question = post && (await postBy(payload, questionOf(post)));
  if (!post || !question) return undefined;
  const [replies, flags, categories, people] = await Promise.all([
    postsWhere(payload, sql`p.discussion_id = ${question.id}`, sql`ORDER BY p.id LIMIT 200`),
    runSql(
      payload,
      sql`SELECT id, reason, text FROM forum_flags WHERE post_id = ${id} AND settled IS NOT TRUE ORDER BY id`,
    ),
    categoryRows(payload),
    personRows(payload),
  ]);
  const written = [question, ...replies].flatMap(({ person }) => person ?? []);
  return {
    post,
    question,
    categories: categories.map((one) => ({ id: one.id, name: inLocale(one.name, locale) })),
    mayAccept: question.state === "public" && (await mayAcceptFor({ payload }, question)),
    category: inLocale(categories.find((one) => one.id === question.category)?.name, locale) || null,
    others: [question, ...replies].filter((other) => other.id !== id && other.state !== "erased"),
    flags: flags.map((row) => ({
      id: Number(row["id"]),
      reason: flagReasonWords[locale][row["reason"] as FlagReason],
      text: String(row["text"] ?? ""),
    })),
    address: question.state === "public" ? localizedPath(pages.discussion.href({ id: question.id }), locale) : null,
    people: Object.fromEntries(
      people.filter((row) => written.includes(row.id)).map((row) => [row.id, inLocale(row.name, locale)]),
    ),
  };
}

/** The name in which an account answers; undefined if there is none. `locale` is the screen's. */
export async function answeringAs(
  payload: Payload,
  user: { answersAs?: number | { id: number } | null },
  locale: "en" | "ne",
): Promise<string | undefined> {
  const person = personOf({ user: user as PayloadRequest["user"] });
  if (person === undefined) return undefined;
  const row = (await personRows(payload)).find(({ id }) => id === person);
  return row && !row.left ? inLocale(row.name, locale) : undefined;
}

import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import { Discussion } from "@setu/contract/forum/forum";
import type { Locale } from "@setu/contract/locale";
import { unbrokenUnits } from "@setu/contract/text/unbroken-units";
import type { Payload } from "payload";
import { inLocale, servedIn } from "../../platform/reading/localized.ts";
import { idOf } from "../../platform/reading/public-read.ts";
import { among, runSql, sql } from "../../platform/store/sql.ts";
import { postBy, postsWhere, type StoredPost } from "../stored-post.ts";
import { authorsIn } from "./authors.ts";
import { categoryRows, linkOf, officerIn, requireForum } from "./forum.ts";
import { postOf } from "./map-post.ts";
import { relatedTo } from "./related.ts";

const perPage = 20;

/** @throws FrontApiError `notFound` if it is not a public question. */
export async function publicQuestion(payload: Payload, id: number): Promise<StoredPost> {
  const question = await postBy(payload, id);
  if (question?.kind !== "question" || question.state !== "public") throw new FrontApiError("notFound", "");
  return question;
}

/** Reads a question with a page of its replies. */
export async function discussion(payload: Payload, locale: Locale, parameters: ReadParameters): Promise<Discussion> {
  const writing = await requireForum(payload);
  const question = await publicQuestion(payload, idOf(parameters["id"]));
  const answers = await countReplies(payload, question.id);
  const accepted = question.accepted === null ? undefined : await postBy(payload, question.accepted);
  const isSolved = accepted?.state === "public";
  const page = pageOf(parameters["page"], answers - Number(isSolved));
  const replies = await postsWhere(
    payload,
    sql`p.discussion_id = ${question.id} AND p.state = 'public' AND p.id <> ${isSolved ? accepted.id : 0}`,
    sql`ORDER BY p.published_at, p.id LIMIT ${perPage} OFFSET ${(page.current - 1) * perPage}`,
  );
  const [authorOf, categories, related] = await Promise.all([
    authorsIn(payload, locale),
    categoryRows(payload),
    relatedTo(payload, question),
  ]);
  const shown = { locale, authorOf, quoted: await quotedIn(payload, [...replies, ...(accepted ? [accepted] : [])]) };
  const category = categories.find(({ id }) => id === question.category);
  return Discussion.parse({
    question: {
      ...postOf(question, shown),
      title: unbrokenUnits(question.title),
      category: category
        ? { id: category.id, name: inLocale(category.name, locale), locale: servedIn(locale, category.name) }
        : null,
    },
    state: isSolved ? "solved" : question.closed ? "closed" : "open",
    closed_text: question.closed,
    accepted: isSolved && page.current === 1 ? postOf(accepted, shown) : null,
    replies: replies.map((reply) => postOf(reply, shown)),
    answers,
    page,
    related: related.map(linkOf),
    writing,
    officer: await officerIn(payload, locale),
  } satisfies Discussion);
}

async function countReplies(payload: Payload, question: number): Promise<number> {
  const [row] = await runSql(
    payload,
    sql`SELECT COUNT(*) AS count FROM forum_posts WHERE discussion_id = ${question} AND state = 'public'`,
  );
  return Number(row?.["count"] ?? 0);
}

function pageOf(asked: string | undefined, total: number): Discussion["page"] {
  const current = asked ? Number(asked) : 1;
  if (!Number.isSafeInteger(current) || current < 1) throw new FrontApiError("badRequest", "");
  const last = Math.max(1, Math.ceil(total / perPage));
  if (current > last) throw new FrontApiError("notFound", "");
  return { current, last, per_page: perPage, total };
}

/** The public posts that the given posts quote, by their ids. */
async function quotedIn(payload: Payload, posts: readonly StoredPost[]): Promise<Map<number, StoredPost>> {
  const ids = [...new Set(posts.flatMap(({ quoted }) => quoted ?? []))];
  if (ids.length === 0) return new Map();
  const sources = await postsWhere(payload, sql`p.id IN ${among(ids)} AND p.state = 'public'`);
  return new Map(sources.map((post) => [post.id, post]));
}

/** The page of a discussion that shows a reply, as the parameter and the fragment of "?page=2#post-12". */
export async function placeOf(
  payload: Payload,
  post: StoredPost,
): Promise<{ page: number | undefined; hash: `#${string}` }> {
  if (post.kind === "question" || post.publishedAt === null) return { page: undefined, hash: "#main" };
  const question = await postBy(payload, post.discussion ?? 0);
  if (question?.accepted === post.id) return { page: undefined, hash: `#post-${post.id}` };
  const [row] = await runSql(
    payload,
    sql`SELECT COUNT(*) AS count FROM forum_posts
        WHERE discussion_id = ${post.discussion} AND state = 'public' AND id <> ${question?.accepted ?? 0}
          AND published_at < ${post.publishedAt}`,
  );
  const page = Math.floor(Number(row?.["count"] ?? 0) / perPage) + 1;
  return { page: page > 1 ? page : undefined, hash: `#post-${post.id}` };
}

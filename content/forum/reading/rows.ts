import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { type SearchedText, searchedText } from "../../platform/search/searched-text.ts";
import { keptRows } from "../../platform/store/kept-rows.ts";
import { among, runSql, sql } from "../../platform/store/sql.ts";
import { plainTextOfPost } from "../post-text.ts";
import { discussionsSince, readForumRevision } from "../revision.ts";

/** The data by which public questions are listed, searched and sorted. Times are in ms since 1970. */
export interface QuestionRow {
  id: number;
  title: string;
  lang: Locale;
  category: number | null;
  askedAt: number;
  /** The time of the latest public post. */
  lastAt: number;
  replies: number;
  /** Null while it is not solved. */
  solvedAt: number | null;
  isClosed: boolean;
  isStaffAnswered: boolean;
  search: SearchedText;
}

export const latestFirst = (a: QuestionRow, b: QuestionRow): number => b.askedAt - a.askedAt || b.id - a.id;

/**
 * All public questions, the latest first. After a change only its discussion is read again. Counts are computed here and never stored,
 * so they cannot be wrong.
 */
export const questionRows = keptRows<QuestionRow>({
  collection: "forum-posts",
  table: "forum_posts",
  log: { revision: readForumRevision, changesSince: discussionsSince },
  compare: latestFirst,
  read,
});

async function read(payload: Payload, ids: readonly number[]): Promise<QuestionRow[]> {
  const questions = await runSql(
    payload,
    sql`SELECT q.id, q.title, q.text, q.lang, q.category_id, q.published_at, q.accepted_at, q.closed,
          (SELECT r.id FROM forum_posts r WHERE r.id = q.accepted AND r.state = 'public') AS accepted
        FROM forum_posts q WHERE q.id IN ${among(ids)} AND q.kind = 'question' AND q.state = 'public'`,
  );
  if (questions.length === 0) return [];
  const replies = await runSql(
    payload,
    sql`SELECT discussion_id, COUNT(*) AS count, MAX(published_at) AS last, SUM(CASE WHEN staff THEN 1 ELSE 0 END) AS staff
        FROM forum_posts
        WHERE discussion_id IN ${among(questions.map(({ id }) => Number(id)))} AND kind = 'reply' AND state = 'public'
        GROUP BY discussion_id`,
  );
  const repliesTo = new Map(replies.map((row) => [Number(row["discussion_id"]), row]));
  return questions.map((row) => rowOf(row, repliesTo.get(Number(row["id"]))));
}

/** The length of a question's text that is searched, in characters. */
const searchedLength = 400;

function rowOf(row: Record<string, unknown>, replies: Record<string, unknown> | undefined): QuestionRow {
  const askedAt = Number(row["published_at"]);
  const [title, text] = [String(row["title"]), plainTextOfPost(String(row["text"])).slice(0, searchedLength)];
  return {
    id: Number(row["id"]),
    title,
    lang: row["lang"] === "ne" ? "ne" : "en",
    category: row["category_id"] === null ? null : Number(row["category_id"]),
    askedAt,
    lastAt: Math.max(askedAt, Number(replies?.["last"] ?? 0)),
    replies: Number(replies?.["count"] ?? 0),
    solvedAt: row["accepted"] ? Number(row["accepted_at"]) : null,
    isClosed: Boolean(row["closed"]),
    isStaffAnswered: Number(replies?.["staff"] ?? 0) > 0,
    search: searchedText([
      [title, "title"],
      [text, "text"],
    ]),
  };
}

export const stateOf = ({ isClosed, solvedAt }: QuestionRow): "open" | "solved" | "closed" =>
  solvedAt !== null ? "solved" : isClosed ? "closed" : "open";

/** The number of questions in each category. */
export function countByCategory(rows: readonly QuestionRow[]): Map<number | null, number> {
  const counts = new Map<number | null, number>();
  for (const { category } of rows) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

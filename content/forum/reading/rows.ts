import type { Payload } from "payload";
import { keptRows } from "../../platform/reading/kept-rows.ts";
import { type SearchedText, searchedText } from "../../platform/search/searched-text.ts";
import { among, runSql, sql } from "../../platform/store/sql.ts";
import { discussionsSince, readForumRevision } from "../revision.ts";
import { type QuestionTexts, questionTexts } from "./question-texts.ts";
import { publicQuestions, type Question } from "./questions.ts";

/** The data by which public questions are listed, searched and sorted. */
export interface QuestionRow extends Question {
  title: string;
  /** The time of the latest public post, in ms since 1970. */
  lastAt: number;
  replies: number;
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
  const [questions, texts] = await Promise.all([publicQuestions(payload, ids), questionTexts(payload, ids)]);
  if (questions.length === 0) return [];
  const replies = await runSql(
    payload,
    sql`SELECT discussion_id, COUNT(*) AS count, MAX(published_at) AS last, SUM(CASE WHEN staff THEN 1 ELSE 0 END) AS staff
        FROM forum_posts
        WHERE discussion_id IN ${among(questions.map(({ id }) => id))} AND kind = 'reply' AND state = 'public'
        GROUP BY discussion_id`,
  );
  const repliesTo = new Map(replies.map((row) => [Number(row["discussion_id"]), row]));
  return questions.flatMap((question) => {
    const own = texts.get(question.id);
    return own ? [rowOf(question, own, repliesTo.get(question.id))] : [];
  });
}

const rowOf = (
  question: Question,
  { title, text, answer }: QuestionTexts,
  replies: Record<string, unknown> | undefined,
): QuestionRow => ({
  ...question,
  title,
  lastAt: Math.max(question.askedAt, Number(replies?.["last"] ?? 0)),
  replies: Number(replies?.["count"] ?? 0),
  isStaffAnswered: Number(replies?.["staff"] ?? 0) > 0,
  search: searchedText([
    [title, "title"],
    [text, "text"],
    [answer, "text"],
  ]),
});

import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { type SearchedText, searchedText } from "../../platform/search/searched-text.ts";
import { among, runSql, sql } from "../../platform/store/sql.ts";
import { plainTextOfPost } from "../post-text.ts";
import { readForumRevision } from "../revision.ts";

/** The data by which public questions are listed, searched and sorted. Times are in ms since 1970. */
export interface QuestionRow {
  id: number;
  /** Rises with each change of the post. */
  moves: number;
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

interface Kept {
  revision: number;
  rows: Promise<readonly QuestionRow[]>;
}
const known = new WeakMap<Payload, Kept>();

/**
 * All public questions, the latest first. They are read again for each revision of the forum, but only the texts that
 * have changed. Counts are computed here and never stored, so they cannot be wrong.
 */
export async function questionRows(payload: Payload): Promise<readonly QuestionRow[]> {
  const revision = await readForumRevision(payload);
  const last = known.get(payload);
  if (last?.revision === revision) return last.rows;
  const before = await last?.rows.catch(() => []);
  const rows = readRows(payload, before ?? []);
  known.set(payload, { revision, rows });
  rows.catch(() => known.delete(payload));
  return rows;
}

async function readRows(payload: Payload, before: readonly QuestionRow[]): Promise<readonly QuestionRow[]> {
  const [questions, replies] = await Promise.all([
    runSql(
      payload,
      sql`SELECT q.id, q.moves, q.lang, q.category_id, q.published_at, q.accepted_at, q.closed,
            (SELECT r.id FROM forum_posts r WHERE r.id = q.accepted AND r.state = 'public') AS accepted
          FROM forum_posts q WHERE q.kind = 'question' AND q.state = 'public' ORDER BY q.published_at DESC, q.id DESC`,
    ),
    runSql(
      payload,
      sql`SELECT discussion_id, COUNT(*) AS count, MAX(published_at) AS last,
            SUM(CASE WHEN staff THEN 1 ELSE 0 END) AS staff
          FROM forum_posts WHERE kind = 'reply' AND state = 'public' GROUP BY discussion_id`,
    ),
  ]);
  const repliesTo = new Map(replies.map((row) => [Number(row["discussion_id"]), row]));
  const former = new Map(before.map((row) => [row.id, row]));
  const now = questions.map((row) => withoutTexts(row, repliesTo.get(Number(row["id"]))));
  const changed = now.filter(({ id, moves }) => former.get(id)?.moves !== moves);
  const texts = await readTexts(payload, changed);
  return now.map((row) => {
    const old = former.get(row.id);
    const whole = { ...row, ...(texts.get(row.id) ?? { title: old?.title ?? "", search: old?.search ?? nothing }) };
    // The same object while nothing has changed: the search index compares rows by identity.
    return old && JSON.stringify({ ...old, search: 0 }) === JSON.stringify({ ...whole, search: 0 }) ? old : whole;
  });
}

const nothing = searchedText([]);

function withoutTexts(row: Record<string, unknown>, replies: Record<string, unknown> | undefined) {
  const askedAt = Number(row["published_at"]);
  return {
    id: Number(row["id"]),
    moves: Number(row["moves"]),
    lang: row["lang"] === "ne" ? ("ne" as const) : ("en" as const),
    category: row["category_id"] === null ? null : Number(row["category_id"]),
    askedAt,
    lastAt: Math.max(askedAt, Number(replies?.["last"] ?? 0)),
    replies: Number(replies?.["count"] ?? 0),
    solvedAt: row["accepted"] ? Number(row["accepted_at"]) : null,
    isClosed: Boolean(row["closed"]),
    isStaffAnswered: Number(replies?.["staff"] ?? 0) > 0,
  };
}

/** The length of a question's text that is searched, in characters. */
const searchedLength = 400;
const slice = 500;

async function readTexts(payload: Payload, rows: readonly { id: number }[]) {
  const texts = new Map<number, Pick<QuestionRow, "title" | "search">>();
  for (let from = 0; from < rows.length; from += slice) {
    const ids = rows.slice(from, from + slice).map(({ id }) => id);
    const found = await runSql(payload, sql`SELECT id, title, text FROM forum_posts WHERE id IN ${among(ids)}`);
    for (const row of found) {
      const [title, text] = [String(row["title"]), plainTextOfPost(String(row["text"])).slice(0, searchedLength)];
      texts.set(Number(row["id"]), {
        title,
        search: searchedText([
          [title, "title"],
          [text, "text"],
        ]),
      });
    }
  }
  return texts;
}

export const stateOf = ({ isClosed, solvedAt }: QuestionRow): "open" | "solved" | "closed" =>
  solvedAt !== null ? "solved" : isClosed ? "closed" : "open";

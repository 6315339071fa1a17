import { type Locale, localeOf } from "@setu/contract/locale";
import type { Payload } from "payload";
import { among, runSql, sql } from "../../platform/store/sql.ts";

/** A public question, without its texts. Times are in ms since 1970. */
export interface Question {
  id: number;
  /** Changes with the texts of the question and of its accepted reply. */
  version: string;
  lang: Locale;
  category: number | null;
  askedAt: number;
  /** Null while it is not solved. */
  solvedAt: number | null;
  isClosed: boolean;
}

/** Reads all public questions, or those of them with the given ids, the latest first. */
export async function publicQuestions(payload: Payload, ids?: readonly number[]): Promise<Question[]> {
  if (ids?.length === 0) return [];
  const rows = await runSql(
    payload,
    sql`SELECT q.id, q.moves, q.lang, q.category_id, q.published_at, q.accepted_at, q.closed, a.id AS answer, a.moves AS answer_moves
        FROM forum_posts q LEFT JOIN forum_posts a ON a.id = q.accepted AND a.state = 'public'
        WHERE q.kind = 'question' AND q.state = 'public' AND ${ids ? sql`q.id IN ${among(ids)}` : sql`TRUE`}
        ORDER BY q.published_at DESC, q.id DESC`,
  );
  return rows.map((row) => ({
    id: Number(row["id"]),
    version: [row["moves"], row["published_at"], row["answer"] ?? "", row["answer_moves"] ?? ""].map(String).join("."),
    lang: localeOf(row["lang"]),
    category: row["category_id"] === null ? null : Number(row["category_id"]),
    askedAt: Number(row["published_at"]),
    solvedAt: row["answer"] ? Number(row["accepted_at"]) : null,
    isClosed: Boolean(row["closed"]),
  }));
}

export const stateOf = ({ isClosed, solvedAt }: Question): "open" | "solved" | "closed" =>
  solvedAt !== null ? "solved" : isClosed ? "closed" : "open";

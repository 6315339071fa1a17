import type { Payload } from "payload";
import { among, runSql, sql } from "../../platform/store/sql.ts";
import { plainTextOfPost } from "../post-text.ts";

/** The texts by which a question is found, in the forum's list and in the site search. */
export interface QuestionTexts {
  title: string;
  text: string;
  /** The accepted reply, if it is public. */
  answer: string;
}

/** Reads the texts of public questions, by their ids. */
export async function questionTexts(payload: Payload, ids: readonly number[]): Promise<Map<number, QuestionTexts>> {
  if (ids.length === 0) return new Map();
  const rows = await runSql(
    payload,
    sql`SELECT q.id, q.title, q.text, a.text AS answer
        FROM forum_posts q LEFT JOIN forum_posts a ON a.id = q.accepted AND a.state = 'public'
        WHERE q.id IN ${among(ids)} AND q.kind = 'question' AND q.state = 'public'`,
  );
  return new Map(
    rows.map((row) => [
      Number(row["id"]),
      {
        title: String(row["title"]),
        text: plainTextOfPost(String(row["text"])),
        answer: plainTextOfPost(String(row["answer"] ?? "")),
      },
    ]),
  );
}

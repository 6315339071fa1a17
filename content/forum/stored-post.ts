import { type Locale, localeOf } from "@setu/contract/locale";
import type { Payload } from "payload";
import { isoColumn, jsonColumn } from "../platform/store/columns.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import type { PostState } from "./post-states.ts";

/** An action on a post. `by` is the name of a staff member, or a word for another actor. */
export interface LogEntry {
  at: string;
  by: string;
  what:
    | "approved"
    | "refused"
    | "hidden"
    | "spam"
    | "closed"
    | "opened"
    | "moved"
    | "accepted"
    | "unaccepted"
    | "flagsHidden"
    | "edited"
    | "withdrawn";
  reason?: string;
}

/** A former text. */
interface FormerText {
  at: string;
  title: string;
  text: string;
}

/** A post as stored. Times are in ms since 1970. */
export interface StoredPost {
  id: number;
  kind: "question" | "reply";
  discussion: number | null;
  author: number | null;
  /** The name of the author's account. */
  name: string | null;
  person: number | null;
  staff: boolean;
  category: number | null;
  lang: Locale;
  title: string;
  text: string;
  quoted: number | null;
  quote: string | null;
  state: PostState;
  reason: string | null;
  doubt: string | null;
  publishedAt: number | null;
  editedAt: number | null;
  accepted: number | null;
  acceptedAt: number | null;
  closed: string | null;
  muted: boolean;
  moves: number;
  history: FormerText[];
  log: LogEntry[];
  createdAt: string;
  /** The last change by a person. */
  updatedAt: string;
}

type Row = Record<string, unknown>;
const numberOrNull = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value));
const textOrNull = (value: unknown): string | null => (value ? String(value) : null);

const storedPostOf = (row: Row): StoredPost => ({
  id: Number(row["id"]),
  kind: row["kind"] === "reply" ? "reply" : "question",
  discussion: numberOrNull(row["discussion_id"]),
  author: numberOrNull(row["author_id"]),
  name: textOrNull(row["name"]),
  person: numberOrNull(row["person_id"]),
  staff: Boolean(Number(row["staff"] ?? 0)),
  category: numberOrNull(row["category_id"]),
  lang: localeOf(row["lang"]),
  title: String(row["title"] ?? ""),
  text: String(row["text"] ?? ""),
  quoted: numberOrNull(row["quoted"]),
  quote: textOrNull(row["quote"]),
  state: String(row["state"]) as PostState,
  reason: textOrNull(row["reason"]),
  doubt: textOrNull(row["doubt"]),
  publishedAt: numberOrNull(row["published_at"]),
  editedAt: numberOrNull(row["edited_at"]),
  accepted: numberOrNull(row["accepted"]),
  acceptedAt: numberOrNull(row["accepted_at"]),
  closed: textOrNull(row["closed"]),
  muted: Boolean(Number(row["muted"] ?? 0)),
  moves: Number(row["moves"] ?? 0),
  history: jsonColumn<FormerText[]>(row["history"] ?? null) ?? [],
  log: jsonColumn<LogEntry[]>(row["log"] ?? null) ?? [],
  createdAt: isoColumn(row["created_at"]),
  updatedAt: isoColumn(row["updated_at"]),
});

/** Reads the posts that meet a condition on `p`, with their authors' names; `rest` is the ORDER BY and LIMIT. */
export async function postsWhere(
  payload: Payload,
  condition: ReturnType<typeof sql>,
  rest: ReturnType<typeof sql> = sql``,
): Promise<StoredPost[]> {
  const rows = await runSql(
    payload,
    sql`SELECT p.*, m.name FROM forum_posts p LEFT JOIN members m ON m.id = p.author_id WHERE ${condition} ${rest}`,
  );
  return rows.map(storedPostOf);
}

/** Reads the post with this id; undefined if there is none. */
export const postBy = async (payload: Payload, id: number): Promise<StoredPost | undefined> =>
  (await postsWhere(payload, sql`p.id = ${id}`))[0];

/** The id of the question that a post belongs to: its own for a question. */
export const questionOf = ({ id, discussion }: Pick<StoredPost, "id" | "discussion">): number => discussion ?? id;

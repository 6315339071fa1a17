import type { Payload } from "payload";
import { runSql, sql } from "../../platform/store/sql.ts";
import { hasManyLinks } from "./typed-post.ts";

/** Why a post waits for a moderator although its author is trusted. */
export type Doubt = "links" | "repeated";

/** Shorter texts, such as thanks, are written often. */
const shortestCopy = 60;
const copiedWithinMs = 7 * 24 * 3600_000;

interface Written {
  title?: string | undefined;
  text: string;
  author: number;
  /** The post itself, when it is changed. */
  id?: number | undefined;
}

/** The reason to hold a post for a moderator; null if there is none. */
export async function doubtAbout(payload: Payload, { title = "", text, author, id }: Written): Promise<Doubt | null> {
  if (hasManyLinks(`${title} ${text}`)) return "links";
  return text.length >= shortestCopy && (await isCopy(payload, { text, author, id })) ? "repeated" : null;
}

/** Whether the author wrote the same a few days ago, or anybody wrote it and it was not published or taken down. */
async function isCopy(payload: Payload, { text, author, id = 0 }: Written): Promise<boolean> {
  const since = new Date(Date.now() - copiedWithinMs).toISOString();
  const same = sql`id <> ${id} AND text = ${text} AND created_at > ${since}`;
  const found = await runSql(
    payload,
    sql`SELECT id FROM forum_posts WHERE author_id = ${author} AND ${same}
        UNION ALL SELECT id FROM forum_posts WHERE state IN ('held', 'refused', 'hidden') AND ${same}`,
  );
  return found.length > 0;
}

import { randomUUID } from "node:crypto";
import { createLocalReq, type Payload } from "payload";
import { inTransaction } from "../../platform/store/in-transaction.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { isWithinDay } from "../limits.ts";
import type { PostState } from "../post-states.ts";
import { languageOfPost } from "../post-text.ts";
import { postBy, postsWhere, type StoredPost } from "../stored-post.ts";
import { follow } from "./follow.ts";

export interface NewPost {
  kind: StoredPost["kind"];
  discussion?: number | undefined;
  author?: number | undefined;
  person?: number | undefined;
  category?: number | undefined;
  title?: string | undefined;
  text: string;
  quoted?: number | null;
  quote?: string | null;
  state: Extract<PostState, "held" | "public">;
  doubt?: string | null;
  /** The idempotency key, made of the sender and the form's own key: a post that is sent twice is stored once. */
  key: string | undefined;
  /** The most posts of this kind that the author may send within 24 hours. */
  mostADay?: number | undefined;
}

/**
 * Stores a post as one row, once per key; undefined if its author has sent too many. If the process dies before its mails are queued, the
 * next start queues them.
 */
export async function storePost(payload: Payload, post: NewPost): Promise<StoredPost | undefined> {
  const key = post.key ?? randomUUID();
  const [row] = await insertPost(payload, { ...post, key });
  if (!row) return sentEarlier(payload, key);
  const stored = await postBy(payload, Number(row["id"]));
  if (!stored) throw new Error("A forum post was stored and is not there.");
  await follow(payload, stored);
  return stored;
}

/** Counts the author's posts and adds one as one step, so that simultaneous requests cannot pass the limit. */
async function insertPost(payload: Payload, post: NewPost) {
  const { kind, author, mostADay } = post;
  const staff = post.person === undefined ? sql`FALSE` : sql`TRUE`;
  const isLimited = author !== undefined && mostADay !== undefined;
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    // On PostgreSQL the author's other posts wait here for this transaction; on SQLite a statement is always alone.
    if (isLimited) await runSql(payload, sql`UPDATE members SET epoch = epoch WHERE id = ${author}`, req);
    return runSql(
      payload,
      sql`INSERT INTO forum_posts
            (kind, discussion_id, author_id, person_id, staff, category_id, lang, title, text, quoted, quote, state, doubt,
             published_at, muted, moves, idempotency_key)
          SELECT ${kind}, ${post.discussion ?? null}, ${author ?? null}, ${post.person ?? null}, ${staff},
            ${post.category ?? null}, ${languageOfPost(`${post.title ?? ""} ${post.text}`)}, ${post.title ?? null}, ${post.text},
            ${post.quoted ?? null}, ${post.quote ?? null}, ${post.state}, ${post.doubt ?? null},
            ${post.state === "public" ? Date.now() : null}, FALSE, 0, ${post.key}
          WHERE ${isLimited ? isWithinDay(author, kind, mostADay) : sql`TRUE`}
          ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
      req,
    );
  });
}

/**
 * The post that was already stored under a key; undefined if there is none. What follows it is repeated: the process that stored
 * it may have been killed before.
 */
export async function sentEarlier(payload: Payload, key: string | undefined): Promise<StoredPost | undefined> {
  const [post] = key ? await postsWhere(payload, sql`p.idempotency_key = ${key}`) : [];
  if (post) await follow(payload, post);
  return post;
}

import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { runSql, sql } from "../../platform/store/sql.ts";
import type { PostState } from "../post-states.ts";
import { languageOfPost } from "../post-text.ts";
import { postBy, postsWhere, type StoredPost } from "../stored-post.ts";
import { follow } from "./follow.ts";

interface NewPost {
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
}

/** Stores a post as one row, once per key. If the process dies before its mails are queued, the next start queues them. */
export async function storePost(payload: Payload, post: NewPost): Promise<StoredPost> {
  const key = post.key ?? randomUUID();
  const staff = post.person === undefined ? sql`FALSE` : sql`TRUE`;
  const stored = await runSql(
    payload,
    sql`INSERT INTO forum_posts
          (kind, discussion_id, author_id, person_id, staff, category_id, lang, title, text, quoted, quote, state, doubt,
           published_at, muted, moves, idempotency_key)
        VALUES (${post.kind}, ${post.discussion ?? null}, ${post.author ?? null}, ${post.person ?? null}, ${staff},
          ${post.category ?? null}, ${languageOfPost(`${post.title ?? ""} ${post.text}`)}, ${post.title ?? null}, ${post.text},
          ${post.quoted ?? null}, ${post.quote ?? null}, ${post.state}, ${post.doubt ?? null},
          ${post.state === "public" ? Date.now() : null}, FALSE, 0, ${key})
        ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
  );
  const [row] = stored;
  const isNew = row !== undefined;
  const found = isNew ? await postBy(payload, Number(row["id"])) : await sentEarlier(payload, key);
  if (!found) throw new Error("A forum post was stored and is not there.");
  if (isNew) await follow(payload, found);
  return found;
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

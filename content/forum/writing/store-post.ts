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

/** Within this time the same text from one author is one post: each tab sends it with a key of its own. */
const sameWithinMs = 10 * 60_000;

/**
 * Stores a post as one row, once per key and once for the same text from several tabs; undefined if its author has sent too many. If the
 * process dies before its mails are queued, the next start queues them. Throws `keyUsed` if the key came with another text before.
 */
export async function storePost(payload: Payload, post: NewPost, keyUsed: Error): Promise<StoredPost | undefined> {
  const key = post.key ?? randomUUID();
  const same = isSame(post);
  const [row] = await insertPost(payload, { ...post, key }, same);
  if (!row) return (await sentUnder(payload, post, keyUsed)) ?? sentEarlier(payload, same);
  const stored = await postBy(payload, Number(row["id"]));
  if (!stored) throw new Error("A forum post was stored and is not there.");
  await follow(payload, stored);
  return stored;
}

/**
 * An SQL condition on `p`: the same author's same post of a short time ago, which waits or is public. A post that was
 * refused, taken down or withdrawn can be sent again.
 */
function isSame({ kind, author, person, discussion, title, text, quoted, quote }: NewPost) {
  const by = author === undefined ? sql`p.person_id = ${person}` : sql`p.author_id = ${author}`;
  return sql`(${by} AND p.kind = ${kind} AND p.state IN ('held', 'public')
    AND p.created_at > ${new Date(Date.now() - sameWithinMs).toISOString()} AND COALESCE(p.discussion_id, 0) = ${discussion ?? 0}
    AND p.text = ${text} AND COALESCE(p.title, '') = ${title ?? ""}
    AND COALESCE(p.quoted, 0) = ${quoted ?? 0} AND COALESCE(p.quote, '') = ${quote ?? ""})`;
}

/** Compares and counts the author's posts and adds one as one step, so that simultaneous requests cannot store it twice or pass the limit. */
async function insertPost(payload: Payload, post: NewPost, same: ReturnType<typeof isSame>) {
  const { kind, author, mostADay } = post;
  const staff = post.person === undefined ? sql`FALSE` : sql`TRUE`;
  const isLimited = author !== undefined && mostADay !== undefined;
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    // On PostgreSQL the author's other posts wait here for this transaction (the firm's, the others' in the discussion); on SQLite a
    // statement is always alone.
    const turn =
      author === undefined
        ? sql`UPDATE forum_posts SET moves = moves WHERE id = ${post.discussion}`
        : sql`UPDATE members SET epoch = epoch WHERE id = ${author}`;
    await runSql(payload, turn, req);
    return runSql(
      payload,
      sql`INSERT INTO forum_posts
            (kind, discussion_id, author_id, person_id, staff, category_id, lang, title, text, quoted, quote, state, doubt,
             published_at, muted, moves, idempotency_key)
          SELECT ${kind}, ${post.discussion ?? null}, ${author ?? null}, ${post.person ?? null}, ${staff},
            ${post.category ?? null}, ${languageOfPost(`${post.title ?? ""} ${post.text}`)}, ${post.title ?? null}, ${post.text},
            ${post.quoted ?? null}, ${post.quote ?? null}, ${post.state}, ${post.doubt ?? null},
            ${post.state === "public" ? Date.now() : null}, FALSE, 0, ${post.key}
          WHERE NOT EXISTS (SELECT 1 FROM forum_posts p WHERE ${same})
            AND ${isLimited ? isWithinDay(author, kind, mostADay) : sql`TRUE`}
          ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
      req,
    );
  });
}

type SentPost = Pick<NewPost, "discussion" | "title" | "text" | "key">;

/** The post that was already stored under its key; undefined if there is none. Throws `keyUsed` if that was another post. */
export async function sentUnder(payload: Payload, post: SentPost, keyUsed: Error): Promise<StoredPost | undefined> {
  if (!post.key) return undefined;
  const stored = await sentEarlier(payload, sql`p.idempotency_key = ${post.key}`);
  if (stored && !wasSentAs(stored, post)) throw keyUsed;
  return stored;
}

/** Whether a stored post was sent as this one. Its author may have corrected it since, or withdrawn it, which leaves nothing to compare. */
function wasSentAs(stored: StoredPost, { discussion, title, text }: SentPost): boolean {
  const first = stored.history[0] ?? stored;
  const isSameText = first.title === (title ?? "") && first.text === text;
  return stored.discussion === (discussion ?? null) && (stored.state === "erased" || isSameText);
}

/**
 * The steps after the storing are repeated for a post that was already stored: the process that stored it may have been
 * killed before them.
 */
async function sentEarlier(payload: Payload, condition: ReturnType<typeof sql>): Promise<StoredPost | undefined> {
  const [post] = await postsWhere(payload, condition);
  if (post) await follow(payload, post);
  return post;
}

import type { Payload } from "payload";
import { runSql, sql } from "../../platform/store/sql.ts";
import type { StoredPost } from "../stored-post.ts";
import type { ForumMailKind } from "./mail-texts.ts";

const dayMs = 24 * 3600_000;
const hourMs = 3600_000;
/** The most mails about replies to one member within 24 hours. */
const mostADay = 5;

/**
 * Stores mails about a public reply: to the asker, and to the author whom it quotes. Not to its own author, nor to members who want
 * no mails, and only a few a day to each member. Idempotent: one reply makes one mail to a member.
 */
export async function queueReplyMails(payload: Payload, reply: StoredPost): Promise<void> {
  const since = new Date(Date.now() - dayMs).toISOString();
  await runSql(
    payload,
    sql`INSERT INTO forum_mails (kind, member_id, post_id, state, attempts, due_at, ${sql.identifier("key")})
        SELECT 'reply', m.id, ${reply.id}, 'pending', 0, ${Date.now()}, ${`reply/${reply.id}/`} || m.public_id
        FROM members m
        WHERE m.id IN (SELECT p.author_id FROM forum_posts p WHERE p.id IN (${reply.discussion}, ${reply.quoted ?? 0}))
          AND m.id <> ${reply.author ?? 0} AND m.state = 'active' AND m.no_forum_mails IS NOT TRUE
          AND NOT EXISTS (SELECT 1 FROM forum_posts q WHERE q.id = ${reply.discussion} AND q.author_id = m.id AND q.muted IS TRUE)
          AND (SELECT COUNT(*) FROM forum_mails f WHERE f.member_id = m.id AND f.kind = 'reply' AND f.created_at > ${since}) < ${mostADay}
        ON CONFLICT (${sql.identifier("key")}) DO NOTHING`,
  );
}

/** Stores a mail to a post's author about a decision on the post. */
export async function queueAuthorMail(
  payload: Payload,
  kind: Exclude<ForumMailKind, "reply" | "held">,
  post: Pick<StoredPost, "id" | "author" | "moves">,
): Promise<void> {
  if (post.author === null) return;
  await runSql(
    payload,
    sql`INSERT INTO forum_mails (kind, member_id, post_id, state, attempts, due_at, ${sql.identifier("key")})
        VALUES (${kind}, ${post.author}, ${post.id}, 'pending', 0, ${Date.now()}, ${`${kind}/${post.id}/${post.moves}`})
        ON CONFLICT (${sql.identifier("key")}) DO NOTHING`,
  );
}

/** Stores a mail to the moderators about waiting posts: one an hour, however many posts there are. */
export async function queueHeldMail(payload: Payload): Promise<void> {
  const hour = Math.floor(Date.now() / hourMs);
  await runSql(
    payload,
    sql`INSERT INTO forum_mails (kind, state, attempts, due_at, ${sql.identifier("key")})
        VALUES ('held', 'pending', 0, ${Date.now()}, ${`held/${hour}`}) ON CONFLICT (${sql.identifier("key")}) DO NOTHING`,
  );
}

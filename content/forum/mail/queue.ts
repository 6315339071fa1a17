import type { Payload } from "payload";
import { isoDay, nepalDay } from "../../calendar/nepal-time.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import type { StoredPost } from "../stored-post.ts";
import { patience, waitingNow } from "../waiting.ts";
import type { MemberPostMail, ModeratorMailKind } from "./mail-texts.ts";

const dayMs = 24 * 3600_000;
const hourMs = 3600_000;
/** The most mails about replies to one member within 24 hours. */
const mostADay = 5;

/** Stores the mails about a public post, once. */
export const queuePostMails = (payload: Payload, post: StoredPost): Promise<void> =>
  post.kind === "reply" ? queueReplyMails(payload, post) : queueAskedMail(payload, post);

/** How long after its publication a post is news. A post published again later is not: the row that says it was mailed may have been deleted. */
const newsMs = dayMs;
const isNews = ({ publishedAt }: StoredPost): boolean => (publishedAt ?? 0) >= Date.now() - newsMs;

/** The key of the row which says that the mails about a reply are stored. */
const toldKey = (reply: number) => `reply/${reply}`;

/**
 * Stores mails about a public reply: to the asker, to the author whom it quotes, and to followers. Not to its own author, nor to members who want
 * no mails, and only a few a day to each member. Idempotent: one reply makes one mail to a member. The last row, to nobody, says that all are
 * stored: who follows or wants mails later gets none about what is already there.
 */
async function queueReplyMails(payload: Payload, reply: StoredPost): Promise<void> {
  if (!isNews(reply)) return;
  const key = sql.identifier("key");
  const told = await runSql(payload, sql`SELECT id FROM forum_mails WHERE ${key} = ${toldKey(reply.id)}`);
  if (told.length > 0) return;
  const since = new Date(Date.now() - dayMs).toISOString();
  const published = new Date(reply.publishedAt ?? Date.now()).toISOString();
  await runSql(
    payload,
    sql`INSERT INTO forum_mails (kind, member_id, post_id, state, attempts, due_at, ${key})
        SELECT 'reply', m.id, ${reply.id}, 'pending', 0, ${Date.now()}, ${`reply/${reply.id}/`} || m.public_id
        FROM members m
        WHERE m.id IN (SELECT p.author_id FROM forum_posts p WHERE p.id IN (${reply.discussion}, ${reply.quoted ?? 0})
                       UNION SELECT w.member_id FROM forum_follows w WHERE w.discussion_id = ${reply.discussion}
                         AND w.created_at <= ${published})
          AND m.id <> ${reply.author ?? 0} AND m.state = 'active' AND m.no_forum_mails IS NOT TRUE
          AND NOT EXISTS (SELECT 1 FROM forum_posts q WHERE q.id = ${reply.discussion} AND q.author_id = m.id AND q.muted IS TRUE)
          AND (SELECT COUNT(*) FROM forum_mails f WHERE f.member_id = m.id AND f.kind = 'reply' AND f.created_at > ${since}) < ${mostADay}
        ON CONFLICT (${key}) DO NOTHING`,
  );
  await runSql(
    payload,
    sql`INSERT INTO forum_mails (kind, state, attempts, ${key}) VALUES ('reply', 'withheld', 0, ${toldKey(reply.id)})
        ON CONFLICT (${key}) DO NOTHING`,
  );
}

/** Stores a mail to a post's author about a decision on the post. */
export async function queueAuthorMail(
  payload: Payload,
  kind: Exclude<MemberPostMail, "reply">,
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

/** Stores a mail to the experts of a question's category, once for each question. */
async function queueAskedMail(payload: Payload, question: StoredPost): Promise<void> {
  if (!isNews(question)) return;
  await runSql(
    payload,
    sql`INSERT INTO forum_mails (kind, post_id, state, attempts, due_at, ${sql.identifier("key")})
        VALUES ('asked', ${question.id}, 'pending', 0, ${Date.now()}, ${`asked/${question.id}`})
        ON CONFLICT (${sql.identifier("key")}) DO NOTHING`,
  );
}

/**
 * Stores a mail to the moderators about waiting posts: one an hour, however many posts there are. Posts that come after this hour's mail are in
 * the next hour's, if they still wait.
 */
export async function queueHeldMail(payload: Payload): Promise<void> {
  const hour = Math.floor(Date.now() / hourMs);
  const isFirst = await queueModeratorMail(payload, "held", String(hour));
  if (!isFirst) await queueModeratorMail(payload, "held", String(hour + 1), (hour + 1) * hourMs);
}

/** Reminds moderators of posts that have waited long, and tells owners of those that nobody looks at: one mail a day each. */
export async function remindModerators(payload: Payload, now: Date): Promise<void> {
  const { hours } = await waitingNow(payload, now);
  const day = isoDay(nepalDay(now));
  if (hours >= patience.reminder) await queueModeratorMail(payload, "late", day);
  if (hours >= patience.owners) await queueModeratorMail(payload, "unattended", day);
}

/**
 * Stores a mail to moderators or owners, once for each `turn`. Returns whether it is the first, or the first that says anything: one that was
 * withheld, since nothing waited any more when it was due, is about the posts that wait now.
 */
async function queueModeratorMail(
  payload: Payload,
  kind: ModeratorMailKind,
  turn: string,
  dueAt = Date.now(),
): Promise<boolean> {
  const key = sql.identifier("key");
  const stored = await runSql(
    payload,
    sql`INSERT INTO forum_mails (kind, state, attempts, due_at, ${key})
        VALUES (${kind}, 'pending', 0, ${dueAt}, ${`${kind}/${turn}`})
        ON CONFLICT (${key}) DO UPDATE SET state = 'pending', attempts = 0, due_at = ${dueAt}
        WHERE forum_mails.state = 'withheld' RETURNING id`,
  );
  return stored.length > 0;
}

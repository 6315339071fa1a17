import { refused } from "../../platform/access/refused.ts";
import type { Hand } from "../../platform/access/staff-actions.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { queueAuthorMail } from "../mail/queue.ts";
import { categoryRows } from "../reading/forum.ts";
import { postBy, type StoredPost } from "../stored-post.ts";
import { follow } from "../writing/follow.ts";
import { change, findPost, wrongState } from "./moderate.ts";

const dayMs = 24 * 3600_000;
/** The days without a post after which a moderator may accept a reply in the asker's place. */
const silentDays = 14;

/** Moves a question to another category. */
export async function move(hand: Hand, id: number, { category }: { category: number }): Promise<void> {
  if (!(await categoryRows(hand.payload)).some((row) => row.id === category)) {
    throw refused(hand.req, 400, "There is no such category.", "त्यस्तो विषय छैन।");
  }
  const changed = await change(hand, id, "moved", (post) => {
    if (post.kind !== "question") throw wrongState(hand);
    return post.category === category ? undefined : { category };
  });
  if (changed) await follow(hand.payload, changed);
}

/**
 * Whether a moderator may accept an answer: the asker is gone, or nobody has written for 14 days. A moderator's
 * acceptance can be taken back by a moderator.
 */
export async function mayAcceptFor(
  hand: Pick<Hand, "payload">,
  question: StoredPost,
  now = Date.now(),
): Promise<boolean> {
  if (question.author === null) return true;
  const last = question.log.findLast(({ what }) => what === "accepted" || what === "unaccepted");
  if (question.accepted !== null && last && last.what === "accepted" && last.by !== "author") return true;
  const [row] = await runSql(
    hand.payload,
    sql`SELECT MAX(published_at) AS last FROM forum_posts WHERE discussion_id = ${question.id} AND state = 'public'`,
  );
  return Math.max(Number(row?.["last"] ?? 0), question.publishedAt ?? 0) < now - silentDays * dayMs;
}

/** Says which reply has answered a question, or that none has. */
export async function accept(hand: Hand, id: number, { reply: asked }: { reply: number | null }): Promise<void> {
  const { payload, req } = hand;
  const question = await findPost(hand, id);
  if (question.kind !== "question" || question.state !== "public") throw wrongState(hand);
  if (question.accepted === asked) return;
  if (!(await mayAcceptFor(hand, question))) {
    throw refused(
      req,
      409,
      "The asker decides this, until nobody has written here for 14 days.",
      "यहाँ १४ दिनसम्म कसैले नलेखेपछि मात्र प्रश्नकर्ताको सट्टा यो जनाउन मिल्छ।",
    );
  }
  const reply = asked === null ? null : await postBy(payload, asked);
  if (reply === undefined || (reply && (reply.discussion !== id || reply.state !== "public"))) throw wrongState(hand);
  const changed = await change(hand, id, reply ? "accepted" : "unaccepted", ({ accepted, state }) => {
    if (accepted === asked) return undefined;
    // The asker, or another moderator, has decided meanwhile.
    if (state !== "public" || accepted !== question.accepted) throw wrongState(hand);
    return { accepted: asked, acceptedAt: reply ? Date.now() : null };
  });
  if (!changed) return;
  await follow(payload, changed);
  if (reply) await queueAuthorMail(payload, "acceptedForAsker", reply);
}

import type { Hand } from "../../platform/access/staff-actions.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { recordDiscussions } from "../revision.ts";
import { postsWhere, questionOf } from "../stored-post.ts";
import { change, findPost, settleFlags, wrongState } from "./moderate.ts";

/** The reason that the author reads on signing in, in the post's language. */
const reasons = { en: "Advertising in the forum.", ne: "छलफलमा विज्ञापन।" };

/**
 * Treats a post as spam: suspends its author, whose sessions end, and takes down everything that the author has posted,
 * this post last. Until then it can be repeated, and continues where it was interrupted. An owner can lift the
 * suspension; single posts can be published again.
 */
export async function spam(hand: Hand, id: number): Promise<void> {
  const { payload } = hand;
  const post = await findPost(hand, id);
  if (post.staff || (post.state !== "held" && post.state !== "public")) throw wrongState(hand);
  const reason = reasons[post.lang];
  if (post.author !== null) {
    await runSql(
      payload,
      sql`UPDATE members SET state = 'suspended', reason = ${reason}, epoch = epoch + 1
          WHERE id = ${post.author} AND state = 'active'`,
    );
  }
  const theirs = sql`p.author_id = ${post.author} AND p.state IN ('held', 'public')`;
  const posts = post.author === null ? [] : await postsWhere(payload, theirs);
  for (const each of [...posts.filter((one) => one.id !== id), post]) {
    await change(hand, each.id, "spam", ({ state }) => {
      if (state === "held") return { state: "refused", reason };
      return state === "public" ? { state: "hidden", reason } : undefined;
    });
    await settleFlags(payload, each.id);
    await recordDiscussions(payload, [questionOf(each)]);
  }
}

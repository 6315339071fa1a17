import type { Payload } from "payload";
import { refused } from "../../platform/access/refused.ts";
import type { Hand } from "../../platform/access/staff-actions.ts";
import { compareAndSet } from "../../platform/store/compare-and-set.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { tidyParagraphs } from "../../platform/text/typed-text.ts";
import { queueAuthorMail } from "../mail/queue.ts";
import { plainTextOfPost } from "../post-text.ts";
import { postBy, type StoredPost } from "../stored-post.ts";
import { changeRow } from "../writing/change-row.ts";
import { follow } from "../writing/follow.ts";
import { storePost } from "../writing/store-post.ts";
import { personOf } from "./person-of.ts";

/** The most attempts at a change while concurrent changes win. */
const mostTries = 8;
type Change = Parameters<typeof changeRow>[2];

export async function findPost({ payload, req }: Hand, id: number): Promise<StoredPost> {
  const post = await postBy(payload, id);
  if (post && post.state !== "erased") return post;
  throw refused(req, 404, "There is no such post.", "त्यस्तो पोस्ट छैन।");
}

/** Changes a post and logs who did it. `columnsOf` refuses by throwing, and returns nothing when there is nothing to do. */
export async function change(
  hand: Hand,
  id: number,
  what: StoredPost["log"][number]["what"],
  columnsOf: (post: StoredPost) => Change | undefined,
): Promise<StoredPost | undefined> {
  let changed = false;
  const isSettled = await compareAndSet(mostTries, async () => {
    const post = await findPost(hand, id);
    const columns = columnsOf(post);
    if (!columns) return true;
    const reason = columns.reason ?? columns.closed;
    changed = await changeRow(hand.payload, post, columns, { by: hand.by, what, ...(reason && { reason }) });
    return changed;
  });
  if (!isSettled) {
    throw refused(hand.req, 409, "Somebody else is working on this post.", "यस पोस्टमा अरू कोही काम गर्दै हुनुहुन्छ।");
  }
  return changed ? postBy(hand.payload, id) : undefined;
}

export const wrongState = (hand: Hand) =>
  refused(hand.req, 409, "This post is no longer in that state.", "यो पोस्ट अब त्यस अवस्थामा छैन।");

/** Publishes a waiting, refused or hidden post. `seen` is the version that the moderator read: a later one is not approved. */
export async function approve(hand: Hand, id: number, { seen }: { seen: number }): Promise<void> {
  let wasPublic = false;
  const changed = await change(hand, id, "approved", (post) => {
    if (post.state === "public") return undefined;
    if (post.moves !== seen) {
      throw refused(
        hand.req,
        409,
        "Its author has changed it in the meantime. Please read it again.",
        "यसबीच लेखकले यो फेर्नुभएको छ। कृपया फेरि पढ्नुहोस्।",
      );
    }
    wasPublic = post.publishedAt !== null;
    return { state: "public", reason: null, doubt: null, publishedAt: post.publishedAt ?? Date.now() };
  });
  if (!changed) return;
  await settleFlags(hand.payload, id);
  await follow(hand.payload, changed);
  if (!wasPublic) await queueAuthorMail(hand.payload, "approved", changed);
}

/** Refuses a waiting post; its author reads the reason and can correct the post. */
export async function refuse(hand: Hand, id: number, { reason }: { reason: string }): Promise<void> {
  const changed = await change(hand, id, "refused", (post) => {
    if (post.state !== "held") throw wrongState(hand);
    return { state: "refused", reason };
  });
  if (!changed) return;
  await settleFlags(hand.payload, id);
  await follow(hand.payload, changed);
  await queueAuthorMail(hand.payload, "refused", changed);
}

/** Hides a public post; its author is told the reason, and where to object. */
export async function hide(hand: Hand, id: number, { reason }: { reason: string }): Promise<void> {
  const changed = await change(hand, id, "hidden", (post) => {
    if (post.state !== "public") throw wrongState(hand);
    return { state: "hidden", reason };
  });
  if (!changed) return;
  await settleFlags(hand.payload, id);
  await follow(hand.payload, changed);
  await queueAuthorMail(hand.payload, "hidden", changed);
}

/** Closes a discussion to further replies; without a reason, reopens it. */
export async function close(hand: Hand, id: number, { reason }: { reason: string }): Promise<void> {
  const closed = reason || null;
  const changed = await change(hand, id, closed ? "closed" : "opened", (post) => {
    if (post.kind !== "question") throw wrongState(hand);
    return post.closed === closed ? undefined : { closed };
  });
  if (changed) await follow(hand.payload, changed);
}

/** Keeps a reported post, and settles the reports. */
export async function keep(hand: Hand, id: number): Promise<void> {
  await findPost(hand, id);
  await settleFlags(hand.payload, id);
}

export const settleFlags = (payload: Payload, id: number): Promise<unknown> =>
  runSql(payload, sql`UPDATE forum_flags SET settled = TRUE WHERE post_id = ${id}`);

/** Replies in the name of the staff member whom the account is linked to. */
export async function answer(hand: Hand, id: number, { text, key }: { text: string; key: string }): Promise<void> {
  const { payload, req } = hand;
  const question = await findPost(hand, id);
  const person = personOf(req);
  if (person === undefined) {
    throw refused(
      req,
      403,
      "Your account is not linked to a person. An owner can choose one.",
      "तपाईंको खाता कुनै व्यक्तिसँग जोडिएको छैन। स्वामीले व्यक्ति छान्न सक्नुहुन्छ।",
    );
  }
  if (question.kind !== "question" || question.state !== "public") throw wrongState(hand);
  if (plainTextOfPost(text) === "") throw refused(req, 400, "There is no text.", "पाठ छैन।");
  const reply = { kind: "reply", discussion: id, person, text: tidyParagraphs(text), state: "public" } as const;
  const keyUsed = refused(
    req,
    409,
    "An earlier attempt has published another text of yours. Reload the page to read it; this text is still in the form.",
    "यसअघिको प्रयासमा तपाईंको अर्को पाठ प्रकाशित भइसकेको छ। त्यो पढ्न पृष्ठ फेरि खोल्नुहोस्; यो पाठ फारामै छ।",
  );
  await storePost(payload, { ...reply, key: `staff/${req.user?.id}/${key}` }, keyUsed);
}

import type { Payload } from "payload";
import { queueHeldMail, queuePostMails } from "../mail/queue.ts";
import { recordDiscussions } from "../revision.ts";
import { questionOf, type StoredPost } from "../stored-post.ts";

/** Makes a stored post, or its changed state, visible to readers, and queues the mails about it. Idempotent. */
export async function follow(payload: Payload, post: StoredPost): Promise<void> {
  await recordDiscussions(payload, [questionOf(post)]);
  if (post.state === "held") await queueHeldMail(payload);
  if (post.state === "public") await queuePostMails(payload, post);
}

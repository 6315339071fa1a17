import type { Payload } from "payload";
import { queueHeldMail, queueReplyMails } from "../mail/queue.ts";
import { raiseForumRevision } from "../revision.ts";
import type { StoredPost } from "../stored-post.ts";

/** What follows from a post that was stored or has changed its state: readers see it, and those concerned get mails. Repeating it does no harm. */
export async function follow(payload: Payload, post: StoredPost): Promise<void> {
  await raiseForumRevision(payload);
  if (post.state === "held") await queueHeldMail(payload);
  if (post.state === "public" && post.kind === "reply") await queueReplyMails(payload, post);
}

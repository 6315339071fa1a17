import type { Payload } from "payload";
import { publishedFaqsOf } from "../../faqs/make-faq.ts";
import { storedRow } from "../../platform/store/stored-row.ts";
import { hasSender, isWaiting } from "./message-states.ts";
import type { StoredMessage } from "./stored-message.ts";

/** Whether the answer that the sender of a message waits for is published by now, as a question made of it; null if nobody waits. */
export async function awaitedAnswer(payload: Payload, id: number): Promise<"draft" | "published" | null> {
  const message = await storedRow<StoredMessage>(payload, "contact-messages", "id", id);
  if (!message || message.erasedAt || !isWaiting(message.state) || !hasSender(message)) return null;
  return (await publishedFaqsOf(payload, [id])).has(id) ? "published" : "draft";
}

import { createHash } from "node:crypto";
import { FrontApiError } from "@setu/contract/errors";
import { feedbackLength } from "@setu/contract/faqs/faq-fields";
import type { Payload } from "payload";
import type { FaqNote } from "../faqs/feedback.ts";
import { tidyParagraphs } from "../platform/text/typed-text.ts";
import { contactTexts } from "./contact-texts.ts";
import { doubtsAbout } from "./doubts.ts";
import { storeOnce } from "./store-once.ts";

const nobody = { name: "", company: "", country: "", email: "", phone: "" };

/**
 * Stores a reader's feedback on an answer as a message without a sender: nobody can answer it, and nobody has to.
 * @throws FrontApiError `invalid`, `conflict`, `unavailable`.
 */
export async function storeFeedback(
  { payload, secret }: { payload: Payload; secret: string },
  { text: typed, faq, locale, idempotencyKey, ...mark }: FaqNote,
): Promise<void> {
  const texts = contactTexts[locale];
  const text = tidyParagraphs(typed);
  const fault = text === "" ? texts.required.message : text.length > feedbackLength && texts.tooLong(feedbackLength);
  if (fault) throw new FrontApiError("invalid", texts.invalid, { errors: { text: [fault] } });
  const contentHash = createHash("sha256")
    .update(JSON.stringify([faq, text]))
    .digest("hex");
  await storeOnce(payload, { contentHash, idempotencyKey, locale }, async () => {
    const doubts = await doubtsAbout(payload, { ...mark, text, contentHash }, secret);
    return {
      ...nobody,
      message: text,
      faq,
      ...doubts,
      state: doubts.suspicious ? "spam" : "new",
      firmMail: { state: "pending", attempts: 0 },
      senderMail: { state: "withheld", attempts: 0 },
    };
  });
}

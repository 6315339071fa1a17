import { createHash, randomUUID } from "node:crypto";
import { FrontApiError } from "@setu/contract/errors";
import { feedbackLength } from "@setu/contract/faqs/faq-fields";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { innermost, isBusy } from "../platform/store/retry.ts";
import { tidyParagraphs } from "../platform/text/typed-text.ts";
import { alreadyStored } from "./already-stored.ts";
import { contactTexts } from "./contact-texts.ts";
import { doubtsAbout } from "./doubts.ts";

interface Feedback {
  text: string;
  /** The question whose answer it is about. */
  faq: number;
  locale: Locale;
  idempotencyKey?: string | undefined;
  form_token?: string | undefined;
  website?: string | undefined;
}

/**
 * Stores what a reader missed in an answer as a message without a sender: nobody can answer it, and nobody has to.
 * @throws FrontApiError `invalid`, `conflict`, `unavailable`.
 */
export async function storeFeedback(
  { payload, secret }: { payload: Payload; secret: string },
  { text: typed, faq, locale, idempotencyKey: key, ...mark }: Feedback,
): Promise<void> {
  const texts = contactTexts[locale];
  const text = tidyParagraphs(typed);
  const fault = text === "" ? texts.required.message : text.length > feedbackLength && texts.tooLong(feedbackLength);
  if (fault) throw new FrontApiError("invalid", texts.invalid, { errors: { text: [fault] } });
  const contentHash = createHash("sha256")
    .update(JSON.stringify([faq, text]))
    .digest("hex");
  try {
    if (key && (await alreadyStored(payload, key, contentHash))) return;
    const doubts = await doubtsAbout(payload, { ...mark, text, contentHash }, secret);
    const data = {
      name: "",
      company: "",
      country: "",
      email: "",
      phone: "",
      message: text,
      faq,
      locale,
      ...doubts,
      state: doubts.suspicious ? "spam" : "new",
      idempotencyKey: key ?? randomUUID(),
      contentHash,
      firmMail: { state: "pending", attempts: 0 },
      senderMail: { state: "withheld", attempts: 0 },
      mailDueAt: Date.now(),
    };
    const stored = payload.create({ collection: "contact-messages", data, depth: 0, overrideAccess: true });
    await stored.catch(async (error) => {
      if (!key || !(await alreadyStored(payload, key, contentHash))) throw error;
    });
  } catch (error) {
    if (error instanceof FrontApiError) throw error;
    const detail = { cause: innermost(error), retryAfterSeconds: isBusy(error) ? 5 : 30 };
    throw new FrontApiError("unavailable", texts.unavailable, detail);
  }
}

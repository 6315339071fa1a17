import { createHash } from "node:crypto";
import { FrontApiError } from "@setu/contract/errors";
import { feedbackWords } from "@setu/contract/faqs/faq-fields";
import type { Locale } from "@setu/contract/locale";
import { wordCount } from "@setu/contract/text/word-count";
import type { Payload } from "payload";
import type { FaqNote } from "../faqs/feedback.ts";
import { tidyParagraphs } from "../platform/text/typed-text.ts";
import { contactTexts } from "./contact-texts.ts";
import { doubtsAbout } from "./doubts.ts";
import { storeOnce } from "./store-once.ts";

/** The length limit that applies before words are counted, in UTF-16 units. */
const longestText = 4000;

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
  const fault = text === "" ? texts.required.message : faultOfLength(text, locale);
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

function faultOfLength(text: string, locale: Locale): string | undefined {
  const texts = contactTexts[locale];
  if (text.length > longestText) return texts.tooLong(longestText);
  const count = wordCount(text);
  return count > feedbackWords ? texts.words(feedbackWords, count) : undefined;
}

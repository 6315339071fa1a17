import type { PrivateCalls, Told } from "@setu/contract/calls/private-calls";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { isoDay, nepalDay } from "../calendar/nepal-time.ts";
import { idOf } from "../platform/reading/public-read.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { faqRows } from "./rows.ts";
import type { VotesOnce } from "./votes-once.ts";

type FeedbackCall = Parameters<PrivateCalls["faqFeedback"]>[0];

/** A reader's note about an answer. */
export interface FaqNote {
  /** The FAQ's id. */
  faq: number;
  text: string;
  locale: Locale;
  idempotencyKey?: string | undefined;
  form_token?: string | undefined;
  website?: string | undefined;
}

interface Site {
  payload: Payload;
  votes: VotesOnce;
  /** Puts a note into the inbox. */
  storeNote(note: FaqNote): Promise<void>;
}

const thanks = {
  en: { vote: "Thank you for telling us.", text: "Thank you. Your note helps us improve the answer." },
  ne: { vote: "जानकारीका लागि धन्यवाद।", text: "धन्यवाद। तपाईंको टिप्पणीले जवाफ सुधार्न मद्दत गर्छ।" },
};

/**
 * Counts a vote on an answer, or puts a note about it into the inbox: once for each idempotency key.
 * @throws FrontApiError `notFound` for a question that is not published, `invalid`, `unavailable`.
 */
export async function faqFeedback(
  { payload, votes, storeNote }: Site,
  { id, body, locale, idempotencyKey }: FeedbackCall,
): Promise<Told> {
  const faq = idOf(id);
  if (!(await faqRows(payload)).some((row) => row.id === faq)) throw new FrontApiError("notFound", "");
  if ("text" in body) {
    await storeNote({ ...body, faq, locale, idempotencyKey });
    return { message: thanks[locale].text };
  }
  await votes.count(idempotencyKey, () => countVote(payload, faq, body.helpful, new Date()));
  return { message: thanks[locale].vote };
}

/** One statement, so that simultaneous votes all count. */
async function countVote(payload: Payload, faq: number, helpful: boolean, now: Date): Promise<void> {
  await runSql(
    payload,
    sql`INSERT INTO faq_votes (faq_id, day, helpful, unhelpful)
        VALUES (${faq}, ${isoDay(nepalDay(now))}, ${Number(helpful)}, ${Number(!helpful)})
        ON CONFLICT (faq_id, day) DO UPDATE
        SET helpful = faq_votes.helpful + excluded.helpful, unhelpful = faq_votes.unhelpful + excluded.unhelpful`,
  );
}

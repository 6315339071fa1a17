import type { PrivateCalls } from "@setu/contract/calls/private-calls";
import type { PageContext } from "../../page-context.ts";
import { postedTo, refusalOf, textIn } from "../../sending/posted-form.ts";

/** The result of a reader's feedback on an answer. */
export interface Feedback {
  /** The question's id. */
  id: string;
  /** Whether a vote was counted, a note was stored, or either was refused. */
  said: "helpful" | "unhelpful" | "note" | "refused";
  message: string;
  /** The text of the refused note. */
  text?: string;
  status?: number;
}

interface Options extends Omit<PageContext, "api"> {
  api: Pick<PrivateCalls, "faqFeedback">;
}

/** Sends a vote or a note. Rejects when no answer came back. */
export async function sendFeedback(form: FormData, { api, locale, texts }: Options): Promise<Feedback> {
  const field = (name: string) => textIn(form, name);
  const [id, helpful, text] = [field("id"), field("helpful") === "yes", field("text")];
  const isNote = form.has("text");
  const note = { text, form_token: field("form_token") || undefined, website: field("website") || undefined };
  try {
    const { message } = await api.faqFeedback({
      id,
      locale,
      body: isNote ? note : { helpful },
      idempotencyKey: field("idempotency_key") || undefined,
    });
    return { id, said: isNote ? "note" : helpful ? "helpful" : "unhelpful", message };
  } catch (error) {
    const { errors, status, ...refusal } = refusalOf(error, texts);
    const message = errors["text"]?.[0] ?? refusal.message;
    return { id, said: "refused", message, ...(isNote && { text }), status };
  }
}

/** The page's action: answers both forms without JavaScript. */
export const postFeedback = postedTo(sendFeedback);

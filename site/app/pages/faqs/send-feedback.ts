import type { PrivateCalls } from "@setu/contract/calls/private-calls";
import { isFrontApiError } from "@setu/contract/errors";
import { type ActionFunctionArgs, data } from "react-router";
import { isLost } from "../../api/call.ts";
import { type PageContext, pageContext } from "../../page-context.ts";

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
  const field = (name: string) => String(form.get(name) ?? "");
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
    if (!isFrontApiError(error) || isLost(error)) throw error;
    const message = error.errors?.["text"]?.[0] ?? (error.message || texts.somethingWentWrong);
    return { id, said: "refused", message, ...(isNote && { text }), status: error.status };
  }
}

/** The page's action: answers both forms without JavaScript. */
export async function postFeedback({ request, context }: ActionFunctionArgs) {
  const feedback = await sendFeedback(await request.formData(), context.get(pageContext));
  return data(feedback, { status: feedback.status ?? 200 });
}

import { errorStatus, isFrontApiError } from "@setu/contract/errors";
import type { PostSent } from "@setu/contract/forum/forum";
import type { FieldErrors } from "@setu/contract/shapes/envelope";
import { isLost } from "../../../api/call.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { endSession } from "../../../members/session.ts";

/** The result of a member's call. */
export interface Outcome {
  done: boolean;
  message: string;
  errors: FieldErrors;
  sent?: PostSent | undefined;
}

/** Makes a member's call for a form. Signs the browser out if the session has ended. Rejects when no answer comes back. */
export async function outcomeOf(
  texts: Texts,
  call: () => Promise<{ message: string; data?: PostSent }>,
): Promise<Outcome> {
  try {
    const { message, data } = await call();
    return { done: true, message, errors: {}, sent: data };
  } catch (error) {
    if (!isFrontApiError(error) || isLost(error)) throw error;
    if (error.status === errorStatus.signedOut) endSession();
    return { done: false, message: error.message || texts.somethingWentWrong, errors: error.errors ?? {} };
  }
}

/** The version of new terms that the member accepts with the form. */
export function termsIn(form: FormData): { terms?: number } {
  const terms = Number(form.get("terms"));
  return terms > 0 ? { terms } : {};
}

export const textIn = (form: FormData, name: string): string => String(form.get(name) ?? "");

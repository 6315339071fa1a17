import { errorStatus } from "@setu/contract/errors";
import type { PostSent } from "@setu/contract/forum/forum";
import type { FieldErrors } from "@setu/contract/shapes/envelope";
import type { Texts } from "../../../i18n/texts.ts";
import { endSession } from "../../../members/session.ts";
import { refusalOf } from "../../../sending/posted-form.ts";

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
    const { message, errors, status } = refusalOf(error, texts);
    if (status === errorStatus.signedOut) endSession();
    return { done: false, message, errors };
  }
}

/** The version of new terms that the member accepts with the form. */
export function termsIn(form: FormData): { terms?: number } {
  const terms = Number(form.get("terms"));
  return terms > 0 ? { terms } : {};
}

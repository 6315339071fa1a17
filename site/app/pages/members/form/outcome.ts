import { errorStatus } from "@setu/contract/errors";
import type { Session } from "@setu/contract/members/account";
import type { FieldErrors } from "@setu/contract/shapes/envelope";
import type { Texts } from "../../../i18n/texts.ts";
import { endSession } from "../../../members/session.ts";
import { refusalOf, textsIn } from "../../../sending/posted-form.ts";

/** The result of a member's form. */
export interface Outcome {
  done: boolean;
  message: string;
  errors: FieldErrors;
  /** The input except passwords: a form without JavaScript comes back with it. */
  values: Record<string, string>;
  /** A session that has begun; never in a page that answers a POST. */
  session?: Session;
  /** Whether a session could have begun: then the member can sign in. */
  canSignIn?: boolean;
  status?: number;
}

/** Makes a call for a member's form. A session that has ended elsewhere ends here, too. Rejects when no answer came back. */
export async function memberOutcomeOf(...asked: Parameters<typeof outcomeOf>): Promise<Outcome> {
  const outcome = await outcomeOf(...asked);
  if (outcome.status === errorStatus.signedOut) endSession();
  return outcome;
}

/** Makes a call for a form. Rejects when no answer came back. */
export async function outcomeOf(
  form: FormData,
  texts: Texts,
  call: () => Promise<{ message: string; data?: unknown }>,
): Promise<Outcome> {
  try {
    const { message, data } = await call();
    const isSession = typeof data === "object" && data !== null && "token" in data;
    return {
      done: true,
      message,
      errors: {},
      values: {},
      ...(isSession && { session: data as Session, canSignIn: true }),
    };
  } catch (error) {
    const { message, errors, status } = refusalOf(error, texts);
    return { done: false, message, errors, values: typedIn(form), status };
  }
}

/** The result without a field's message, which was about a value that is being corrected. */
export function withoutError(outcome: Outcome, field: string): Outcome {
  const { [field]: [message] = [], ...errors } = outcome.errors;
  if (message === undefined) return outcome;
  return { ...outcome, errors, message: message === outcome.message ? "" : outcome.message };
}

/** Returns the input of a form, except passwords. */
export const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(Object.entries(textsIn(form)).filter(([name]) => !name.includes("password")));

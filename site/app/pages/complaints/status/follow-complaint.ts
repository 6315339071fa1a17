import type { FrontApi } from "@setu/contract/calls/front-api";
import type { ComplaintChange, MyComplaint } from "@setu/contract/complaints/complaints";
import { latinDigits } from "@setu/contract/digits";
import type { FieldErrors } from "@setu/contract/shapes/envelope";
import type { PageContext } from "../../../page-context.ts";
import { postedTo, refusalOf, textsIn } from "../../../sending/posted-form.ts";
import { filesIn, refusedIn } from "../../../sending/sent-files.ts";

/** A complaint as its writer sees it, and the result of the last action. The code is never in an address. */
export interface Followed {
  code: string;
  complaint?: MyComplaint | undefined;
  /** The form that was sent. */
  intent: ComplaintChange["action"] | "look";
  done: boolean;
  message?: string | undefined;
  errors: FieldErrors;
  /** The typed values, if they were refused. */
  values?: Record<string, string>;
  status?: number;
}

interface Options extends Omit<PageContext, "api"> {
  api: Pick<FrontApi, "myComplaint" | "changeComplaint">;
}

const intents = ["message", "appeal", "withdraw"] as const;

/** Opens the complaint behind a code, or changes it. Rejects when no answer comes back. */
export async function followComplaint(
  form: FormData,
  { api, locale, texts }: Options,
  shown?: MyComplaint,
): Promise<Followed> {
  const values = textsIn(form);
  const field = (name: string) => values[name] ?? "";
  const code = latinDigits(field("code"));
  const link = code.replace(/[^\d]/g, "");
  const intent = intents.find((one) => one === field("intent")) ?? "look";
  try {
    if (intent === "look") {
      const { data: complaint } = await api.myComplaint({ link, locale });
      return { code, complaint, intent, done: true, errors: {} };
    }
    const body = { action: intent, text: field("text"), files: filesIn(values) };
    const { message, data: complaint } = await api.changeComplaint({ link, locale, body });
    return { code, complaint, intent, done: true, message, errors: {} };
  } catch (error) {
    const { message, status, ...refusal } = refusalOf(error, texts);
    const errors = { ...refusal.errors, ...refusedIn(values) };
    // Without JavaScript the page is rendered again, so the complaint has to be read again.
    const complaint =
      intent === "look" ? undefined : (shown ?? (await api.myComplaint({ link, locale }).catch(() => undefined))?.data);
    return { code, complaint, intent, done: false, message, errors, values, status };
  }
}

/** The page's action: the same without JavaScript. */
export const postStatus = postedTo(followComplaint);

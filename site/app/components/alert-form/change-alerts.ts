import type { SubscriptionKind } from "@setu/contract/alerts";
import type { PrivateCalls } from "@setu/contract/calls/private-calls";
import type { PageContext } from "../../page-context.ts";
import { postedTo, refusalOf, textIn } from "../../sending/posted-form.ts";
import { alertWords } from "./alert-words.ts";

/** The outcome of a form that subscribes, confirms or unsubscribes. */
export interface AlertsChanged {
  done: boolean;
  message: string;
  /** A request that was not understood, to be sent again. */
  again?: { kind: SubscriptionKind; filter: string; email: string };
  status?: number;
}

interface Options extends Omit<PageContext, "api"> {
  api: Pick<PrivateCalls, "subscribe" | "confirmSubscription" | "stopSubscription">;
  /** Whether an earlier attempt may have arrived, although no answer came back. */
  isAgain?: boolean;
}

/** Sends one of three forms, which `intent` tells apart. Rejects when no answer came back. */
export async function changeAlerts(
  form: FormData,
  { api, locale, texts, isAgain = false }: Options,
): Promise<AlertsChanged> {
  const text = (name: string) => textIn(form, name);
  const intent = text("intent");
  const kind: SubscriptionKind = text("kind") === "notices" ? "notices" : "vacancies";
  const wish = { kind, filter: text("filter"), email: text("email") };
  try {
    const linked = { link: text("token"), locale };
    const body = { ...wish, form_token: text("form_token"), website: text("website") };
    const { message } =
      intent === "confirm"
        ? await api.confirmSubscription(linked)
        : intent === "stop"
          ? await api.stopSubscription(linked)
          : await api.subscribe({ body, locale });
    return { done: true, message };
  } catch (error) {
    const { code, message, errors, status } = refusalOf(error, texts);
    // The link was valid before: the attempt whose answer was lost has ended the subscription.
    if (intent === "stop" && isAgain && code === "forbidden") return { done: true, message: alertWords[locale].ended };
    return {
      done: false,
      message: errors["email"]?.[0] ?? message,
      status,
      ...(intent === "subscribe" && { again: wish }),
    };
  }
}

/** The page's action: answers forms without JavaScript. */
export const postAlerts = postedTo(changeAlerts);

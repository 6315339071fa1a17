import { isFrontApiError } from "@setu/contract/errors";
import type { SubscriptionKind } from "@setu/contract/subscriptions";
import { type ActionFunctionArgs, data } from "react-router";
import { pageContext } from "../../page-context.ts";

/** What became of a form: a wish for mails, its confirmation, or its end. */
export interface AlertsChanged {
  done: boolean;
  message: string;
  /** A wish that was not understood, to be sent once more. */
  again?: { kind: SubscriptionKind; filter: string; email: string };
}

/** Three forms lead here; each says by `intent` which it is. */
export async function changeAlerts({ request, context }: ActionFunctionArgs) {
  const { api, locale, texts } = context.get(pageContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const intent = text("intent");
  const kind: SubscriptionKind = text("kind") === "notices" ? "notices" : "vacancies";
  const wish = { kind, filter: text("filter"), email: text("email") };
  try {
    const subscriptions = await api.subscriptions();
    const { message } =
      intent === "confirm" || intent === "stop"
        ? await subscriptions[intent](text("token"), locale)
        : await subscriptions.subscribe({ ...wish, form_token: text("form_token"), website: text("website") }, locale);
    return { done: true, message } satisfies AlertsChanged;
  } catch (error) {
    if (!isFrontApiError(error)) throw error;
    const changed: AlertsChanged = {
      done: false,
      message: error.errors?.["email"]?.[0] ?? (error.message || texts.somethingWentWrong),
      ...(intent === "subscribe" && { again: wish }),
    };
    return data(changed, { status: error.status });
  }
}

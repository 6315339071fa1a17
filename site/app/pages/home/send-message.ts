import type { FrontApi } from "@setu/contract/calls/front-api";
import { type ContactField, type ContactMessage, contactFields } from "@setu/contract/enquiries/enquiry-fields";
import { isFrontApiError } from "@setu/contract/errors";
import { pages } from "@setu/contract/pages";
import type { FieldErrors } from "@setu/contract/shapes/envelope";
import { type ActionFunctionArgs, redirect } from "react-router";
import { isLost } from "../../api/call.ts";
import { type PageContext, pageContext } from "../../page-context.ts";

/** A message that was not accepted. */
export interface Refused {
  done: false;
  notice: string;
  /** The server's message, shown at the form. */
  message: string;
  errors: FieldErrors;
  /** Returned so that the visitor loses no text. */
  values: ContactMessage;
}

/** The outcome of a message. `notice` is the text of the notification. */
export type Outcome = { done: true; notice: string; message?: undefined; errors?: undefined } | Refused;

export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

export const messageIn = (form: FormData): ContactMessage =>
  Object.fromEntries(contactFields.map((field) => [field, textOf(form, field)])) as Record<ContactField, string>;

interface Options extends Omit<PageContext, "api"> {
  api: Pick<FrontApi, "contact">;
}

/** Sends the contact form: in the browser by the call, on the server by the operation. Rejects when no answer came back. */
export async function sendMessage(form: FormData, { api, locale, texts }: Options): Promise<Outcome> {
  const values = messageIn(form);
  try {
    const accepted = await api.contact({
      body: {
        ...values,
        form_token: textOf(form, "form_token") || undefined,
        website: textOf(form, "website") || undefined,
      },
      locale,
      idempotencyKey: textOf(form, "idempotency_key") || undefined,
    });
    return { done: true, notice: accepted.message };
  } catch (error) {
    if (!isFrontApiError(error) || isLost(error)) throw error;
    // The specification, section 8: an answer's own message, but one fixed sentence for every failed request.
    const notice = (error.code === "refused" && error.message) || texts.somethingWentWrong;
    return { done: false, notice, message: error.message, errors: error.errors ?? {}, values };
  }
}

/** The page's action: answers the form without JavaScript. */
export async function postMessage({ request, context }: ActionFunctionArgs) {
  const outcome = await sendMessage(await request.formData(), context.get(pageContext));
  // Reloading the next page sends nothing twice.
  return outcome.done ? redirect(pages.home.href({ contact: "sent" }, "#contact"), 303) : outcome;
}

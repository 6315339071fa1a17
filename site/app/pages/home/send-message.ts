import { type ContactField, type ContactMessage, contactFields } from "@setu/contract/contact-fields";
import type { FieldErrors } from "@setu/contract/envelope";
import { FrontApiError } from "@setu/contract/errors";
import type { ActionFunctionArgs } from "react-router";
import { pageContext } from "../../page-context.ts";

/** What became of a message. `notice` is what the notification says. */
export type Outcome =
  | { status: "success"; notice: string }
  | {
      status: "failure";
      notice: string;
      /** What the server had to say; shown at the form. */
      message: string;
      errors: FieldErrors;
      /** Given back so that nothing typed is lost, and so that a repetition is recognized. */
      values: ContactMessage;
      idempotencyKey: string | undefined;
    };

/** Sends the contact form: in the browser by the call, in the server by the operation (a form without JavaScript). */
export async function sendMessage({ request, context }: ActionFunctionArgs): Promise<Outcome> {
  const { api, locale, texts } = context.get(pageContext);
  const form = await request.formData();
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const values = Object.fromEntries(contactFields.map((field) => [field, read(field)])) as Record<ContactField, string>;
  const idempotencyKey = read("idempotency_key") || undefined;
  try {
    const accepted = await api.contact(values, {
      locale,
      formToken: read("form_token") || undefined,
      honeypot: read("website") || undefined,
      idempotencyKey,
    });
    return { status: "success", notice: accepted.message };
  } catch (error) {
    if (!(error instanceof FrontApiError)) throw error;
    // The specification, section 8: an answer's own message, but one sentence for every failed request.
    const notice = (error.code === "refused" && error.message) || texts.somethingWentWrong;
    return { status: "failure", notice, message: error.message, errors: error.errors ?? {}, values, idempotencyKey };
  }
}

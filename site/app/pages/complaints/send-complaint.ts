import type { FrontApi } from "@setu/contract/calls/front-api";
import type { ComplaintAccepted } from "@setu/contract/complaints/complaints";
import { isFrontApiError } from "@setu/contract/errors";
import type { FieldErrors } from "@setu/contract/shapes/envelope";
import { type ActionFunctionArgs, data } from "react-router";
import { isLost } from "../../api/call.ts";
import { type PageContext, pageContext } from "../../page-context.ts";
import { filesIn, refusedIn, textsIn } from "./sent-files.ts";

/** The result of sending a complaint. */
export interface Sent {
  /** Undefined if the complaint was refused. */
  accepted?: ComplaintAccepted["data"];
  done: boolean;
  message: string;
  errors: FieldErrors;
  /** The typed values, for a form that comes back with errors. */
  values: Record<string, string>;
  status?: number;
}

interface Options extends Omit<PageContext, "api"> {
  api: Pick<FrontApi, "complain">;
}

/** Sends the form. Rejects when no answer comes back. */
export async function sendComplaint(form: FormData, { api, locale, texts }: Options): Promise<Sent> {
  const values = textsIn(form);
  const text = (name: string) => values[name] ?? "";
  try {
    const body = {
      type: text("type"),
      complaint_type: text("complaint_type"),
      subject: text("subject"),
      description: text("description"),
      way: text("way"),
      name: text("name"),
      email: text("email"),
      phone: text("phone"),
      place: text("place"),
      about_handlers: text("about_handlers") === "1",
      consent: text("consent") === "1",
      files: filesIn(values),
      form_token: text("form_token") || undefined,
      website: text("website") || undefined,
    };
    const idempotencyKey = text("idempotency_key") || undefined;
    const { message, data: accepted } = await api.complain({ locale, body, idempotencyKey });
    return { accepted, done: true, message, errors: {}, values: {} };
  } catch (error) {
    if (!isFrontApiError(error) || isLost(error)) throw error;
    const { message, status } = error;
    const errors = { ...error.errors, ...refusedIn(values) };
    return { done: false, message: message || texts.somethingWentWrong, errors, values, status };
  }
}

/** The page's action: sends the form without JavaScript. */
export async function postComplaint({ request, context }: ActionFunctionArgs) {
  const sent = await sendComplaint(await request.formData(), context.get(pageContext));
  return data(sent, { status: sent.status ?? 200 });
}

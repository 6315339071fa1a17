import type { FrontApi } from "@setu/contract/calls/front-api";
import type { ComplaintAccepted } from "@setu/contract/complaints/complaints";
import type { FieldErrors } from "@setu/contract/shapes/envelope";
import type { PageContext } from "../../page-context.ts";
import { postedTo, refusalOf, textIn, textsIn } from "../../sending/posted-form.ts";
import { filesIn, refusedIn } from "../../sending/sent-files.ts";

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
    const { message, errors, status } = refusalOf(error, texts);
    return { done: false, message, errors: { ...errors, ...refusedIn(values) }, values, status };
  }
}

/**
 * Returns the key of a form that was sent without JavaScript: the same when a browser sends it again, and another for other words or
 * more files. A file that is sent again is another upload, so it is known by its field.
 */
async function postedKey(form: FormData): Promise<string> {
  const said = [...form].map(([name, value]) => (/^(files|refused)\./.test(name) ? [name] : [name, value]));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(said)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The page's action: sends the form without JavaScript. */
export const postComplaint = postedTo(async (form, page) => {
  if (textIn(form, "idempotency_key")) form.set("idempotency_key", await postedKey(form));
  return sendComplaint(form, page);
});

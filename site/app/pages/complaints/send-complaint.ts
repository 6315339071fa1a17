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
 * Returns the key of a form that was sent without JavaScript: the same when a browser sends it again, and another one
 * for another text or more files. A file that is sent again is another upload, so it is known by its field.
 */
function postedKey(form: FormData): string {
  const said = [...form].map(([name, value]) => (/^(files|refused)\./.test(name) ? [name] : [name, value]));
  return `${textIn(form, "idempotency_key")}-${checksumOf(JSON.stringify(said))}`;
}

/** A checksum (FNV-1a) that tells one text from another. It is no secret: the form's own random key is. */
const checksumOf = (text: string): string =>
  [...text]
    .reduce((sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0, 2_166_136_261)
    .toString(16);

/** The page's action: sends the form without JavaScript. */
export const postComplaint = postedTo(async (form, page) => {
  if (textIn(form, "idempotency_key")) form.set("idempotency_key", postedKey(form));
  return sendComplaint(form, page);
});

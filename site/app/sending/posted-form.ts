import { type ErrorCode, isFrontApiError } from "@setu/contract/errors";
import type { FieldErrors } from "@setu/contract/shapes/envelope";
import { type ActionFunctionArgs, data } from "react-router";
import { isLost } from "../api/call.ts";
import type { Texts } from "../i18n/texts.ts";
import { type PageContext, pageContext } from "../page-context.ts";

/** Returns a field of a form as text; empty if the form does not have it. */
export const textIn = (form: FormData, name: string): string => String(form.get(name) ?? "");

/** Returns all texts of a form by field; files are sent separately. */
export const textsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])));

/** A form that the server has refused. */
interface Refusal {
  code: ErrorCode;
  message: string;
  errors: FieldErrors;
  status: number;
}

/**
 * Returns the server's refusal of a form.
 * @throws any other error: no answer came back (`isLost`), or the fault is ours.
 */
export function refusalOf(error: unknown, texts: Texts): Refusal {
  if (!isFrontApiError(error) || isLost(error)) throw error;
  const { code, message, errors = {}, status } = error;
  return { code, message: message || texts.somethingWentWrong, errors, status };
}

/** Makes the action of a page whose form is sent without JavaScript: the page is rendered again, with the outcome. */
export const postedTo =
  <Outcome extends { status?: number }>(send: (form: FormData, page: PageContext) => Promise<Outcome>) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const outcome = await send(await request.formData(), context.get(pageContext));
    return data(outcome, { status: outcome.status ?? 200 });
  };

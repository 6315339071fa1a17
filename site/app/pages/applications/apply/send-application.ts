import { type ApplicationField, applicationFields } from "@setu/contract/application-fields";
import type { ApplicationRequest } from "@setu/contract/applications";
import type { PrivateCalls } from "@setu/contract/calls/private-calls";
import { pages } from "@setu/contract/pages";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { type PageContext, pageContext } from "../../../page-context.ts";
import { refusalOf, textsIn } from "../../../sending/posted-form.ts";
import { filesIn, refusedIn, under } from "../../../sending/sent-files.ts";
import type { ApplicationFailure } from "../form/application-failure.ts";

interface Options extends Omit<PageContext, "api"> {
  api: Pick<PrivateCalls, "apply">;
  vacancy: number;
}

/** Sends a form: in the browser by a call, on the server by the operation itself. Rejects when no answer came back. */
export async function sendApplication(
  form: FormData,
  { api, vacancy, locale, texts }: Options,
): Promise<{ receipt: string } | ApplicationFailure> {
  const values = textsIn(form);
  try {
    const { data: accepted } = await api.apply({
      body: requestOf(values, vacancy),
      locale,
      idempotencyKey: values["idempotency_key"] || undefined,
    });
    return { receipt: accepted.receipt };
  } catch (error) {
    const { code, message, errors, status } = refusalOf(error, texts);
    return { message, errors: { ...errors, ...refusedIn(values) }, values, applied: code === "conflict", status };
  }
}

/** The page's action: answers the form without JavaScript. */
export async function postApplication({ request, params, context }: ActionFunctionArgs) {
  const options = { vacancy: Number(params["id"]), ...context.get(pageContext) };
  const outcome = await sendApplication(await request.formData(), options);
  if ("receipt" in outcome) return redirect(receiptAddress(outcome));
  return data(outcome, { status: outcome.status });
}

export const receiptAddress = ({ receipt }: { receipt: string }): string => pages.myApplication.href({ link: receipt });

function requestOf(values: Record<string, string>, vacancy: number): ApplicationRequest {
  const fields = Object.fromEntries(applicationFields.map((name) => [name, values[name] ?? ""]));
  return {
    ...(fields as Record<ApplicationField, string>),
    vacancy,
    answers: under("answers.", values),
    files: filesIn(values),
    consent: values["consent"] ?? "",
    form_token: values["form_token"],
    website: values["website"],
  };
}

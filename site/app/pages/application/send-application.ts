import { type ApplicationField, applicationFields } from "@setu/contract/application-fields";
import type { ApplicationRequest } from "@setu/contract/applications";
import { isFrontApiError } from "@setu/contract/errors";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { pageContext } from "../../page-context.ts";
import { type ApplicationFailure, refusedFiles, under, withRefused } from "./sent-values.ts";

/** Sends the form, from the browser by a call, in the server (without JavaScript) by the operation itself. */
export async function sendApplication({ request, params, context }: ActionFunctionArgs) {
  const { api, locale, texts } = context.get(pageContext);
  const form = await request.formData();
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])),
  );
  try {
    const applicants = await api.applicants();
    const { data: accepted } = await applicants.apply(requestOf(values, Number(params["id"])), {
      locale,
      arrivedAt: Date.now(),
      idempotencyKey: values["idempotency_key"] || undefined,
    });
    return redirect(`/application/track?link=${accepted.receipt}`);
  } catch (error) {
    if (!isFrontApiError(error)) throw error;
    const failure: ApplicationFailure = {
      message: error.message || texts.somethingWentWrong,
      errors: withRefused(error, values).errors ?? {},
      values,
      applied: error.code === "conflict",
    };
    return data(failure, { status: error.status });
  }
}

function requestOf(values: Record<string, string>, vacancy: number): ApplicationRequest {
  const fields = Object.fromEntries(applicationFields.map((name) => [name, values[name] ?? ""]));
  return {
    ...(fields as Record<ApplicationField, string>),
    vacancy,
    answers: under("answers.", values),
    files: { ...under("files.", values), ...refusedFiles(values) },
    consent: values["consent"] ?? "",
    form_token: values["form_token"],
    website: values["website"],
  };
}

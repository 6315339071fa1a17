import { type ApplicationField, applicationFields } from "@setu/contract/application-fields";
import type { ApplicationRequest } from "@setu/contract/applications";
import type { FieldErrors } from "@setu/contract/envelope";
import { FrontApiError, isFrontApiError } from "@setu/contract/errors";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { pageContext } from "../../page-context.ts";

/** Why an application was not stored, with all that was sent: nothing has to be typed twice. */
export interface ApplicationFailure {
  message: string;
  errors: FieldErrors;
  values: Record<string, string>;
  /** There is one already: a link to it can be asked for. */
  applied: boolean;
}

/** Sends the form, from the browser by a call, in the server (without JavaScript) by the operation itself. */
export async function sendApplication({ request, params, context }: ActionFunctionArgs) {
  const { api, locale, texts } = context.get(pageContext);
  const form = await request.formData();
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])),
  );
  try {
    const refused = under("refused.", values);
    const applicants = await api.applicants();
    const { data: accepted } = await applicants
      .apply(requestOf(values, Number(params["id"])), {
        locale,
        arrivedAt: Date.now(),
        idempotencyKey: values["idempotency_key"] || undefined,
      })
      .catch((error) => {
        throw withRefused(error, refused);
      });
    return redirect(`/application/track?link=${accepted.receipt}`);
  } catch (error) {
    if (!isFrontApiError(error)) throw error;
    const failure: ApplicationFailure = {
      message: error.message || texts.somethingWentWrong,
      errors: error.errors ?? {},
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
    files: under("files.", values),
    consent: values["consent"] ?? "",
    form_token: values["form_token"],
    website: values["website"],
  };
}

/** What stands under a prefix: `files.cv` as `cv`. */
const under = (prefix: string, values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(prefix) && value ? [[name.slice(prefix.length), value] as const] : [],
    ),
  );

/** A file that the server refused on its way says more than that it is missing. */
function withRefused(error: unknown, refused: Record<string, string>): unknown {
  if (!isFrontApiError(error)) return error;
  const errors = { ...error.errors };
  for (const [key, why] of Object.entries(refused)) errors[`files.${key}`] = [why];
  return new FrontApiError(error.code, error.message, { errors, cause: error.cause });
}

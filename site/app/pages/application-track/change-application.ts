import { applicationFields } from "@setu/contract/application-fields";
import type { ApplicationChange } from "@setu/contract/applications";
import { isFrontApiError } from "@setu/contract/errors";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { pageContext } from "../../page-context.ts";
import { type ApplicationFailure, refusedFiles, under, withRefused } from "../application/sent-values.ts";
import { words } from "./texts.ts";

export interface Changed {
  done: boolean;
  message: string;
  /** What was wrong with a correction, with all that was sent. */
  failure?: ApplicationFailure;
}

/** Asks for a link; corrects or withdraws the application that one speaks of. */
export async function changeApplication({ request, context }: ActionFunctionArgs) {
  const { api, locale, texts } = context.get(pageContext);
  const values = Object.fromEntries(
    [...(await request.formData())].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as const] : [],
    ),
  );
  const { intent, link = "", email = "", reference = "" } = values;
  try {
    const applicants = await api.applicants();
    if (intent === "withdraw") {
      await applicants.withdraw(link, locale);
      return { done: true, message: words[locale].withdrawn } satisfies Changed;
    }
    if (intent === "change") {
      await applicants.change(link, changeOf(values), { locale, arrivedAt: Date.now() });
      return redirect(`/application/track?${new URLSearchParams({ link, saved: "1" })}`);
    }
    const { message } = await applicants.requestLink({ email, reference }, locale);
    return { done: true, message } satisfies Changed;
  } catch (error) {
    if (!isFrontApiError(error)) throw error;
    const message = error.message || texts.somethingWentWrong;
    const failure = { message, errors: withRefused(error, values).errors ?? {}, values, applied: false };
    const changed: Changed = { done: false, message, ...(intent === "change" && { failure }) };
    return data(changed, { status: error.status });
  }
}

function changeOf(values: Record<string, string>): ApplicationChange {
  const fields = applicationFields.filter((name) => name !== "email" && values[name] !== undefined);
  return {
    ...Object.fromEntries(fields.map((name) => [name, values[name]])),
    answers: under("answers.", values, { empty: true }),
    files: { ...under("files.", values), ...refusedFiles(values) },
  };
}

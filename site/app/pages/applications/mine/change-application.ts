import { applicationFields } from "@setu/contract/application-fields";
import type { ApplicationChange } from "@setu/contract/applications";
import type { PrivateCalls } from "@setu/contract/calls/private-calls";
import { isFrontApiError } from "@setu/contract/errors";
import { pages } from "@setu/contract/pages";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { type PageContext, pageContext } from "../../../page-context.ts";
import { refusalOf, textIn, textsIn } from "../../../sending/posted-form.ts";
import { filesIn, refusedIn, under } from "../../../sending/sent-files.ts";
import type { ApplicationFailure } from "../form/application-failure.ts";
import { words } from "./texts.ts";

export interface Changed {
  done: boolean;
  message: string;
  /** Whether the application itself has been changed: the page shows it again. */
  saved?: boolean;
  /** The errors of a correction, with everything that was sent. */
  failure?: ApplicationFailure;
  /** The errors of a request for a link, with what was typed. */
  asked?: Pick<ApplicationFailure, "errors" | "values">;
  status?: number;
}

interface Options extends Omit<PageContext, "api"> {
  api: Pick<PrivateCalls, "requestLink" | "myApplication" | "changeApplication" | "withdrawApplication">;
  /** Whether an earlier attempt may have arrived, although no answer came back. */
  isAgain?: boolean;
}

/** Requests a link; corrects or withdraws the application that a link is for. Rejects when no answer came back. */
export async function changeApplication(
  form: FormData,
  { api, locale, texts, isAgain = false }: Options,
): Promise<Changed> {
  const values = textsIn(form);
  const { intent, link = "", email = "", reference = "" } = values;
  try {
    if (intent === "withdraw") {
      await api.withdrawApplication({ link, locale });
      return { done: true, message: words[locale].withdrawn };
    }
    if (intent === "change") {
      await api.changeApplication({ link, body: changeOf(values), locale });
      return { done: true, saved: true, message: words[locale].saved };
    }
    const { message } = await api.requestLink({ body: { email, reference }, locale });
    return { done: true, message };
  } catch (error) {
    const { code, message, status, ...refusal } = refusalOf(error, texts);
    // The link was valid before: the attempt whose answer was lost has erased the application.
    if (intent === "withdraw" && isAgain && code === "forbidden") {
      return { done: true, message: words[locale].withdrawn };
    }
    const errors = { ...refusal.errors, ...refusedIn(values) };
    if (intent === "change") {
      // Sent again, it replaces what these errors say has been corrected elsewhere.
      const isTold = code === "conflict" && Object.keys(refusal.errors).length > 0;
      const shown = isTold ? { ...values, ...(await correctionsMade(api, link, locale)) } : values;
      return { done: false, message, status, failure: { message, errors, values: shown, applied: false, status } };
    }
    return { done: false, message, status, ...(!intent && { asked: { errors, values } }) };
  }
}

/** Returns the form's field that names the latest correction; no field if the server does not answer now. */
async function correctionsMade(api: Options["api"], link: string, locale: Options["locale"]) {
  try {
    const { data: application } = await api.myApplication({ link, locale });
    return { corrections_made: String(application.corrections_made) };
  } catch (error) {
    if (!isFrontApiError(error)) throw error;
    return {};
  }
}

/** The page's action: answers forms without JavaScript. */
export async function postChange({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const changed = await changeApplication(form, context.get(pageContext));
  if (changed.saved) return redirect(savedAddress(textIn(form, "link")));
  return data(changed, { status: changed.status ?? 200 });
}

export const savedAddress = (link: string): string => pages.myApplication.href({ link, saved: 1 });

function changeOf(values: Record<string, string>): ApplicationChange {
  const fields = applicationFields.filter((name) => name !== "email" && values[name] !== undefined);
  return {
    ...Object.fromEntries(fields.map((name) => [name, values[name]])),
    answers: under("answers.", values, { empty: true }),
    files: filesIn(values),
    corrections_made: values["corrections_made"] ? Number(values["corrections_made"]) : undefined,
  };
}

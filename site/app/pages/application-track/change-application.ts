import { isFrontApiError } from "@setu/contract/errors";
import { type ActionFunctionArgs, data } from "react-router";
import { pageContext } from "../../page-context.ts";
import { words } from "./texts.ts";

export interface Changed {
  done: boolean;
  message: string;
}

/** Asks for a link, or withdraws the application that one speaks of. */
export async function changeApplication({ request, context }: ActionFunctionArgs) {
  const { api, locale, texts } = context.get(pageContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  try {
    const applicants = await api.applicants();
    if (text("intent") === "withdraw") {
      await applicants.withdraw(text("link"), locale);
      return { done: true, message: words[locale].withdrawn } satisfies Changed;
    }
    const { message } = await applicants.requestLink({ email: text("email"), reference: text("reference") }, locale);
    return { done: true, message } satisfies Changed;
  } catch (error) {
    if (!isFrontApiError(error)) throw error;
    const changed: Changed = { done: false, message: error.message || texts.somethingWentWrong };
    return data(changed, { status: error.status });
  }
}

import type { PrivateCalls } from "@setu/contract/calls/private-calls";
import { isFrontApiError } from "@setu/contract/errors";
import { pages } from "@setu/contract/pages";
import { type ActionFunctionArgs, data } from "react-router";
import { isLost } from "../../../api/call.ts";
import { type PageContext, pageContext } from "../../../page-context.ts";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { stopWords } from "./texts.ts";

export interface StopPageData extends PageData {
  token: string;
}

export const loadStop = pageLoader(async ({ locale, query }): Promise<StopPageData> => {
  const { title, lead } = stopWords[locale];
  return {
    head: { title, description: lead, breadcrumbs: [{ name: title, href: pages.stopMails.href() }] },
    token: query["token"] ?? "",
  };
});

export interface Stopped {
  done: boolean;
  message: string;
  status?: number;
}

interface Options extends Omit<PageContext, "api"> {
  api: Pick<PrivateCalls, "stopForumMails">;
}

/** Ends the mails that a token names. Rejects when no answer comes back. */
export async function stopMails(form: FormData, { api, locale, texts }: Options): Promise<Stopped> {
  try {
    const { message } = await api.stopForumMails({ locale, body: { token: String(form.get("token") ?? "") } });
    return { done: true, message };
  } catch (error) {
    if (!isFrontApiError(error) || isLost(error)) throw error;
    return { done: false, message: error.message || texts.somethingWentWrong, status: error.status };
  }
}

/** The page's action: handles the form without JavaScript. */
export async function postStop({ request, context }: ActionFunctionArgs) {
  const stopped = await stopMails(await request.formData(), context.get(pageContext));
  return data(stopped, { status: stopped.status ?? 200 });
}

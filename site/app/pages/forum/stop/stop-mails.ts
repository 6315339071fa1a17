import type { PrivateCalls } from "@setu/contract/calls/private-calls";
import { pages } from "@setu/contract/pages";
import type { PageContext } from "../../../page-context.ts";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { postedTo, refusalOf, textIn } from "../../../sending/posted-form.ts";
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
    const { message } = await api.stopForumMails({ locale, body: { token: textIn(form, "token") } });
    return { done: true, message };
  } catch (error) {
    const { message, status } = refusalOf(error, texts);
    return { done: false, message, status };
  }
}

/** The page's action: handles the form without JavaScript. */
export const postStop = postedTo(stopMails);

import type { MailedLink } from "@setu/contract/members/account";
import type { Page } from "@setu/contract/pages";
import type { PageArgs, PageData } from "../../page-data.ts";
import { memberPage } from "./load-frame.ts";
import { words } from "./texts.ts";

export interface LinkedPageData<State extends string = MailedLink["state"]> extends PageData {
  /** The token of the mailed link. */
  token: string;
  /** The state of the link. */
  link: State;
}

interface LinkedPage<State> {
  name: "verify" | "reset" | "changed";
  page: Page;
  token: string | undefined;
  ask: (
    api: PageArgs["api"],
    asked: { locale: PageArgs["locale"]; link: string },
  ) => Promise<{ data: { state: State } }>;
}

/** Loads a page that a mailed link opens. Opening it changes nothing: mail programs follow links. */
export async function linkedPage<State extends string>(
  { api, locale }: PageArgs,
  { name, page, token = "", ask }: LinkedPage<State>,
): Promise<LinkedPageData<State>> {
  const frame = await memberPage({ api, locale }, words[locale][name], page.path);
  const { data } = await ask(api, { locale, link: token });
  return { ...frame, token, link: data.state };
}

import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { memberPage } from "../load-frame.ts";
import { words } from "../texts.ts";

export interface LoginPageData extends PageData {
  isExpired: boolean;
  /** The page to continue to: a path of the English tree. */
  next: string;
}

/** Accepts only a path of this site: anything else could send a member to an attacker's page (safety, T27). */
const safePath = (text: string | undefined): string =>
  text && /^\/(?![/\\])\P{Cc}*$/u.test(text) ? text : pages.home.href();

export const loadLogin = pageLoader(
  async ({ query, ...page }): Promise<LoginPageData> => ({
    ...(await memberPage(page, words[page.locale].login, pages.login.href())),
    isExpired: query["expired"] === "1",
    next: safePath(query["next"]),
  }),
);

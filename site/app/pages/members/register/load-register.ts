import type { Menu } from "@setu/contract/menu";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { memberFrame } from "../load-frame.ts";
import { termsInForce } from "../terms-in-force.ts";
import { words } from "../texts.ts";

export interface RegisterPageData extends PageData {
  accounts: Menu["accounts"];
  /** The version of the terms in force; 0 while there are none. */
  terms: number;
}

/** Unlike other pages of members, this one says that there are no accounts: old mails and other sites link to it. */
export const loadRegister = pageLoader(async (page): Promise<RegisterPageData> => {
  const { title, lead, closed } = words[page.locale].register;
  const { accounts } = await page.api.menu(page.locale);
  const isOpen = accounts === "open";
  return {
    ...memberFrame(title, isOpen ? lead : closed[accounts].lead, pages.register.href()),
    ...(accounts === "closed" && { status: 404 }),
    accounts,
    terms: isOpen ? await termsInForce(page) : 0,
  };
});

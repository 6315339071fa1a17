import type { RegistrationLink } from "@setu/contract/members/account";
import { pages } from "@setu/contract/pages";
import { pageLoader } from "../../../page-data.ts";
import { type LinkedPageData, linkedPage } from "../load-linked.ts";
import { termsInForce } from "../terms-in-force.ts";

export interface VerifyPageData extends LinkedPageData {
  link: RegistrationLink["state"];
  /** The version of the terms in force; 0 where the link makes no account. */
  terms: number;
}

export const loadVerifyEmail = pageLoader(async (page): Promise<VerifyPageData> => {
  const linked = await linkedPage(page, "verify", pages.verifyEmail);
  const { data: link } = await page.api.registrationLink({ locale: page.locale, link: linked.token });
  return { ...linked, link: link.state, terms: link.state === "open" ? await termsInForce(page) : 0 };
});

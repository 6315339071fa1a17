import type { RegistrationLink } from "@setu/contract/members/account";
import { pages } from "@setu/contract/pages";
import { pageLoader } from "../../../page-data.ts";
import { type LinkedPageData, linkedPage } from "../load-linked.ts";
import { termsInForce } from "../terms-in-force.ts";

export interface VerifyPageData extends LinkedPageData<RegistrationLink["state"]> {
  /** The version of the terms in force; 0 where the link makes no account. */
  terms: number;
}

export const loadVerifyEmail = pageLoader(async (page): Promise<VerifyPageData> => {
  const linked = await linkedPage(page, {
    name: "verify",
    page: pages.verifyEmail,
    token: page.query["token"],
    ask: (api, asked) => api.registrationLink(asked),
  });
  return { ...linked, terms: linked.link === "open" ? await termsInForce(page) : 0 };
});

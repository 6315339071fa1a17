import { pages } from "@setu/contract/pages";
import type { Texts } from "../i18n/texts.ts";

type CompanyPage = keyof Texts["companyPages"];

/** Returns the entries under About Us (specification, section 2), in the order of their texts. */
export const companyPages = (texts: Texts): { to: string; name: string }[] =>
  (Object.keys(texts.companyPages) as CompanyPage[]).map((page) => ({
    to: pages[page].href(),
    name: texts.companyPages[page],
  }));

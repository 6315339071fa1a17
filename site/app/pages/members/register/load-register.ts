import { isFrontApiError } from "@setu/contract/errors";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { memberPage } from "../load-frame.ts";
import { words } from "../texts.ts";

export interface RegisterPageData extends PageData {
  /** The version of the terms in force; 0 while there are none. */
  terms: number;
}

export const loadRegister = pageLoader(async (page): Promise<RegisterPageData> => {
  const frame = await memberPage(page, words[page.locale].register, pages.register.href());
  const terms = await page.api.legal(page.locale, { kind: "terms" }).then(
    ({ number }) => number,
    (error) => {
      if (isFrontApiError(error) && error.code === "notFound") return 0;
      throw error;
    },
  );
  return { ...frame, terms };
});

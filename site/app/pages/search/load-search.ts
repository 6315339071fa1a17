import { isFrontApiError } from "@setu/contract/errors";
import type { SearchPage } from "@setu/contract/search/results";
import { type PageData, pageLoader } from "../../page-data.ts";
import { words } from "./texts.ts";

export interface SearchPageData extends PageData {
  found?: SearchPage;
  /** Too many searches have come from the visitor's network. */
  refused?: { query: string; message: string };
}

export const loadSearch = pageLoader(async ({ api, locale, query }): Promise<SearchPageData> => {
  const { title, titleFor } = words[locale];
  const headFor = (asked: string) => ({ title: asked ? titleFor(asked) : title, isUnindexed: true });
  try {
    const found = await api.search(locale, query);
    return { head: headFor(found.query), found };
  } catch (error) {
    if (!isFrontApiError(error) || error.code !== "tooManyRequests") throw error;
    const asked = query["q"] ?? "";
    return { head: headFor(asked), status: error.status, refused: { query: asked, message: error.message } };
  }
});

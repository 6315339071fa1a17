import type { SearchPage } from "@setu/contract/search/results";
import { type PageData, pageLoader } from "../../page-data.ts";
import { words } from "./texts.ts";

export interface SearchPageData extends PageData {
  found: SearchPage;
}

export const loadSearch = pageLoader(async ({ api, locale, query }): Promise<SearchPageData> => {
  const found = await api.search(locale, query);
  const { title, titleFor } = words[locale];
  return {
    head: { title: found.query ? titleFor(found.query) : title, isUnindexed: true },
    found,
  };
});

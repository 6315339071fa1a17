import { isFrontApiError } from "@setu/contract/errors";
import type { SearchPage } from "@setu/contract/search/results";
import { type PageData, pageLoader } from "../../page-data.ts";
import { words } from "./texts.ts";

export interface SearchPageData extends PageData {
  found?: SearchPage;
  /** Example searches: sectors, as editors name and order them in the menu. */
  examples?: string[];
  /** Set when too many searches have come from the visitor's network. */
  refused?: { query: string; message: string };
}

const mostExamples = 5;

export const loadSearch = pageLoader(async ({ api, locale, query }): Promise<SearchPageData> => {
  const { title, titleFor } = words[locale];
  const headFor = (asked: string) => ({ title: asked ? titleFor(asked) : title, isUnindexed: true });
  try {
    const found = await api.search(locale, query);
    const { menu } = found.query ? { menu: [] } : await api.menu(locale);
    const examples = menu.filter(({ locale: own }) => own.served === locale).map(({ name }) => name);
    return { head: headFor(found.query), found, examples: examples.slice(0, mostExamples) };
  } catch (error) {
    if (!isFrontApiError(error) || error.code !== "tooManyRequests") throw error;
    const asked = query["q"] ?? "";
    return { head: headFor(asked), status: error.status, refused: { query: asked, message: error.message } };
  }
});

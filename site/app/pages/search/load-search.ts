import { isFrontApiError } from "@setu/contract/errors";
import { pages } from "@setu/contract/pages";
import type { SearchPage } from "@setu/contract/search/results";
import { isLost } from "../../api/call.ts";
import { type PageData, pageLoader } from "../../page-data.ts";
import { words } from "./texts.ts";

export interface SearchPageData extends PageData {
  found?: SearchPage;
  /** Example searches: sectors, as editors name and order them in the menu. */
  examples?: string[];
  /** Set if the search cannot answer: it is being prepared, or too many searches have come from the visitor's network. */
  refused?: { query: string; message: string; fresh_until: string | null };
}

const mostExamples = 5;
/** After this time, a page without an answer is read again. */
const againMs = 2000;

export const loadSearch = pageLoader(async ({ api, locale, query }): Promise<SearchPageData> => {
  const { title, titleFor, preparing, unavailable } = words[locale];
  const breadcrumbs = [{ name: title, href: pages.search.href() }];
  const headFor = (asked: string) => ({ title: asked ? titleFor(asked) : title, isUnindexed: true, breadcrumbs });
  const refusedFor = (status: number, message: string, until: string | null = null): SearchPageData => {
    const asked = query["q"]?.trim() ?? "";
    return { head: headFor(asked), status, refused: { query: asked, message, fresh_until: until } };
  };
  try {
    const found = await api.search(locale, query);
    const { menu } = found.query ? { menu: [] } : await api.menu(locale);
    const examples = menu.filter(({ locale: own }) => own.served === locale).map(({ name }) => name);
    if (!found.prepared) return refusedFor(503, preparing, found.fresh_until);
    return { head: headFor(found.query), found, examples: examples.slice(0, mostExamples) };
  } catch (error) {
    if (!isFrontApiError(error) || isLost(error)) throw error;
    if (error.code === "tooManyRequests") return refusedFor(error.status, error.message);
    if (error.code !== "unavailable") throw error;
    return refusedFor(error.status, error.message || unavailable, new Date(Date.now() + againMs).toISOString());
  }
});

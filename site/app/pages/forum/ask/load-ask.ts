import type { ForumCategories } from "@setu/contract/forum/forum";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { forumFrame } from "../load-frame.ts";
import { words } from "../texts.ts";

export interface AskPageData extends PageData {
  categories: ForumCategories;
  /** The id of the category in the address. */
  chosen: number | null;
}

export const loadAsk = pageLoader(async ({ query, ...page }): Promise<AskPageData> => {
  const categories = await page.api.forumCategories(page.locale);
  const chosen = categories.items.find(({ id }) => String(id) === query["category"]);
  return {
    ...(await forumFrame(page, words[page.locale].ask, pages.askForum.href())),
    categories,
    chosen: chosen?.id ?? null,
  };
});

import type { ForumList } from "@setu/contract/forum/forum";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "../texts.ts";

export interface ForumPageData extends PageData {
  list: ForumList;
}

export const loadForum = pageLoader(async ({ api, locale, query }): Promise<ForumPageData> => {
  const list = await api.forum(locale, query);
  const { title, lead } = words[locale];
  return {
    head: {
      title,
      description: lead,
      breadcrumbs: [{ name: title, href: pages.forum.href() }],
      feed: "/feeds/forum.xml",
      // Filters, later pages and other orders only repeat content.
      isUnindexed: Object.values(query).some(Boolean),
    },
    list,
  };
});

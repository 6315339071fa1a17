import type { NewsList } from "@setu/contract/news";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "./texts.ts";

export interface NewsPageData extends PageData {
  news: NewsList;
}

export const loadNews = pageLoader(async ({ api, locale, query }): Promise<NewsPageData> => {
  const news = await api.newsList(locale, query);
  const { title, lead } = words[locale];
  return {
    head: {
      title,
      description: lead,
      feed: "/feeds/news.xml",
      image: (news.featured ?? news.items[0])?.files[0],
      breadcrumbs: [{ name: title, href: pages.newsList.href() }],
    },
    news,
  };
});

import type { NoticeList } from "@setu/contract/notices";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "./texts.ts";

export interface NoticesPageData extends PageData {
  list: NoticeList;
}

export const loadNotices = pageLoader(async ({ api, locale, query, texts }): Promise<NoticesPageData> => {
  const list = await api.notices(locale, query);
  const { title, description } = words[locale];
  return {
    head: {
      title,
      description,
      feed: "/feeds/notices.xml",
      breadcrumbs: [
        { name: texts.aboutUs, href: pages.about.href() },
        { name: title, href: pages.notices.href() },
      ],
    },
    list,
  };
});

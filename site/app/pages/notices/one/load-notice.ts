import type { NoticeDetail } from "@setu/contract/notices";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "./texts.ts";

export interface NoticePageData extends PageData {
  notice: NoticeDetail;
}

export const loadNotice = pageLoader(async ({ api, locale, params, texts }): Promise<NoticePageData> => {
  const notice = await api.notice(locale, params);
  const { number, name, type_text: type, deadline } = notice;
  return {
    head: {
      title: name,
      description: [`${number} · ${type}`, deadline?.text].filter(Boolean).join(". "),
      type: "article",
      breadcrumbs: [
        { name: texts.aboutUs, href: pages.about.href() },
        { name: words[locale].notices, href: pages.notices.href() },
        { name: number, href: pages.notice.href({ id: notice.id }) },
      ],
    },
    notice,
  };
});

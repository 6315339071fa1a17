import type { Faq, FaqList } from "@setu/contract/faqs/faqs";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../page-data.ts";
import { words } from "./texts.ts";

export interface FaqsPageData extends PageData {
  list: FaqList;
  /** Grouped by the readers who ask; the results of a search are one group without a name. */
  groups: { key: string; name: string | null; faqs: Faq[] }[];
}

export const loadFaqs = pageLoader(async ({ api, locale, query }): Promise<FaqsPageData> => {
  const list = await api.faqs(locale, query);
  const { title, lead } = words[locale];
  const { items } = list;
  const byGroup = Map.groupBy(items, ({ group }) => group);
  return {
    head: { title, description: lead, breadcrumbs: [{ name: title, href: pages.faqs.href() }] },
    list,
    groups:
      list.search && items.length > 0
        ? [{ key: "found", name: null, faqs: items }]
        : [...byGroup].map(([key, faqs]) => ({ key, name: faqs[0]?.group_text ?? null, faqs })),
  };
});

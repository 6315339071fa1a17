import { pages } from "@setu/contract/pages";
import type { CareersList } from "@setu/contract/vacancies";
import { vacancyWords } from "../../../components/vacancy-rows/vacancy-words.ts";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "./texts.ts";

export interface CareersPageData extends PageData {
  list: CareersList;
}

export const loadCareers = pageLoader(async ({ api, locale, query }): Promise<CareersPageData> => {
  const list = await api.careers(locale, query);
  const { title } = vacancyWords[locale];
  return {
    head: {
      title,
      description: words[locale].description,
      feed: "/feeds/careers.xml",
      breadcrumbs: [{ name: title, href: pages.careers.href() }],
    },
    list,
  };
});

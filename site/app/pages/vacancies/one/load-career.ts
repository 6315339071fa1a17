import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { vacancyWords } from "../../../components/vacancy-rows/vacancy-words.ts";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { jobPosting } from "./job-posting.ts";

export interface CareerPageData extends PageData {
  vacancy: VacancyDetail;
}

export const loadCareer = pageLoader(async ({ api, locale, params }): Promise<CareerPageData> => {
  const vacancy = await api.vacancy(locale, params);
  const { id, name, place, summary, deadline, status } = vacancy;
  const path = pages.vacancy.href({ id });
  return {
    head: {
      title: `${name}, ${place}`,
      description: [summary, deadline.text].filter(Boolean).join(" "),
      type: "article",
      feed: "/feeds/careers.xml",
      breadcrumbs: [
        { name: vacancyWords[locale].title, href: pages.careers.href() },
        { name, href: path },
      ],
      // Search engines must not lead anybody to a vacancy that is filled or closed.
      structured: status === "open" ? [jobPosting(vacancy, localizedPath(path, locale))] : [],
    },
    vacancy,
  };
});

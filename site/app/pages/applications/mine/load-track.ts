import type { MyApplication } from "@setu/contract/applications";
import { isFrontApiError } from "@setu/contract/errors";
import { pages } from "@setu/contract/pages";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "./texts.ts";

export interface TrackPageData extends PageData {
  application: MyApplication | null;
  /** The vacancy, whose form is used for corrections; null if the application can no longer be corrected. */
  vacancy: VacancyDetail | null;
  link: string;
  /** Whether it has just been corrected. */
  saved: boolean;
  /** The reason why no application is shown. */
  problem_text: string | null;
}

export const loadTrack = pageLoader(async ({ api, locale, query }): Promise<TrackPageData> => {
  const texts = words[locale];
  const { link = "", saved } = query;
  const shown: TrackPageData = {
    head: {
      title: texts.title,
      description: texts.lead,
      breadcrumbs: [
        { name: texts.careers, href: pages.careers.href() },
        { name: texts.title, href: pages.myApplication.href() },
      ],
    },
    application: null,
    vacancy: null,
    link,
    saved: saved === "1",
    problem_text: null,
  };
  if (!link) return shown;
  try {
    const { data: application } = await api.myApplication({ link, locale });
    const { may, changes_until: until, vacancy } = application;
    const mayChange = may === "all" && until?.closed === false && vacancy !== null;
    return { ...shown, application, vacancy: mayChange ? await api.vacancy(locale, { id: String(vacancy.id) }) : null };
  } catch (error) {
    if (!isFrontApiError(error) || error.code !== "forbidden") throw error;
    return { ...shown, problem_text: error.message };
  }
});

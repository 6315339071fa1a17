import { pages } from "@setu/contract/pages";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { redirect } from "react-router";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "../form/texts.ts";

export interface ApplicationPageData extends PageData {
  vacancy: VacancyDetail;
}

export const loadApplication = pageLoader(
  async ({ api, locale, params, request }): Promise<ApplicationPageData | Response> => {
    const vacancy = await api.vacancy(locale, { id: params["id"] });
    // A POST is checked by the operation, which knows when the applicant began.
    if (vacancy.status !== "open" && request.method === "GET") {
      return redirect(pages.noApplication.href({ reason: vacancy.status, vacancy: vacancy.id }));
    }
    const texts = words[locale];
    return {
      head: {
        title: texts.title(vacancy.name),
        description: texts.lead,
        breadcrumbs: [
          { name: texts.careers, href: pages.careers.href() },
          { name: vacancy.name, href: pages.vacancy.href({ id: vacancy.id }) },
          { name: texts.apply, href: pages.apply.href({ id: vacancy.id }) },
        ],
      },
      vacancy,
    };
  },
);

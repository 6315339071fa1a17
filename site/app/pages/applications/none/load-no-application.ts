import { pages } from "@setu/contract/pages";
import type { CareersAvailability } from "@setu/contract/vacancies";
import { redirect } from "react-router";
import { vacancyWords } from "../../../components/vacancy-rows/vacancy-words.ts";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "./texts.ts";

export interface NoApplicationPageData extends PageData {
  availability: CareersAvailability;
  /** Null if there is something to apply for after all. */
  reason: CareersAvailability["reason"];
}

/** The reasons that an address without a vacancy may give. */
const sayable = ["closed", "filled", "not_found"] as const;

export const loadNoApplication = pageLoader(
  async ({ api, locale, query }): Promise<NoApplicationPageData | Response> => {
    const { vacancy: asked, reason: said } = query;
    const availability = await api.careersAvailability(locale, { vacancy: asked });
    if (asked && availability.available) return redirect(pages.vacancy.href({ id: asked }));
    const reason = (!asked && sayable.find((one) => one === said)) || availability.reason;
    const title = words[locale].titles[reason ?? "available"];
    return {
      head: {
        title,
        feed: "/feeds/careers.xml",
        breadcrumbs: [
          { name: vacancyWords[locale].title, href: pages.careers.href() },
          { name: title, href: pages.noApplication.href() },
        ],
      },
      // Closed or filled is gone, an unknown vacancy is not found, and no vacancy at the moment is an ordinary page.
      status: reason === "not_found" ? 404 : reason === "closed" || reason === "filled" ? 410 : undefined,
      availability,
      reason,
    };
  },
);

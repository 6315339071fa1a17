import type { MyApplication } from "@setu/contract/applications";
import { isFrontApiError } from "@setu/contract/errors";
import { type PageData, pageLoader } from "../../page-data.ts";
import { words } from "./texts.ts";

export interface TrackPageData extends PageData {
  application: MyApplication | null;
  link: string;
  /** Why there is none to be seen. */
  problem_text: string | null;
}

export const loadTrack = pageLoader(async ({ api, locale, query }): Promise<TrackPageData> => {
  const texts = words[locale];
  const { link = "" } = query;
  const shown: TrackPageData = {
    head: {
      title: texts.title,
      description: texts.lead,
      breadcrumbs: [
        { name: texts.careers, href: "/careers" },
        { name: texts.title, href: "/application/track" },
      ],
    },
    application: null,
    link,
    problem_text: null,
  };
  if (!link) return shown;
  try {
    return { ...shown, application: await (await api.applicants()).mine(link, locale) };
  } catch (error) {
    if (!isFrontApiError(error) || error.code !== "forbidden") throw error;
    return { ...shown, problem_text: error.message };
  }
});

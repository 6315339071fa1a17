import { type PageData, type Problem, pageLoader } from "../../page-data.ts";
import { nearestTo } from "../../shell/not-available/nearest-pages.ts";

export interface NotFoundPageData extends PageData {
  /** The site's main pages. */
  main: Problem["nearest"];
}

export const loadNotFound = pageLoader(
  async (page): Promise<NotFoundPageData> => ({
    head: { title: page.texts.notAvailableTitle },
    status: 404,
    main: await nearestTo("", page),
  }),
);

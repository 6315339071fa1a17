import type { ComplaintFigures } from "@setu/contract/complaints/complaint-figures";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "../texts.ts";

export interface FiguresPageData extends PageData {
  figures: ComplaintFigures;
}

export const loadFigures = pageLoader(async ({ api, locale }): Promise<FiguresPageData> => {
  const { title, figures } = words[locale];
  return {
    head: {
      title: figures.title,
      description: figures.lead,
      breadcrumbs: [
        { name: title, href: pages.complaints.href() },
        { name: figures.title, href: pages.complaintFigures.href() },
      ],
    },
    figures: await api.complaintFigures(locale),
  };
});

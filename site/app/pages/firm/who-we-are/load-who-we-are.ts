import type { WhoWeAreDetail } from "@setu/contract/firm/who-we-are";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { truncate } from "../../../text/truncate.ts";

export interface WhoWeArePageData extends PageData {
  article: WhoWeAreDetail;
}

/** The length in characters of a description in search results. */
const descriptionLength = 155;

export const loadWhoWeAre = pageLoader(async ({ api, locale, params, texts }): Promise<WhoWeArePageData> => {
  const article = await api.whoWeAre(locale, params);
  return {
    head: {
      title: article.name,
      description: truncate(article.description, article.locale.served, descriptionLength),
      image: article.files[0],
      type: "article",
      breadcrumbs: [
        { name: texts.aboutUs, href: pages.about.href() },
        { name: article.name, href: pages.whoWeAre.href({ id: article.id }) },
      ],
    },
    article,
  };
});

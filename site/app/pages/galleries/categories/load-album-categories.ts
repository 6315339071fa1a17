import type { AlbumCategoryList } from "@setu/contract/galleries";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "./texts.ts";

export interface AlbumCategoriesPageData extends PageData {
  categories: AlbumCategoryList["items"];
}

export const loadAlbumCategories = pageLoader(async ({ api, locale, texts }): Promise<AlbumCategoriesPageData> => {
  const { items } = await api.albumCategories(locale);
  const { title, lead } = words[locale];
  return {
    head: {
      title,
      description: lead,
      image: items[0]?.cover ?? undefined,
      breadcrumbs: [
        { name: texts.aboutUs, href: pages.about.href() },
        { name: title, href: pages.albumCategories.href() },
      ],
    },
    categories: items,
  };
});

import type { AlbumList } from "@setu/contract/galleries";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "./texts.ts";

export interface AlbumsPageData extends PageData {
  list: AlbumList;
}

export const loadAlbums = pageLoader(async ({ api, locale, params, query, texts }): Promise<AlbumsPageData> => {
  const list = await api.albums(locale, { ...query, ...params });
  const { id, name, description } = list.category;
  return {
    head: {
      title: name,
      description: description ?? undefined,
      image: list.items.find(({ cover }) => cover)?.cover ?? undefined,
      breadcrumbs: [
        { name: texts.aboutUs, href: pages.about.href() },
        { name: words[locale].all, href: pages.albumCategories.href() },
        { name, href: pages.albums.href({ id }) },
      ],
    },
    list,
  };
});

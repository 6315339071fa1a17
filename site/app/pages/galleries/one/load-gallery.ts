import type { Gallery } from "@setu/contract/galleries";
import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "./texts.ts";

export interface GalleryPageData extends PageData {
  gallery: Gallery;
}

export const loadGallery = pageLoader(async ({ api, locale, params, query, texts }): Promise<GalleryPageData> => {
  const gallery = await api.gallery(locale, { ...query, ...params });
  const { album } = gallery;
  const path = pages.gallery.href({ id: album.id });
  return {
    head: {
      title: album.name,
      description: album.description ?? undefined,
      image: album.cover ?? undefined,
      breadcrumbs: [
        { name: texts.aboutUs, href: pages.about.href() },
        { name: words[locale].all, href: pages.albumCategories.href() },
        ...(album.category ? [{ name: album.category.name, href: pages.albums.href({ id: album.category.id }) }] : []),
        { name: album.name, href: path },
      ],
      structured: [structuredData(gallery, localizedPath(path, locale))],
    },
    gallery,
  };
});

/** schema.org's ImageGallery. */
const structuredData = ({ album, items }: Gallery, url: string) => ({
  "@type": "ImageGallery",
  name: album.name,
  url,
  inLanguage: album.locale.served,
  ...(album.description && { description: album.description }),
  ...(album.place && { contentLocation: { "@type": "Place", name: album.place } }),
  associatedMedia: items.map((photo) => ({
    "@type": "ImageObject",
    contentUrl: photo.location,
    // schema.org's Distance: a number and its unit.
    width: `${photo.width} px`,
    height: `${photo.height} px`,
    caption: photo.caption ?? photo.alt,
    ...(photo.credit && { creditText: photo.credit }),
    ...(photo.taken_at && { dateCreated: photo.taken_at.ad }),
  })),
});

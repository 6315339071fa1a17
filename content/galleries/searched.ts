import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { inLocale, optionalInLocale, wholeIn } from "../platform/reading/localized.ts";
import { readByIds } from "../platform/reading/public-read.ts";
import { inBoth, type SearchDocument, type SearchSource, type WholeSource } from "../search/source.ts";
import { albumCategories } from "./albums.ts";

/** Albums with the captions of their photos. */
export const searchedAlbums: SearchSource = {
  collection: "albums",
  read: async (payload, ids) =>
    (await readByIds(payload, "albums", ids, { depth: 0 })).map((doc) => ({
      name: `albums/${doc.id}`,
      kind: "album",
      path: pages.gallery.href({ id: doc.id }),
      date: doc.takenOn,
      texts: inBoth((locale) => ({
        title: inLocale(doc.name, locale),
        names: [inLocale(doc.place, locale)],
        lookedUpBy: [{ en: "photos", ne: "तस्बिर" }[locale]],
        summary: inLocale(doc.description, locale),
        body: (doc.photos ?? []).flatMap(({ caption, place }) => [
          optionalInLocale(caption, locale),
          optionalInLocale(place, locale),
        ]),
        served: wholeIn(locale, doc, doc.name, doc.place, doc.description).served,
      })),
    })),
};

/** The categories that have albums. */
export const searchedCategories: WholeSource = {
  name: "album-categories",
  async read(payload: Payload): Promise<SearchDocument[]> {
    const [{ items: english }, { items: nepali }] = await Promise.all([
      albumCategories(payload, "en"),
      albumCategories(payload, "ne"),
    ]);
    return english.map((en) => {
      const told = { en, ne: nepali.find(({ id }) => id === en.id) ?? en };
      return {
        name: `album-categories/${en.id}`,
        kind: "album",
        path: pages.albums.href({ id: en.id }),
        texts: inBoth((locale) => ({
          title: told[locale].name,
          lookedUpBy: [{ en: "photos", ne: "तस्बिर" }[locale]],
          summary: told[locale].description,
          served: told[locale].locale.served,
        })),
      };
    });
  },
};

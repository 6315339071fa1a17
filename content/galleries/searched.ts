import { pages } from "@setu/contract/pages";
import { inLocale, optionalInLocale, wholeIn } from "../platform/reading/localized.ts";
import { readByIds } from "../platform/reading/public-read.ts";
import { inBoth, type SearchSource } from "../search/source.ts";

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
        names: [inLocale(doc.place, locale), { en: "photos", ne: "तस्बिर" }[locale]],
        summary: inLocale(doc.description, locale),
        body: (doc.photos ?? []).flatMap(({ caption, place }) => [
          optionalInLocale(caption, locale),
          optionalInLocale(place, locale),
        ]),
        served: wholeIn(locale, doc, doc.name, doc.place, doc.description).served,
      })),
    })),
};

import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import { Gallery } from "@setu/contract/galleries";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { listing } from "../platform/reading/listing.ts";
import { optionalInLocale, wholeIn } from "../platform/reading/localized.ts";
import { idOf, readOne, readPictures } from "../platform/reading/public-read.ts";
import { albumOf, categoryOf, type PhotoDoc, photoOf } from "./map-album.ts";
import { albumRows } from "./rows.ts";

/** A multiple of six: the module of the photo grid (site/app/components/photo-grid/photo-grid.module.css). */
const perPage = 36;

/** One album with a page of its photos. Only the pictures of that page are read. */
export async function gallery(payload: Payload, locale: Locale, query: ReadParameters): Promise<Gallery> {
  const where = { id: { equals: idOf(query["id"]) } };
  const [doc, rows] = await Promise.all([readOne(payload, "albums", { where, depth: 0 }), albumRows(payload)]);
  if (!doc) throw new FrontApiError("notFound", "");
  const photos = (doc.photos ?? []).filter(({ picture }) => picture !== null);
  const { rows: shown, page } = listing<PhotoDoc>({ rows: photos, facets: [], query, perPage });
  const cover = rows.find((row) => row.id === doc.id)?.cover ?? 0;
  const one = { depth: 1, select: { name: true, group: true } } as const;
  const [category, project, pictures] = await Promise.all([
    readOne(payload, "album-categories", { where: { id: { equals: doc.category } }, depth: 0 }),
    doc.project ? readOne(payload, "projects", { where: { id: { equals: doc.project } }, ...one }) : undefined,
    readPictures(payload, [cover, ...shown.map(({ picture }) => picture ?? 0)]),
  ]);
  return Gallery.parse({
    album: {
      ...albumOf(doc, locale, { cover: pictures.get(cover), photos: photos.length, project }),
      description: optionalInLocale(doc.description, locale),
      category: category ? categoryOf(category, locale) : null,
      download: doc.download === true,
      locale: wholeIn(locale, doc, doc.name, doc.place, doc.description),
    },
    items: shown.flatMap((photo) => photoOf(photo, pictures.get(photo.picture ?? 0), locale)),
    page,
  } satisfies Gallery);
}

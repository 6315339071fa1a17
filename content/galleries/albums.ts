import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import { AlbumCategoryList, AlbumList, albumSorts } from "@setu/contract/galleries";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { listing } from "../platform/reading/listing.ts";
import { idOf, readByIds, readList, readOne, readPictures } from "../platform/reading/public-read.ts";
import { albumOf, categoryOf, countedCategoryOf } from "./map-album.ts";
import { albumRows } from "./rows.ts";

const mostCategories = 60;
const perPage = 12;

/** The categories in the editor's order, without those that have no album. */
export async function albumCategories(payload: Payload, locale: Locale): Promise<AlbumCategoryList> {
  const [docs, rows] = await Promise.all([
    readList(payload, "album-categories", { depth: 0, sort: "_order", limit: mostCategories }),
    albumRows(payload),
  ]);
  const filled = docs
    .map((doc) => ({ doc, albums: rows.filter((row) => row.category === doc.id) }))
    .filter(({ albums }) => albums.length > 0)
    .map(({ doc, albums }) => ({
      doc,
      albums,
      picture: doc.cover ?? albums.find(({ cover }) => cover !== null)?.cover,
    }));
  const pictures = await readPictures(
    payload,
    filled.flatMap(({ picture }) => picture ?? []),
  );
  return AlbumCategoryList.parse({
    items: filled.map(({ doc, albums, picture }) =>
      countedCategoryOf(doc, locale, { albums, cover: pictures.get(picture ?? 0) }),
    ),
  } satisfies AlbumCategoryList);
}

function sortOf(asked = "new"): AlbumList["sort"] {
  const sort = albumSorts.find((known) => known === asked);
  if (!sort) throw new FrontApiError("badRequest", "");
  return sort;
}

/** The albums of one category, newest or oldest first. */
export async function albums(payload: Payload, locale: Locale, query: ReadParameters): Promise<AlbumList> {
  const id = idOf(query["id"]);
  const sort = sortOf(query["sort"]);
  const [category, all] = await Promise.all([
    readOne(payload, "album-categories", { where: { id: { equals: id } }, depth: 0 }),
    albumRows(payload),
  ]);
  if (!category) throw new FrontApiError("notFound", "");
  const own = all.filter((row) => row.category === id);
  const { rows, page } = listing({ rows: sort === "old" ? own.toReversed() : own, facets: [], query, perPage });
  const [docs, pictures] = await Promise.all([
    readByIds(
      payload,
      "albums",
      rows.map((row) => row.id),
      { depth: 0, select: { photos: false } },
    ),
    readPictures(
      payload,
      rows.flatMap(({ cover }) => cover ?? []),
    ),
  ]);
  const projects = await readByIds(
    payload,
    "projects",
    docs.flatMap(({ project }) => project ?? []),
    { depth: 1, select: { name: true, group: true } },
  );
  return AlbumList.parse({
    category: categoryOf(category, locale),
    items: docs.map((doc) => {
      const row = rows.find((other) => other.id === doc.id);
      return albumOf(doc, locale, {
        cover: pictures.get(row?.cover ?? 0),
        photos: row?.photos ?? 0,
        project: projects.find((project) => project.id === doc.project),
      });
    }),
    sort,
    page,
  } satisfies AlbumList);
}

import { z } from "zod";
import { CalendarDate } from "./shapes/calendar-date.ts";
import { File } from "./shapes/file.ts";
import { ListPage } from "./shapes/list.ts";
import { ServedLocale } from "./shapes/served-locale.ts";

/**
 * `GET /frontapi/album-categories`, `GET /frontapi/album-categories/{id}/albums?sort=&page=` and
 * `GET /frontapi/galleries/{id}?page=`. The page of an album keeps the specification's spelling, `/gallaries/{id}`.
 */

const Category = z.object({ id: z.int(), name: z.string(), locale: ServedLocale });

export const AlbumCategory = Category.extend({
  description: z.string().nullable(),
  /** Null until one of its albums has a picture. */
  cover: File.nullable(),
  albums_count: z.int().nonnegative(),
  photos_count: z.int().nonnegative(),
  /** The day of its newest album. */
  newest: CalendarDate.nullable(),
});
export type AlbumCategory = z.infer<typeof AlbumCategory>;

export const AlbumCategoryList = z.object({ items: z.array(AlbumCategory) });
export type AlbumCategoryList = z.infer<typeof AlbumCategoryList>;

export const Album = z.object({
  id: z.int(),
  name: z.string(),
  place: z.string().nullable(),
  date: CalendarDate,
  cover: File.nullable(),
  photos_count: z.int().nonnegative(),
  /** The project that the photos were taken at, if it has a page. */
  project: z.object({ id: z.int(), slug: z.string(), name: z.string(), locale: ServedLocale }).nullable(),
  locale: ServedLocale,
});
export type Album = z.infer<typeof Album>;

export const albumSorts = ["new", "old"] as const;

export const AlbumList = z.object({
  category: Category.extend({ description: z.string().nullable() }),
  items: z.array(Album),
  sort: z.enum(albumSorts),
  page: ListPage,
});
export type AlbumList = z.infer<typeof AlbumList>;

/** A picture with when and where it was taken. */
export const Photo = File.extend({
  place: z.string().nullable(),
  taken_at: CalendarDate.nullable(),
});
export type Photo = z.infer<typeof Photo>;

export const Gallery = z.object({
  album: Album.extend({
    description: z.string().nullable(),
    category: Category.nullable(),
    /** Whether visitors may download the original files. */
    download: z.boolean(),
  }),
  items: z.array(Photo),
  page: ListPage,
});
export type Gallery = z.infer<typeof Gallery>;

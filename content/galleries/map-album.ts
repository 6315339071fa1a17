import type { Album, AlbumCategory, Photo } from "@setu/contract/galleries";
import type { Locale } from "@setu/contract/locale";
import type { File } from "@setu/contract/shapes/file";
import { calendarDate } from "../calendar/dates.ts";
import type { Found, Item, RowOf } from "../model/item.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";
import type { MediaDoc } from "../platform/reading/media-doc.ts";

/** An album category, read without its relations. */
export type AlbumCategoryDoc = Found<Item<"album-categories", "id" | "name" | "description" | "cover">, { depth: 0 }>;
export type AlbumDoc = Found<
  Item<"albums", "id" | "name" | "description" | "place" | "takenOn" | "project">,
  { depth: 0 }
>;
export type PhotoDoc = Found<RowOf<Item<"albums">["photos"]>, { depth: 0 }>;
/** A project with its group, one level deep. */
type AlbumProjectDoc = Item<"projects", "id" | "name" | "group">;

const coverOf = (picture: MediaDoc | undefined, locale: Locale): File | null => filesOf(picture, locale)[0] ?? null;

export const categoryOf = (doc: AlbumCategoryDoc, locale: Locale) => ({
  id: doc.id,
  name: inLocale(doc.name, locale),
  description: optionalInLocale(doc.description, locale),
  locale: servedIn(locale, doc.name, doc.description),
});

interface Counted {
  cover: MediaDoc | undefined;
  albums: { photos: number; takenOn: string }[];
}

/** An album category with its counts; `albums` are those of the category, the newest first. */
export function countedCategoryOf(doc: AlbumCategoryDoc, locale: Locale, { cover, albums }: Counted): AlbumCategory {
  const [newest] = albums;
  return {
    ...categoryOf(doc, locale),
    cover: coverOf(cover, locale),
    albums_count: albums.length,
    photos_count: albums.reduce((sum, { photos }) => sum + photos, 0),
    newest: newest ? calendarDate(new Date(newest.takenOn), locale) : null,
  };
}

interface Around {
  cover: MediaDoc | undefined;
  photos: number;
  project: AlbumProjectDoc | undefined;
}

export const albumOf = (doc: AlbumDoc, locale: Locale, { cover, photos, project }: Around): Album => ({
  id: doc.id,
  name: inLocale(doc.name, locale),
  place: optionalInLocale(doc.place, locale),
  date: calendarDate(new Date(doc.takenOn), locale),
  cover: coverOf(cover, locale),
  photos_count: photos,
  project: project ? projectLinkOf(project, locale) : null,
  locale: servedIn(locale, doc.name, doc.place),
});

/** A link to the project; null if its group is not published, since it has no page then. */
function projectLinkOf({ id, name, group }: AlbumProjectDoc, locale: Locale): Album["project"] {
  if (typeof group !== "object" || group === null) return null;
  return { id, slug: group.slug, name: inLocale(name, locale), locale: servedIn(locale, name) };
}

/** The photo; an empty list if the picture has since been deleted. */
export function photoOf(photo: PhotoDoc, picture: MediaDoc | undefined, locale: Locale): Photo[] {
  return filesOf(picture, locale).map((file) => ({
    ...file,
    caption: optionalInLocale(photo.caption, locale) ?? file.caption,
    place: optionalInLocale(photo.place, locale),
    credit: optionalInLocale(photo.credit, locale) ?? file.credit,
    taken_at: photo.takenOn ? calendarDate(new Date(photo.takenOn), locale) : null,
  }));
}

import type { File } from "@setu/contract/file";
import type { Album, AlbumCategory, Photo } from "@setu/contract/galleries";
import type { Locale } from "@setu/contract/locale";
import { calendarDate } from "../calendar/dates.ts";
import { filesOf, type MediaDoc } from "../platform/files/pictures/map-picture.ts";
import { inLocale, type Localized, optionalInLocale, servedIn, type TextAge } from "../platform/reading/localized.ts";
import type { GroupDoc } from "../platform/reading/stored-items.ts";

/** Published documents, read in all languages and without what they refer to. */
export interface AlbumCategoryDoc {
  id: number;
  name: Localized;
  description?: Localized;
  cover?: number | null;
}
export interface PhotoDoc {
  picture: number | null;
  caption?: Localized;
  place?: Localized;
  credit?: Localized;
  takenOn?: string | null;
}
export interface AlbumDoc extends TextAge {
  id: number;
  name: Localized;
  description?: Localized;
  place?: Localized;
  takenOn: string;
  category: number | null;
  project?: number | null;
  download?: boolean | null;
  photos?: PhotoDoc[] | null;
}
/** A project with its group, one step away. */
export interface AlbumProjectDoc {
  id: number;
  name: Localized;
  group: GroupDoc | number | null;
}

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

/** `albums`: those of the category, the newest first. */
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

/** A project whose group is not published has no page to lead to. */
function projectLinkOf({ id, name, group }: AlbumProjectDoc, locale: Locale): Album["project"] {
  if (typeof group !== "object" || group === null) return null;
  return { id, slug: group.slug, name: inLocale(name, locale), locale: servedIn(locale, name) };
}

/** Nothing where the picture has since been deleted. */
export function photoOf(photo: PhotoDoc, picture: MediaDoc | undefined, locale: Locale): Photo[] {
  return filesOf(picture, locale).map((file) => ({
    ...file,
    caption: optionalInLocale(photo.caption, locale) ?? file.caption,
    place: optionalInLocale(photo.place, locale),
    credit: optionalInLocale(photo.credit, locale),
    taken_at: photo.takenOn ? calendarDate(new Date(photo.takenOn), locale) : null,
  }));
}

import type { Locale } from "@setu/contract/locale";
import type { SearchItem, SearchKind } from "@setu/contract/search/results";
import type { Payload } from "payload";
import type { CollectionName } from "../model/item.ts";
import type { SearchedFile } from "../platform/files/documents/text/searched-files.ts";

type Text = string | null | undefined;

/** An item's texts in one language, by how much their words tell about the item. */
export interface SearchTexts {
  title: string;
  /** Other names: a number, a client, a place, a sector. */
  names?: readonly Text[];
  /** Words by which visitors look for it although its page does not contain them: a result never shows them. */
  lookedUpBy?: readonly Text[];
  /** A summary of a line or two. */
  summary?: Text;
  /** All other text that visitors can read. */
  body?: readonly Text[];
  /** The language in which it could be served. */
  served: Locale;
}

/** An item with a page of its own, with the text that visitors may read. */
export interface SearchDocument {
  /** The collection and the id: "news/12". */
  name: string;
  kind: SearchKind;
  /** Its page, a path of the English tree. */
  path: string;
  /** The item's date, as an ISO 8601 instant. */
  date?: Text;
  details?: Record<Locale, SearchItem["details"]>;
  /** The closing date, as an instant. Closed items rank below open ones. */
  closes?: Text;
  /** The instant at which something in it expires: from then on it is not found until it is read again. */
  until?: Text;
  /** The names of other items that its texts mention: "people/3". */
  uses?: readonly string[];
  /** Of an item of a `VersionedSource`. */
  version?: string | undefined;
  /** Its documents: each page is a search result of its own. */
  files?: readonly SearchedFile[];
  texts: Record<Locale, SearchTexts>;
}

/** A collection whose items visitors can search. */
export interface SearchSource {
  collection: CollectionName;
  /** Reads those of the items that visitors may read, as the operations show them. */
  read(payload: Payload, ids: readonly number[]): Promise<SearchDocument[]>;
}

/**
 * A collection with a revision of its own, so that its changes make no other page stale. The versions of its items are compared with those
 * in the index, and only what has changed is read again.
 */
export interface VersionedSource extends SearchSource {
  revision(payload: Payload): Promise<number>;
  /** The versions of all public items, or of those with these ids. They change with everything that a result shows or is found by. */
  versions(payload: Payload, ids?: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** The items that have changed after one of its own revisions. */
  changedSince(payload: Payload, revision: number): Promise<number[]>;
}

/** A few pages that are all read again after each publish. */
export interface WholeSource {
  /** The first part of its documents' names. */
  name: string;
  read(payload: Payload): Promise<SearchDocument[]>;
}

/** The editors' texts on a page with a fixed title, as visitors read them. */
export interface PageTexts {
  body: Record<Locale, readonly Text[]>;
  /** The instant from which something in it is no longer true. */
  until?: Text;
}

/** All sources of the search. */
export interface Searched {
  items: readonly SearchSource[];
  whole: readonly WholeSource[];
  versioned: readonly VersionedSource[];
  /** The revisions of the content and of the versioned sources, by their collections: read at once, since each search asks for them. */
  revisions(payload: Payload): Promise<{ content: number; own: Record<string, number> }>;
}

/** Makes an item's texts in both languages. */
export const inBoth = <Texts = SearchTexts>(textsIn: (locale: Locale) => Texts): Record<Locale, Texts> => ({
  en: textsIn("en"),
  ne: textsIn("ne"),
});

/** The names of related items, given as items or as ids. */
export const namesOf = (collection: CollectionName, related: unknown): string[] =>
  [related].flat().flatMap((one) => {
    const id = typeof one === "object" && one !== null ? (one as { id?: unknown }).id : one;
    return typeof id === "number" ? [`${collection}/${id}`] : [];
  });

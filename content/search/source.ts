import type { Locale } from "@setu/contract/locale";
import type { SearchKind } from "@setu/contract/search/results";
import type { Payload } from "payload";
import type { CollectionName } from "../model/item.ts";
import type { SearchedFile } from "../platform/files/documents/text/searched-files.ts";

type Text = string | null | undefined;

/** What an item says in one language, by how much a word of it tells about the item. */
export interface SearchTexts {
  title: string;
  /** Other names: a number, a client, a place, a sector. */
  names?: readonly Text[];
  /** A line or two about it. */
  summary?: Text;
  /** Everything else, as visitors read it. */
  body?: readonly Text[];
  /** The language in which it could be served. */
  served: Locale;
}

/** Something with a page of its own, as visitors may read it. */
export interface SearchDocument {
  /** The collection and the id: "news/12". */
  name: string;
  kind: SearchKind;
  /** Its page, a path of the English tree. */
  path: string;
  /** An instant, ISO 8601. */
  date?: Text;
  /** Until when it takes answers: an instant. What is closed comes after what is open. */
  closes?: Text;
  /** From when on it must be read again, since something in it expires: an instant. Then it is not found. */
  until?: Text;
  /** Other items that its texts name: "people/3". */
  uses?: readonly string[];
  /** Its documents: each page is found by itself. */
  files?: readonly SearchedFile[];
  texts: Record<Locale, SearchTexts>;
}

/** Items of a collection that visitors search: each noun's entry. */
export interface SearchSource {
  collection: CollectionName;
  /** Those among these items that visitors may read, as the operations read them. */
  read(payload: Payload, ids: readonly number[]): Promise<SearchDocument[]>;
}

/** A few pages that are read whole after each publish. */
export interface WholeSource {
  /** The first part of its documents' names. */
  name: string;
  read(payload: Payload): Promise<SearchDocument[]>;
}

/** Everything that is searched. */
export interface Searched {
  items: readonly SearchSource[];
  whole: readonly WholeSource[];
}

/** An item's texts in both languages. */
export const inBoth = (textsIn: (locale: Locale) => SearchTexts): Record<Locale, SearchTexts> => ({
  en: textsIn("en"),
  ne: textsIn("ne"),
});

/** The names of related items, whether they were read or are only known by their ids. */
export const namesOf = (collection: CollectionName, related: unknown): string[] =>
  [related].flat().flatMap((one) => {
    const id = typeof one === "object" && one !== null ? (one as { id?: unknown }).id : one;
    return typeof id === "number" ? [`${collection}/${id}`] : [];
  });

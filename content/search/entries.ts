import { type Locale, locales } from "@setu/contract/locale";
import type { SearchedFile } from "../platform/files/documents/text/searched-files.ts";
import type { TextPart } from "../platform/search/searched-text.ts";
import type { SearchDocument, SearchTexts } from "./source.ts";
import { kindWords } from "./words.ts";

/** An item's title, and the language in which it could be served. */
export interface Title {
  name: string;
  served: Locale;
}

/** A separate search result: an item, or a page of one of its documents. */
export interface Entry {
  /** The document's page; null for the item itself. */
  page: number | null;
  path: string;
  titles: Record<Locale, Title>;
  parts: TextPart[];
  texts: Record<Locale, Quotable>;
}

/** The texts of an item that a result can quote. */
export interface Quotable {
  text: string;
  /** Its other names, such as its client, place or sector, with " · " between them. */
  names: string;
}

const nothing: Quotable = { text: "", names: "" };

/** The entries of an item: itself, and then the pages of its documents. */
export const entriesOf = (document: SearchDocument): Entry[] => [
  {
    page: null,
    path: document.path,
    titles: { en: titleOf(document, "en"), ne: titleOf(document, "ne") },
    parts: partsOf(document),
    texts: { en: quotableOf(document, "en"), ne: quotableOf(document, "ne") },
  },
  ...(document.files ?? []).flatMap((file) => pagesOf(document, file)),
];

function pagesOf({ texts }: SearchDocument, { path, name, language, pages }: SearchedFile): Entry[] {
  const title = (locale: Locale): Title => ({ name: name[locale], served: language });
  const names = new Set(locales.flatMap((locale) => [name[locale], texts[locale].title]));
  return pages.map(({ page, text }) => ({
    page,
    path: `${path}#page=${page}`,
    titles: { en: title("en"), ne: title("ne") },
    parts: [...[...names].map((one): TextPart => [one, "name"]), [text, "text"]],
    texts: { en: nothing, ne: nothing, [language]: { text, names: "" } },
  }));
}

/** An item's texts, each once: a text that falls back to the other language would count twice. */
function partsOf({ kind, texts }: SearchDocument): TextPart[] {
  const parts = locales.flatMap((locale): TextPart[] => {
    const { title, names = [], lookedUpBy = [], summary, body = [] } = texts[locale];
    return [
      [title, "title"],
      ...[...names, ...lookedUpBy].map((name): TextPart => [name, "name"]),
      [summary, "summary"],
      ...body.map((text): TextPart => [text, "text"]),
      [kind === "page" ? "" : kindWords[kind][locale], "summary"],
    ];
  });
  return [...new Map(parts.map((part) => [`${part[1]} ${part[0]}`, part])).values()];
}

const titleOf = ({ texts }: SearchDocument, locale: Locale): Title => ({
  name: texts[locale].title,
  served: texts[locale].served,
});

const quotableOf = ({ texts }: SearchDocument, locale: Locale): Quotable => ({
  text: textOf(texts[locale]),
  names: (texts[locale].names ?? []).filter(Boolean).join(" · "),
});

function textOf({ summary, body = [] }: SearchTexts): string {
  const lines = [summary, ...body].flatMap((text) => text?.split("\n") ?? []).map((line) => line.trim());
  // List items end without a full stop, so a separator is added.
  return lines
    .filter(Boolean)
    .map((line) => (/[.!?:।]$/.test(line) ? line : `${line} ·`))
    .join(" ")
    .replace(/ ·$/, "");
}

import { type Locale, locales } from "@setu/contract/locale";
import type { DocumentFile } from "@setu/contract/shapes/document-file";
import type { Payload } from "payload";
import { languageOf } from "../../../reading/language-of.ts";
import { type PageText, textsOf } from "./document-texts.ts";

/** A document that visitors may download, with the text of its pages. */
export interface SearchedFile {
  path: string;
  name: Record<Locale, string>;
  /** The language of its pages: the one that an editor chose, or else that of most letters. */
  language: Locale;
  pages: readonly PageText[];
}

/** An item's documents that have a text. `filesIn` returns all that visitors may download, in a language. */
export async function searchedFiles(
  payload: Payload,
  filesIn: (locale: Locale) => readonly (DocumentFile | null)[],
): Promise<SearchedFile[]> {
  const [files, inNepali] = locales.map((locale) => filesIn(locale).filter((file) => file !== null)) as [
    DocumentFile[],
    DocumentFile[],
  ];
  const texts = await textsOf(
    payload,
    files.map(({ id }) => id),
  );
  return files.flatMap(({ id, location, name, language }) => {
    const pages = texts.get(id);
    if (!pages) return [];
    const nepali = inNepali.find((file) => file.id === id)?.name ?? name;
    return [{ path: location, name: { en: name, ne: nepali }, language: language ?? languageOfPages(pages), pages }];
  });
}

const languageOfPages = (pages: readonly PageText[]): Locale =>
  languageOf(pages.map(({ text }) => text).join("")) ?? "en";

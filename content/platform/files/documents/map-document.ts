import type { DocumentFile } from "@setu/contract/document-file";
import type { Locale } from "@setu/contract/locale";
import { inLocale, type Localized, servedIn } from "../../reading/localized.ts";
import { sizeText } from "../../text/size-text.ts";
import { filesOf } from "../pictures/map-picture.ts";

/** A row of the documents collection, read in all languages, with its cover one step away. */
interface DocumentDoc {
  id: number;
  name: Localized;
  filename: string;
  mimeType: string;
  filesize: number;
  pages?: number | null;
  language?: Locale | null;
  sha256: string;
  cover?: unknown;
  updatedAt: string;
}

const documentOf = (doc: DocumentDoc, locale: Locale): DocumentFile => ({
  id: doc.id,
  // `?v=` changes with the title too, which is the name of a visitor's copy: so it may be cached for ever.
  location: `/documents/${encodeURIComponent(doc.filename)}?v=${Date.parse(doc.updatedAt).toString(36)}`,
  name: inLocale(doc.name, locale),
  mime: doc.mimeType,
  size: doc.filesize,
  size_text: sizeText(doc.filesize, locale),
  pages: doc.pages ?? null,
  language: doc.language ?? null,
  sha256: doc.sha256,
  cover: filesOf(doc.cover, locale)[0] ?? null,
  locale: servedIn(locale, doc.name),
});

/** What a visitor may not have, or an editor has deleted, comes as an id or null: it is left out. */
export const documentsOf = (docs: unknown, locale: Locale): DocumentFile[] =>
  (Array.isArray(docs) ? docs : [docs])
    .filter((doc): doc is DocumentDoc => typeof doc === "object" && doc !== null)
    .map((doc) => documentOf(doc, locale));

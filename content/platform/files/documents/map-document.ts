import type { Locale } from "@setu/contract/locale";
import type { DocumentFile } from "@setu/contract/shapes/document-file";
import { sizeText } from "@setu/contract/text/size-text";
import type { Item } from "../../../model/item.ts";
import { isRead } from "../../reading/is-read.ts";
import { inLocale, servedIn } from "../../reading/localized.ts";
import { filesOf } from "../pictures/map-picture.ts";

/** A document as stored: an accepted one has all facts that are read from its bytes. */
export type DocumentDoc = Item<"documents"> & { filename: string; mimeType: string; filesize: number; sha256: string };
/** The value of a field that refers to documents. */
type Documents = Related | readonly Related[];
type Related = Item<"documents"> | number | null | undefined;

const documentOf = (doc: DocumentDoc, locale: Locale): DocumentFile => ({
  id: doc.id,
  // `?v=` changes with the bytes and with the title, which names a visitor's copy, so the answer may be cached for ever.
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

/** The documents as the API shows them. Unreleased and deleted ones, which are read as an id or null, are left out. */
export const documentsOf = (docs: Documents, locale: Locale): DocumentFile[] =>
  [docs].flat().flatMap((doc) => (isRead(doc) ? [documentOf(doc as DocumentDoc, locale)] : []));

import type { Locale } from "@setu/contract/locale";
import type { DocumentFile } from "@setu/contract/shapes/document-file";
import { sizeText } from "@setu/contract/text/size-text";
import type { Item } from "../../../model/item.ts";
import { isRead } from "../../reading/is-read.ts";
import { inLocale, servedIn } from "../../reading/localized.ts";
import { filesOf } from "../pictures/map-picture.ts";

/** A document as it is stored: one that was taken has all that its bytes say. */
export type DocumentDoc = Item<"documents"> & { filename: string; mimeType: string; filesize: number; sha256: string };
/** As fields refer to documents. */
type Documents = Related | readonly Related[];
type Related = Item<"documents"> | number | null | undefined;

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
export const documentsOf = (docs: Documents, locale: Locale): DocumentFile[] =>
  [docs].flat().flatMap((doc) => (isRead(doc) ? [documentOf(doc as DocumentDoc, locale)] : []));

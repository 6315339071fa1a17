import { type Locale, otherLocale } from "@setu/contract/locale";
import type { List, RichText } from "@setu/contract/shapes/rich-text";
import type { Localized } from "../reading/localized.ts";
import { isFields, treeOf } from "./lexical-tree.ts";
import { blocksOf } from "./rich-text-blocks.ts";
import { plainInline } from "./rich-text-inline.ts";

/**
 * The rich text in one language. The value has all languages: it is the editor's stored state, by language. Its type is
 * unknown on purpose: only what the allow-list contains comes out of it (safety, T8).
 */
const inOneLanguage = (value: unknown, locale: Locale): RichText =>
  isFields(value) ? blocksOf(treeOf(value[locale]), locale) : [];

/** The text in the requested language, or in the other, or no blocks. Pictures need a depth of 1. */
export function richTextOf(value: unknown, locale: Locale): RichText {
  const asked = inOneLanguage(value, locale);
  return asked.length > 0 ? asked : inOneLanguage(value, otherLocale(locale));
}

/** Whether a rich text has content in exactly this language. */
export const hasRichText = (value: unknown, locale: Locale): boolean => inOneLanguage(value, locale).length > 0;

/** A rich text's languages in the form that `servedIn` takes: `servedIn(locale, doc.name, languagesOf(doc.body))`. */
export const languagesOf = (value: unknown): Localized => ({
  en: hasRichText(value, "en") ? "en" : null,
  ne: hasRichText(value, "ne") ? "ne" : null,
});

/** The plain text, a line for each block, for excerpts and for search. */
export const plainTextOf = (richText: RichText): string => richText.flatMap(linesOf).join("\n");

function linesOf(block: RichText[number]): string[] {
  switch (block.type) {
    case "rule":
    case "picture":
      return [];
    case "list":
      return listLines(block);
    case "table":
      return block.rows.map((row) => row.map(plainInline).filter(Boolean).join(" · "));
    default:
      return [plainInline(block.children)];
  }
}

const listLines = ({ items }: List): string[] =>
  items.flatMap(({ children, list }) => [plainInline(children), ...(list ? listLines(list) : [])]);

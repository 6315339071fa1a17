import type { Locale } from "@setu/contract/locale";
import { treeOf } from "./lexical-tree.ts";
import { plainTextOf } from "./rich-text.ts";
import { blocksOf } from "./rich-text-blocks.ts";

/** The plain text of a rich text as a database returns it: JSON, as a text or parsed. */
export function storedText(stored: unknown, locale: Locale): string {
  if (stored === null || stored === undefined || stored === "") return "";
  return plainTextOf(blocksOf(treeOf(typeof stored === "string" ? JSON.parse(stored) : stored), locale));
}

import type { Locale } from "@setu/contract/locale";
import { loadChunk } from "../chunks/load-chunk.ts";
import type { Texts } from "./texts.ts";

/** Only the page's language is sent to the browser. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  if (locale === "ne") return (await loadChunk(() => import("./ne.ts"))).ne;
  return (await loadChunk(() => import("./en.ts"))).en;
}

/** The build's names of the chunks above, for the server to preload. */
export const textModules: Record<Locale, string> = { en: "app/i18n/en.ts", ne: "app/i18n/ne.ts" };

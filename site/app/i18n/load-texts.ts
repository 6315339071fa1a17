import type { Locale } from "@setu/contract/locale";
import type { Texts } from "./texts.ts";

/** Only the language of the page travels to the browser. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  return locale === "ne" ? (await import("./ne.ts")).ne : (await import("./en.ts")).en;
}

/** The build's names of the chunks above, for the server to preload. */
export const textModules: Record<Locale, string> = { en: "app/i18n/en.ts", ne: "app/i18n/ne.ts" };

import type { Locale } from "@setu/contract/locale";
import { createContext } from "react";
import { useProvided } from "../use-provided.ts";
import type { en } from "./en.ts";

/** The texts of the interface; texts that an editor may want to change are content, and not here. */
export type Texts = typeof en;

export interface Country {
  /** The English name in both languages: the value that is sent. */
  value: string;
  label: string;
}

interface Language {
  locale: Locale;
  texts: Texts;
  /** The countries in this page's form; empty on a page without the form. */
  countries: Country[];
}

export const LanguageContext = createContext<Language | undefined>(undefined);

export const useLanguage = (): Language => useProvided(LanguageContext);

/**
 * Returns the texts of the whole interface. Beside a page's own texts, which are called `texts`, they are called `common`; texts that
 * the pages of a noun share have its name.
 */
export const useTexts = (): Texts => useLanguage().texts;

/** The texts of one page, both languages side by side: they are sent with that page only. */
export type PageTexts<Words> = Record<Locale, Words>;

export const usePageTexts = <Words>(texts: PageTexts<Words>): Words => texts[useLanguage().locale];

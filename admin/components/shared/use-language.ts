"use client";

import { useTranslation } from "@payloadcms/ui";
import { type Language, languageOf } from "./language.ts";

/** The language of the screen. */
export const useLanguage = (): Language => languageOf(useTranslation().i18n);

/** The texts of a `words.ts` in the language of the screen. */
export const useTexts = <Texts>(words: Record<Language, Texts>): Texts => words[useLanguage()];

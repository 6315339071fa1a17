import type { LegalKind } from "@setu/contract/legal";
import type { Locale } from "@setu/contract/locale";
import { label } from "../platform/fields/label.ts";

type Words = Record<Locale, string>;

export const kindWords: Record<LegalKind, Words> = {
  privacy: label("Privacy policy", "गोपनीयता नीति"),
  terms: label("Terms and conditions", "नियम तथा सर्तहरू"),
};

export const languageWords: Record<Locale, Words> = {
  en: label("English", "अङ्ग्रेजी"),
  ne: label("Nepali", "नेपाली"),
};

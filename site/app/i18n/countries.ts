import type { Locale } from "@setu/contract/locale";
import { useContext, useEffect, useState } from "react";
import { loadChunk } from "../chunks/load-chunk.ts";
import { type Country, LanguageContext } from "./texts.ts";

/** Most people who write to the firm live here. */
const home = "Nepal";

/** Returns the about 240 names for the contact form (specification, section 5): Nepal, then the others in the language's order. */
export async function loadCountries(locale: Locale): Promise<Country[]> {
  const { default: countries } = await loadChunk(() => import("@setu/contract/countries.json"));
  return countries
    .map(({ en, ne }) => ({ value: en, label: locale === "ne" ? ne : en }))
    .sort((a, b) => Number(b.value === home) - Number(a.value === home) || a.label.localeCompare(b.label, locale));
}

/** Returns the countries that the server wrote into this page's form, so that the list is not sent twice. */
export const countriesInPage = (): Country[] =>
  [...document.querySelectorAll<HTMLOptionElement>('select[name="country"] option:not([value=""])')].map(
    ({ value, label }) => ({ value, label }),
  );

/** Returns the countries: at once on a page that came with the form, otherwise when they have loaded. */
export function useCountries(): Country[] {
  const { locale, countries: inPage = [] } = useContext(LanguageContext) ?? {};
  const [countries, setCountries] = useState(inPage);
  const missing = countries.length === 0;
  useEffect(() => {
    if (missing && locale) loadCountries(locale).then(setCountries, (error) => console.error(error));
  }, [missing, locale]);
  return countries;
}

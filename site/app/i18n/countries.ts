import type { Locale } from "@setu/contract/locale";
import { useContext, useEffect, useState } from "react";
import { loadChunk } from "../chunks/load-chunk.ts";
import { type Country, LanguageContext } from "./texts.ts";

/** Most of those who write live here. */
const home = "Nepal";

/** The about 240 names of the contact form (specification, section 5): Nepal, then the others in the order of the language. */
export async function loadCountries(locale: Locale): Promise<Country[]> {
  const { default: countries } = await loadChunk(() => import("@setu/contract/countries.json"));
  return countries
    .map(({ en, ne }) => ({ value: en, label: locale === "ne" ? ne : en }))
    .sort((a, b) => Number(b.value === home) - Number(a.value === home) || a.label.localeCompare(b.label, locale));
}

/** The countries that the server wrote into the form of this page, so that the list is not sent twice. */
export const countriesInPage = (): Country[] =>
  [...document.querySelectorAll<HTMLOptionElement>('select[name="country"] option:not([value=""])')].map(
    ({ value, label }) => ({ value, label }),
  );

/** At once on a page that came with the form, else when they are there. */
export function useCountries(): Country[] {
  const { locale, countries: inPage = [] } = useContext(LanguageContext) ?? {};
  const [countries, setCountries] = useState(inPage);
  const missing = countries.length === 0;
  useEffect(() => {
    if (missing && locale) loadCountries(locale).then(setCountries, (error) => console.error(error));
  }, [missing, locale]);
  return countries;
}

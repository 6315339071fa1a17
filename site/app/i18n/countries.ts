import type { Locale } from "@setu/contract/locale";
import { useContext, useEffect, useState } from "react";
import { loadChunk } from "../chunks/load-chunk.ts";
import { type Country, LanguageContext } from "./texts.ts";

/** The about 240 names of the contact form (specification, section 5), in the order of the language. */
export async function loadCountries(locale: Locale): Promise<Country[]> {
  const { default: countries } = await loadChunk(() => import("@setu/contract/countries.json"));
  if (locale === "en") return countries.map(({ en }) => ({ value: en, label: en }));
  return countries.map(({ en, ne }) => ({ value: en, label: ne })).sort((a, b) => a.label.localeCompare(b.label, "ne"));
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

import type { Locale } from "@setu/contract/locale";
import { type RefObject, useContext, useEffect, useState } from "react";
import { loadChunk } from "../chunks/load-chunk.ts";
import { whenNear } from "../when-near.ts";
import { type Country, LanguageContext } from "./texts.ts";

/** Most people who write to the firm live here. */
const home = "Nepal";
/** The home page's form has only these until the visitor comes near it: the names of all countries are a fifth of its bytes. */
const nearby = [home, "Bangladesh", "Bhutan", "China", "India"];

/** Returns the about 240 names for the contact form (specification, section 5): Nepal, then the others in the language's order. */
export async function loadCountries(locale: Locale): Promise<Country[]> {
  const { default: countries } = await loadChunk(() => import("@setu/contract/countries.json"));
  return countries
    .map(({ en, ne }) => ({ value: en, label: locale === "ne" ? ne : en }))
    .sort((a, b) => Number(b.value === home) - Number(a.value === home) || a.label.localeCompare(b.label, locale));
}

/** Returns the countries that the home page has from the beginning. */
export const nearbyOf = (countries: Country[]): Country[] => countries.filter(({ value }) => nearby.includes(value));

/** Returns the countries that the server wrote into this page's form, so that the list is not sent twice. */
export const countriesInPage = (): Country[] =>
  [...document.querySelectorAll<HTMLOptionElement>('select[name="country"] option:not([value=""])')].map(
    ({ value, label }) => ({ value, label }),
  );

/**
 * Returns the countries, and whether these are all of them: at once on a page that came with all, otherwise when they have loaded. With `list`,
 * they load when the visitor is less than a window's height away from it.
 */
export function useCountries(list?: RefObject<Element | null>): { countries: Country[]; areAll: boolean } {
  const { locale, countries: inPage = [] } = useContext(LanguageContext) ?? {};
  const [countries, setCountries] = useState(inPage);
  const areAll = countries.length > nearby.length;
  useEffect(() => {
    if (areAll || !locale) return;
    const load = () => void loadCountries(locale).then(setCountries, console.error);
    if (!list?.current) return load();
    return whenNear(list.current, "100%", load);
  }, [areAll, locale, list]);
  return { countries, areAll };
}

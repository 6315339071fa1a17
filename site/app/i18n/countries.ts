import countriesFile from "@setu/contract/countries.json?url";
import type { Locale } from "@setu/contract/locale";
import { type RefObject, useEffect, useState } from "react";
import { pause, pauseMs } from "../api/pause.ts";
import { whenNear } from "../when-near.ts";
import { type Country, useLanguage } from "./texts.ts";

/** Most people who write to the firm live here. */
const home = "Nepal";
/** The home page's form has only these until the visitor comes near it: the names of all countries are a fifth of its bytes. */
const nearby = [home, "Bangladesh", "Bhutan", "China", "India"];

/**
 * A separate file instead of a script, so that the worker can keep it for a page that has not needed it yet
 * (`offline/keep-pages.ts`).
 */
async function readCountries(): Promise<{ en: string; ne: string }[]> {
  if (import.meta.env.SSR) return (await import("@setu/contract/countries.json")).default;
  const answer = await fetch(countriesFile);
  if (!answer.ok) throw new Error(`No list of countries: ${answer.status}`);
  return answer.json();
}

/** Returns the about 240 names for the contact form (specification, section 5): Nepal, then the others in the language's order. */
export async function loadCountries(locale: Locale): Promise<Country[]> {
  const countries = await readCountries();
  return countries
    .map(({ en, ne }) => ({ value: en, label: { en, ne }[locale] }))
    .sort((a, b) => Number(b.value === home) - Number(a.value === home) || a.label.localeCompare(b.label, locale));
}

/** Returns the countries that the home page has from the beginning. */
export const nearbyOf = (countries: Country[]): Country[] => countries.filter(({ value }) => nearby.includes(value));

/** Returns the countries that the server wrote into this page's form, so that the list is not sent twice. */
export const countriesInPage = (): Country[] =>
  [...document.querySelectorAll<HTMLOptionElement>('select[autocomplete="country-name"] option:not([value=""])')].map(
    ({ value, label }) => ({ value, label }),
  );

/**
 * Selects a country in a list that may not have it yet: then it gets an option of its own, until the whole list has
 * loaded.
 */
export function selectCountry(list: HTMLSelectElement, country: string): void {
  list.value = country;
  if (list.value === country) return;
  const brought = new Option(country, country, false, true);
  brought.dataset["brought"] = "";
  list.add(brought);
}

/**
 * Returns the countries for a list, and whether these are all of them: at once on a page that came with all, otherwise when they have loaded.
 * With `onlyNear`, they load when the visitor is less than a window's height away from the list.
 */
export function useCountries(
  list: RefObject<HTMLSelectElement | null>,
  onlyNear = false,
): { countries: Country[]; areAll: boolean } {
  const { locale, countries: inPage } = useLanguage();
  const [countries, setCountries] = useState(inPage);
  const areAll = countries.length > nearby.length;
  useEffect(() => {
    if (areAll) return;
    const ending = new AbortController();
    const { signal } = ending;
    const load = (failures = 0) =>
      void loadCountries(locale).then(setCountries, (error) => {
        console.error(error);
        // The pause rejects only when the list is no longer wanted.
        pause(pauseMs(failures), signal).then(
          () => load(failures + 1),
          () => {},
        );
      });
    if (onlyNear && list.current) signal.addEventListener("abort", whenNear(list.current, "100%", load));
    else load();
    return () => ending.abort();
  }, [areAll, locale, list, onlyNear]);
  useEffect(() => {
    // The list now has the country itself.
    const brought = areAll && list.current?.querySelector("[data-brought]");
    if (!brought || !list.current) return;
    const { value } = list.current;
    brought.remove();
    list.current.value = value;
  }, [areAll, list]);
  return { countries, areAll };
}

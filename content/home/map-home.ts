import type * as contract from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import type { GlobalItem, RowOf } from "../model/item.ts";
import { tallFilesOf } from "../platform/files/pictures/map-picture.ts";
import { inLocale, type Localized, optionalInLocale, servedIn } from "../platform/reading/localized.ts";

/** Pure mappings of stored documents onto the contract, one for each part of the home page. */

export function slideOf(slide: RowOf<GlobalItem<"home-page">["sliders"]>, locale: Locale): contract.Slide {
  const label = inLocale(slide.actionLabel, locale);
  return {
    name: inLocale(slide.name, locale),
    description: optionalInLocale(slide.description, locale),
    caption: optionalInLocale(slide.caption, locale),
    action: label && slide.actionHref ? { label, href: slide.actionHref } : null,
    locale: servedIn(locale, slide.name, slide.description, slide.actionLabel),
    files: tallFilesOf(slide.picture, locale),
  };
}

export const statisticOf = (figure: { value: Localized; label: Localized }, locale: Locale): contract.Statistic => ({
  value: inLocale(figure.value, locale),
  label: inLocale(figure.label, locale),
  locale: servedIn(locale, figure.value, figure.label),
});

const foreignPageOf = (address: string | null | undefined): contract.ContactMap["embed"] => {
  const url = address ? URL.parse(address) : null;
  return url?.protocol === "https:" ? { address: url.href, host: url.host } : null;
};

export const contactMapOf = (map: GlobalItem<"home-page">["contactMap"]): contract.ContactMap => ({
  link: foreignPageOf(map?.link),
  embed: foreignPageOf(map?.embed),
});

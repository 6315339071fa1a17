import type * as contract from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import type { Item } from "../model/item.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";

export type OfficeDoc = Item<"offices", "id" | "name" | "address" | "lat" | "lng" | "phone" | "hours" | "headOffice">;

/** An office with its place on the map. */
export const locationOf = (office: OfficeDoc, locale: Locale): contract.Location => ({
  id: office.id,
  name: inLocale(office.name, locale),
  address: inLocale(office.address, locale),
  lat: office.lat,
  lng: office.lng,
  phone: office.phone ?? null,
  hours: optionalInLocale(office.hours, locale),
  head_office: office.headOffice === true,
  locale: servedIn(locale, office.name, office.address),
});

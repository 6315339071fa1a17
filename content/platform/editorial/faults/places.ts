import { type Locale, otherLocale } from "@setu/contract/locale";
import type { CollectionSlug, Payload } from "payload";
import type { Place } from "./schedules.ts";

type Words = Record<Locale, string>;

/** The name of a place, in both languages, and its address in the back office. */
export async function nameOf(payload: Payload, place: Place): Promise<{ name: Words; path: string }> {
  const { collections, globals } = payload.config;
  if ("global" in place) {
    const words = globals.find(({ slug }) => slug === place.global)?.label as Partial<Words> | undefined;
    return { name: both(words, place.global), path: `/admin/globals/${place.global}` };
  }
  const config = collections.find(({ slug }) => slug === place.collection);
  const title = config?.admin.useAsTitle ?? "id";
  const found = await payload.findByID({
    collection: place.collection as CollectionSlug,
    id: place.item,
    locale: "all",
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  const value = (found as Record<string, unknown> | null)?.[title];
  const words = typeof value === "string" ? { en: value, ne: value } : (value as Partial<Words> | undefined);
  return { name: both(words, place.item), path: `/admin/collections/${place.collection}/${place.item}` };
}

const both = (words: Partial<Words> | null | undefined, instead: string): Words => {
  const one = (locale: Locale) => words?.[locale] || words?.[otherLocale(locale)] || instead;
  return { en: one("en"), ne: one("ne") };
};

/** Whether the place exists and can be scheduled. */
export const isScheduled = (payload: Payload, place: Place): boolean => {
  const { collections, globals } = payload.config;
  const slug = "global" in place ? place.global : place.collection;
  const configs = "global" in place ? globals : collections;
  return configs.some((config) => config.slug === slug && config.versions && config.versions.drafts);
};

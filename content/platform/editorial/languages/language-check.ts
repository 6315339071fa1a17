import { type Locale, otherLocale } from "@setu/contract/locale";
import {
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type JsonObject,
  type PayloadRequest,
  type Validate,
  ValidationError,
} from "payload";
import { type Saved, waived } from "../../fields/waivers.ts";
import { storedGlobal, storedItem } from "../stored-item.ts";
import { hasText } from "./has-text.ts";
import { checkGlobalRows, checkItemRows, inOneLanguage } from "./one-language.ts";
import { type TextPlace, textPlaces, type Values } from "./text-fields.ts";

const languages = { en: { en: "English", ne: "अङ्ग्रेजी" }, ne: { en: "Nepali", ne: "नेपाली" } };

interface Save {
  req: PayloadRequest;
  saved: Saved;
  fields: FlattenedField[];
  /** The values to save, in the language of the request. */
  data: Values;
  /** The stored values, in all languages. */
  stored: Values;
}

const textOf = ({ field, row }: TextPlace): unknown => row[field.name];
const storedText = ({ field, stored }: TextPlace, locale: Locale): unknown =>
  (stored[field.name] as Partial<Record<Locale, unknown>> | null | undefined)?.[locale];

const isShown =
  (data: Values) =>
  (field: FlattenedField, row: Values): boolean =>
    !("admin" in field && field.admin && "condition" in field.admin && field.admin.condition) ||
    // Our own checks only use the item and the row.
    field.admin.condition(data, row, {} as never);

/** The faults that the fields' checks find in the stored texts of a language. */
async function faultsIn(locale: Locale, places: TextPlace[], { req, saved, data }: Save) {
  const faults: { label: Record<Locale, string>; message: string; path: string }[] = [];
  for (const place of places) {
    const { field, path, row } = place;
    const { validate, label } = field as { validate?: Validate; label?: Record<Locale, string> };
    const message = await validate?.(storedText(place, locale), {
      ...field,
      id: saved.id,
      collectionSlug: saved.slug,
      data,
      siblingData: row,
      event: "submit",
      operation: "update",
      path: path.split("."),
      preferences: { fields: {} },
      req,
    } as never);
    if (typeof message !== "string") continue;
    const named = (language: Locale) => `${label?.[language] ?? field.name} (${languages[locale][language]})`;
    faults.push({ label: { en: named("en"), ne: named("ne") }, message, path });
  }
  return faults;
}

/**
 * Requires an item to be complete in one of its languages. A save in one language must have all its required texts; a save
 * without texts, such as a schedule's or a list's, only needs the other language to have them.
 */
async function checkLanguages(save: Save): Promise<void> {
  const { req, saved, data, stored, fields } = save;
  waived.set(req, saved, false);
  // When one language is published on its own, it is the one that must be complete.
  if (inOneLanguage.has(req, saved)) return;
  const { locale } = req;
  if (locale !== "en" && locale !== "ne") return;
  const other = otherLocale(locale);
  const places = textPlaces(fields, data, stored, isShown(data));
  const isWritten = (place: TextPlace) =>
    hasText(textOf(place)) && JSON.stringify(textOf(place)) !== JSON.stringify(storedText(place, locale));
  if (places.some(isWritten)) return;
  const faults = await faultsIn(other, places, save);
  waived.set(req, saved, faults.length === 0);
  const isOtherAlone =
    !places.some((place) => hasText(textOf(place))) && places.some((place) => hasText(storedText(place, other)));
  if (faults.length > 0 && isOtherAlone && data["_status"] === "published") {
    const { slug, id } = saved;
    const place = slug !== undefined && id !== undefined && { collection: slug, id };
    throw new ValidationError({ ...place, errors: faults, req }, req.t);
  }
}

/** Restored versions, with every language, by the request's context: Payload does not pass them to its hooks. */
const restored = new WeakMap<object, JsonObject>();
export const noteRestored = (req: PayloadRequest, version: JsonObject): unknown => restored.set(req.context, version);

export const checkItemLanguages: CollectionBeforeChangeHook = async (change) => {
  const { data, req, collection, operation, originalDoc, context } = change;
  if (operation === "create") return data;
  const id = originalDoc.id as number | string;
  const stored = restored.get(context) ?? (await storedItem(req, collection.slug, id, { draft: true }));
  const saved = { slug: collection.slug, id };
  if (inOneLanguage.has(req, saved)) await checkItemRows(req, collection, id, data);
  await checkLanguages({ req, saved, fields: collection.flattenedFields, data, stored });
  return data;
};

export const checkGlobalLanguages: GlobalBeforeChangeHook = async ({ data, req, global }) => {
  const stored = await storedGlobal(req, global.slug, { draft: true });
  const saved: Saved = {};
  if (inOneLanguage.has(req, saved)) await checkGlobalRows(req, global, data);
  await checkLanguages({ req, saved, fields: global.flattenedFields, data, stored });
  return data;
};

import type { CollectionBeforeOperationHook, FlattenedField, GlobalBeforeOperationHook, PayloadRequest } from "payload";
import { ItemMarks, type Saved } from "../../fields/waivers.ts";
import { hasText } from "./has-text.ts";
import { inOneLanguage } from "./one-language.ts";
import { textPlaces, type Values } from "./text-fields.ts";

const textless = new ItemMarks();

/** Whether a save has no text, as with a schedule, a list or a form of the other language. */
export const isTextless = (req: PayloadRequest, saved: Saved): boolean =>
  textless.has(req, saved) || textless.has(req, { slug: saved.slug });

interface Update {
  data?: Values;
  draft?: boolean;
  id?: number | string;
  publishSpecificLocale?: string;
  unpublishAllLocales?: boolean;
}

/** Lifts all requirements from a withdrawal: no fault in a text may keep a page on the site. */
function withdrawFreely(update: Update): void {
  const isAlone = update.data && Object.keys(update.data).length === 1;
  if (isAlone && update.data?.["_status"] === "draft" && !update.draft) update.unpublishAllLocales = true;
}

function note(req: PayloadRequest, saved: Saved, fields: FlattenedField[], data: Values = {}): void {
  const brought = textPlaces(fields, data, {}).some(({ field, row }) => hasText(row[field.name]));
  textless.set(req, saved, !brought);
}

export const noteItemSave: CollectionBeforeOperationHook = ({ args, operation, collection, req }) => {
  if (operation !== "update" && operation !== "updateByID") return;
  const update = args as Update;
  const saved = { slug: collection.slug, id: update.id };
  note(req, saved, collection.flattenedFields, update.data);
  inOneLanguage.set(req, saved, Boolean(update.publishSpecificLocale));
  withdrawFreely(update);
};

export const noteGlobalSave: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "update") return;
  const update = args as Update;
  inOneLanguage.set(req, {}, Boolean(update.publishSpecificLocale));
  withdrawFreely(update);
};

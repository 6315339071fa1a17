import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  isolateObjectProperty,
  type JsonObject,
  type PayloadRequest,
} from "payload";
import { momentText } from "../../../calendar/moment-text.ts";
import { say } from "../../fields/label.ts";
import { screenLocale } from "../../fields/screen-locale.ts";
import { holdPlace, nameOf, type Place, versionsSince } from "../undo/standing.ts";
import { lastSave } from "./last-save.ts";

/**
 * The item whose form a request sends, and the time of the item that the form was opened with, in ms since 1970. A form sends all
 * of an item's values, those that it shows and does not change included.
 */
const openings = new WeakMap<PayloadRequest, { name: string; at: number }>();

/** Forms send the time along; jobs, seeds and calls that change single fields do not. The item is held before Payload reads it. */
async function noteOpening(req: PayloadRequest, place: Place, values: JsonObject | undefined): Promise<void> {
  const at = Date.parse(String(values?.["updatedAt"]));
  if (req.payloadAPI !== "REST" || !req.user || !(at > 0)) return;
  openings.set(req, { name: nameOf(place), at });
  await holdPlace(req, place);
}

/**
 * Refuses a form when somebody has saved other values since it was opened, which it would overwrite: a lock tells only those who ask,
 * and ends with the next save of anybody.
 * @throws APIError 409 that says who saved it
 */
async function refuseStale(req: PayloadRequest, place: Place): Promise<void> {
  const opening = openings.get(req);
  if (opening?.name !== nameOf(place)) return;
  openings.delete(req);
  const { base, newest } = await versionsSince(req, place, opening.at);
  if (base === null || newest === null || base === newest) return;
  if ((await valuesOf(req, place, base)) === (await valuesOf(req, place, newest))) return;
  const message = await whoSaved(req, place, opening.at);
  // The form keeps what is said about a field, and `admin/components/copies/working-copy.tsx` shows it.
  throw new APIError(message, 409, { errors: [{ path: "updatedAt", message }] }, true);
}

/** Fields that no form writes: they change with publishing, withdrawing and each save, and with the order of a list. */
const unwritten = ["updatedAt", "createdAt", "deletedAt", "_status", "_order", "textChangedAt", "textCheckedAt"];

/** A version's values in the request's language, as JSON. A save in the other language overwrites nothing in this one. */
async function valuesOf(req: PayloadRequest, place: Place, id: number): Promise<string> {
  const asked = {
    id: String(id),
    depth: 0,
    locale: req.locale as "en",
    fallbackLocale: false as const,
    req: isolateObjectProperty(req, ["locale", "fallbackLocale"]),
  };
  const { version } =
    "global" in place
      ? await req.payload.findGlobalVersionByID({ ...asked, slug: place.global as GlobalSlug, overrideAccess: true })
      : await req.payload.findVersionByID({
          ...asked,
          collection: place.collection as CollectionSlug,
          overrideAccess: true,
        });
  const written = Object.entries(version).filter(([name]) => !unwritten.includes(name));
  return JSON.stringify(Object.fromEntries(written), (_, value: unknown) => value ?? undefined);
}

/** Who saved the item since, as a sentence for the staff. */
async function whoSaved(req: PayloadRequest, place: Place, since: number): Promise<string> {
  const [slug, item] = "global" in place ? [place.global, "global"] : [place.collection, String(place.id)];
  const last = await lastSave(req, slug, item);
  const kept = say(
    req,
    "What you typed is kept, but not saved yet.",
    "तपाईंले लेख्नुभएको पाठ राखिएको छ, तर अझै सुरक्षित भएको छैन।",
  );
  if (!last || last.at < since) {
    return `${say(req, "This was changed after you opened it.", "तपाईंले खोल्नुभएपछि यो बदलिएको छ।")} ${kept}`;
  }
  const time = momentText(last.at, screenLocale(req));
  if (last.by === Number(req.user?.id)) {
    const en = `You saved this yourself at ${time}, in another tab or window.`;
    return `${say(req, en, `तपाईं आफैँले ${time} अर्को ट्याब वा विन्डोमा यो सुरक्षित गर्नुभयो।`)} ${kept}`;
  }
  const name = last.name ?? say(req, "A colleague", "एक सहकर्मी");
  const en = `${name} saved this at ${time}, after you opened it.`;
  return `${say(req, en, `तपाईंले खोल्नुभएपछि ${name}ले ${time} यो सुरक्षित गर्नुभयो।`)} ${kept}`;
}

const noteItem: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  const { id, data } = args as { id?: number | string; data?: JsonObject };
  if (operation !== "update" || id === undefined) return;
  await noteOpening(req, { collection: collection.slug, id: Number(id) }, data);
};
/** The copy of the draft beside a version in one language gets the time of its own save, not the one that the form sent. */
const timed = (data: JsonObject): JsonObject => ({ ...data, updatedAt: new Date().toISOString() });

const checkItem: CollectionBeforeChangeHook = async ({ operation, collection, originalDoc, data, req }) => {
  if (operation !== "update") return data;
  await refuseStale(req, { collection: collection.slug, id: Number(originalDoc.id) });
  return timed(data);
};
const noteGlobal: GlobalBeforeOperationHook = async ({ args, operation, global, req }) => {
  if (operation === "update") await noteOpening(req, { global: global.slug }, (args as { data?: JsonObject }).data);
};
const checkGlobal: GlobalBeforeChangeHook = async ({ global, data, req }) => {
  await refuseStale(req, { global: global.slug });
  return timed(data);
};

export const staleSaveHooks = { beforeOperation: noteItem, beforeChange: checkItem };
export const globalStaleSaveHooks = { beforeOperation: noteGlobal, beforeChange: checkGlobal };

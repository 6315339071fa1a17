import type { Endpoint, PayloadRequest } from "payload";
import { z } from "zod";
import { givenId } from "../../access/given-id.ts";
import { refused } from "../../access/refused.ts";
import { answered, incomplete } from "../../access/staff-actions.ts";
import { lastSave } from "./last-save.ts";
import { dropCopies, dropOldest, keepCopy, type Place, readCopies } from "./working-copies.ts";

/** The largest body that is accepted, in bytes. */
const largest = 1_000_000;
/** The deepest nesting of values, which are read and written recursively; our forms are not half as deep. */
const deepest = 200;

const Kept = z.object({
  baseUpdatedAt: z.int().min(0),
  /** Null to drop the copy. */
  fields: z.record(z.string(), z.unknown()).nullable(),
});
const Item = z.union([
  z.literal("new"),
  z.string().regex(/^new-[\w-]{8,40}$/),
  z.string().refine((text) => givenId(text) !== undefined),
]);
const Language = z.enum(["en", "ne"]);

const notAllowed = (req: PayloadRequest) => refused(req, 403, "You may not change this.", "तपाईंले यो बदल्न मिल्दैन।");
const tooLarge = (req: PayloadRequest) =>
  refused(req, 413, "This text is too long to keep here.", "यो पाठ यहाँ राख्न नमिल्ने गरी लामो छ।");

/**
 * The item that a call is about.
 * @throws APIError 403 for a user who may not change it, 404 if it does not exist
 */
async function placeOf(req: PayloadRequest, kind: "collection" | "global"): Promise<Place> {
  const slug = String(req.routeParams?.[kind]);
  if (!req.user) throw notAllowed(req);
  const user = Number(req.user.id);
  if (kind === "global") {
    const global = req.payload.globals.config.find((one) => one.slug === slug);
    if (!global || !(await global.access.update({ req }))) throw notAllowed(req);
    return { user, collection: slug, item: "global" };
  }
  const collection = req.payload.collections[slug as "news"]?.config;
  const item = Item.safeParse(req.routeParams?.["id"]);
  if (!collection) throw notAllowed(req);
  if (!item.success) throw incomplete(req);
  const isNew = item.data.startsWith("new");
  const allowed = isNew
    ? await collection.access.create({ req })
    : await collection.access.update({ req, id: Number(item.data) });
  if (!allowed) throw notAllowed(req);
  if (!isNew) {
    const { totalDocs } = await req.payload.count({
      collection: slug as "news",
      where: { and: [{ id: { equals: Number(item.data) } }, ...(typeof allowed === "object" ? [allowed] : [])] },
      overrideAccess: true,
      req,
    });
    if (totalDocs === 0) throw refused(req, 404, "This item no longer exists.", "यो सामग्री अब छैन।");
  }
  return { user, collection: slug, item: item.data };
}

/** `GET`: the user's unsaved text in this item, and who saved the item last. */
const read = (kind: "collection" | "global", path: string): Endpoint => ({
  path,
  method: "get",
  async handler(req) {
    const place = await placeOf(req, kind);
    const copies = await readCopies(req.payload, place);
    const saved = await lastSave(req, place.collection, place.item);
    return answered({ copies, saved: saved ?? null });
  },
});

/** `POST`: keeps text typed in one language (`?locale=ne`), or drops it; without a language, drops it in all. */
const write = (kind: "collection" | "global", path: string): Endpoint => ({
  path,
  method: "post",
  async handler(req) {
    const place = await placeOf(req, kind);
    if (Number(req.headers.get("content-length") ?? 0) > largest) throw tooLarge(req);
    const text = (await req.text?.()) ?? "";
    if (Buffer.byteLength(text) > largest) throw tooLarge(req);
    const given = Kept.safeParse(parsed(text));
    const locale = Language.safeParse(req.searchParams.get("locale"));
    if (!given.success || place.item === "new") throw incomplete(req);
    const { fields, baseUpdatedAt } = given.data;
    if (fields === null) {
      await dropCopies(req.payload, place, locale.data);
      return answered({ at: null });
    }
    if (!locale.success) throw incomplete(req);
    const at = await keepCopy(req.payload, place, { locale: locale.data, baseUpdatedAt, fields });
    await dropOldest(req.payload, place.user);
    return answered({ at });
  },
});

/** Parses JSON; undefined if it is invalid, or nested more deeply than any form. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    let level = [value];
    for (let depth = 0; level.length > 0; depth += 1) {
      if (depth > deepest) return undefined;
      level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
    }
    return value;
  } catch {
    return undefined;
  }
}

export const collectionCopies = [read("collection", "/:id/working-copy"), write("collection", "/:id/working-copy")];
export const globalCopies = [read("global", "/working-copy"), write("global", "/working-copy")];

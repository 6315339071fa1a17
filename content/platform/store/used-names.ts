import {
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type CollectionSlug,
  isolateObjectProperty,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from "payload";
import { closedToAll } from "../access/rules.ts";
import { say } from "../fields/label.ts";
import { screenLanguages } from "../fields/screen-locale.ts";
import { runSql, sql } from "./sql.ts";

/**
 * Every address and number under which an item was ever public, with the item's id. Such a name is never given to another
 * item, even after the first is deleted. No user sees it.
 */
export const systemNames: CollectionConfig = {
  slug: "system-names",
  admin: { hidden: true },
  access: closedToAll,
  timestamps: false,
  fields: [
    /** The collection, the field and its value: `project-groups/slug/roads-bridges`. */
    { name: "name", type: "text", required: true, unique: true, index: true },
    { name: "item", type: "number", required: true },
  ],
};

/** The fields of a collection that identify an item: a slug, a number. */
const namesOf = ({ fields, versions }: CollectionConfig): string[] =>
  versions ? fields.flatMap((field) => ("unique" in field && field.unique && "name" in field ? [field.name] : [])) : [];

const noteNames =
  (fields: string[]): CollectionAfterChangeHook =>
  async ({ doc, collection, req }) => {
    if (doc._status !== "published") return;
    for (const field of fields) {
      if (typeof doc[field] !== "string" || doc[field] === "") continue;
      const name = `${collection.slug}/${field}/${doc[field]}`;
      await runSql(
        req.payload,
        sql`INSERT INTO system_names (name, item) VALUES (${name}, ${Number(doc.id)}) ON CONFLICT (name) DO NOTHING`,
        req,
      );
    }
  };

/** The id of the item that was public under a name at some time: the value of one of its fields. */
export async function itemOnceNamed(
  payload: Payload,
  slug: CollectionSlug,
  { field, value }: { field: string; value: string },
): Promise<number | undefined> {
  const name = `${slug}/${field}/${value}`;
  // PostgreSQL refuses to compare it with anything.
  if (name.includes("\0")) return;
  const [used] = await runSql(payload, sql`SELECT item FROM system_names WHERE name = ${name}`);
  return used && Number(used["item"]);
}

interface Holder {
  /** The item's title; absent if it was deleted permanently. */
  title?: string;
  /** Whether the item is in the bin, where it keeps the name. */
  inBin: boolean;
}

/** The other item that already had the name; undefined if the name is free, or if the database itself will refuse it. */
async function holderOf(
  req: PayloadRequest,
  slug: CollectionSlug,
  { field, value, id }: { field: string; value: string; id: unknown },
): Promise<Holder | undefined> {
  const name = `${slug}/${field}/${value}`;
  const [used] = await runSql(req.payload, sql`SELECT item FROM system_names WHERE name = ${name}`, req);
  const earlier = used && Number(used["item"]) !== Number(id) ? Number(used["item"]) : undefined;
  const { docs } = await req.payload.find({
    collection: slug,
    where: { or: [{ [field]: { equals: value } }, ...(earlier === undefined ? [] : [{ id: { equals: earlier } }])] },
    trash: true,
    depth: 0,
    limit: 5,
    pagination: false,
    ...screenLanguages(req),
    overrideAccess: true,
    req: isolateObjectProperty(req, ["locale", "fallbackLocale"]),
  });
  const others = (docs as Record<string, unknown>[]).filter((doc) => Number(doc["id"]) !== Number(id));
  const has = others.find((doc) => doc[field] === value);
  const titleOf = (doc: Record<string, unknown>) =>
    String(doc[req.payload.collections[slug]?.config.admin.useAsTitle ?? "id"] ?? doc["id"]);
  if (has) return has["deletedAt"] ? { title: titleOf(has), inBin: true } : undefined;
  if (earlier === undefined) return undefined;
  const once = others.find((doc) => Number(doc["id"]) === earlier);
  return { ...(once && { title: titleOf(once) }), inBin: false };
}

function refusal(req: PayloadRequest, isAddress: boolean, { title, inBin }: Holder): string {
  if (inBin) {
    return isAddress
      ? say(
          req,
          `“${title}”, which is in the bin, has this address. Restore it, or choose another address.`,
          `रद्दीटोकरीमा रहेको “${title}” को ठेगाना यही हो। त्यहाँबाट फर्काउनुहोस्, वा अर्को ठेगाना राख्नुहोस्।`,
        )
      : say(
          req,
          `“${title}”, which is in the bin, has this number. Restore it, or choose another number.`,
          `रद्दीटोकरीमा रहेको “${title}” को नम्बर यही हो। त्यहाँबाट फर्काउनुहोस्, वा अर्को नम्बर राख्नुहोस्।`,
        );
  }
  const [en, ne] = title ? [`“${title}”`, `“${title}”`] : ["an item that has been deleted", "मेटाइसकिएको सामग्री"];
  return isAddress
    ? say(
        req,
        `This address used to belong to ${en}, and links to it still exist. Choose another address.`,
        `यो ठेगाना पहिले ${ne} को थियो, र त्यसका लिङ्क अझै चलनमा छन्। अर्को ठेगाना राख्नुहोस्।`,
      )
    : say(
        req,
        `This number used to belong to ${en}, and people may still quote it. Choose another number.`,
        `यो नम्बर पहिले ${ne} को थियो, र मानिसले अझै त्यही नम्बर उल्लेख गर्न सक्छन्। अर्को नम्बर राख्नुहोस्।`,
      );
}

const refuseUsedNames =
  (fields: string[]): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, collection, req }) => {
    for (const field of fields) {
      const value: unknown = data?.[field];
      if (typeof value !== "string" || value === "" || value === originalDoc?.[field]) continue;
      const holder = await holderOf(req, collection.slug, { field, value, id: originalDoc?.id });
      if (!holder) continue;
      const message = refusal(req, field === "slug", holder);
      throw new ValidationError({ collection: collection.slug, errors: [{ path: field, message }], req }, req.t);
    }
    return data;
  };

/** Reserves the names under which an item was public for that item: others are refused, with the reason. */
export function withNamesKept(config: CollectionConfig): CollectionConfig {
  const fields = namesOf(config);
  if (fields.length === 0) return config;
  const { beforeValidate = [], afterChange = [] } = config.hooks ?? {};
  return {
    ...config,
    hooks: {
      ...config.hooks,
      beforeValidate: [...beforeValidate, refuseUsedNames(fields)],
      afterChange: [...afterChange, noteNames(fields)],
    },
  };
}

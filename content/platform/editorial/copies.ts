import type { CollectionConfig, CollectionSlug, Field, FieldHook, PayloadRequest, Tab } from "payload";
import { runSql, sql } from "../store/sql.ts";

const longestAddress = 80;
const longestTitle = 120;

/** Marks the title of a copy, in the language of the title. */
const markTitle: FieldHook = ({ value }) => {
  if (typeof value !== "string" || value.trim() === "") return value;
  const mark = /\p{Script=Devanagari}/u.test(value) ? " (प्रतिलिपि)" : " (copy)";
  return `${value.trim().slice(0, longestTitle - mark.length)}${mark}`;
};

/** A free address that publishing accepts: `seti-gorge-copy`, `seti-gorge-copy-2`. */
const freeAddress: FieldHook = async ({ value, collection, req }) => {
  if (typeof value !== "string" || value === "" || !collection) return value;
  const base = `${value.replace(/-copy(-\d+)?$/, "").slice(0, longestAddress - 10)}-copy`;
  for (let turn = 1; ; turn += 1) {
    const address = turn === 1 ? base : `${base}-${turn}`;
    if (await isFree(req, collection.slug, address)) return address;
  }
};

async function isFree(req: PayloadRequest, slug: CollectionSlug, address: string): Promise<boolean> {
  const table = slug.replaceAll("-", "_");
  const [taken] = await runSql(
    req.payload,
    sql`SELECT 1 AS taken FROM ${sql.identifier(table)} WHERE slug = ${address}
        UNION SELECT 1 FROM system_names WHERE name = ${`${slug}/slug/${address}`}`,
    req,
  );
  return taken === undefined;
}

/** Clears a number, which names one item: the editor gives a copy its own. */
const noNumber: FieldHook = () => null;

/** A field whose value a copy does not have. */
export const emptyInCopies = (field: Field): Field => ({ ...field, hooks: { beforeDuplicate: [() => null] } }) as Field;

/** The fields in which a copy differs. */
const ofItsOwn: Record<string, FieldHook> = { slug: freeAddress, ref: noNumber, number: noNumber, code: noNumber };

function forCopies(field: Field, title: string): Field {
  if (field.type === "tabs") {
    const tabs = field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map((one) => forCopies(one, title)) }));
    return { ...field, tabs };
  }
  if (field.type === "row") return { ...field, fields: field.fields.map((one) => forCopies(one, title)) };
  if (!("name" in field) || field.type !== "text") return field;
  const hook = field.name === title ? markTitle : ofItsOwn[field.name];
  return hook ? ({ ...field, hooks: { ...field.hooks, beforeDuplicate: [hook] } } as Field) : field;
}

/** Makes copies of an item distinguishable and publishable: Payload's own copies repeat the number, and an address that is refused. */
export const withCopies = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  fields: config.fields.map((field) => forCopies(field, config.admin?.useAsTitle ?? "")),
});

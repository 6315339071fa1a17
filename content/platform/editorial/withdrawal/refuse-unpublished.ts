import type { CollectionBeforeChangeHook, FlattenedField, JsonObject, PayloadRequest } from "payload";
import { refused } from "../../access/refused.ts";
import { isPublished } from "../../store/published.ts";
import { type Relation, relationsTo, valuesAt } from "../../store/relations.ts";
import { among, runSql, sql } from "../../store/sql.ts";
import { binItems } from "../bin/bin-items.ts";
import { schedulesOf } from "../faults/schedules.ts";

/** The part of a relationship's `custom` by which an item is published only after the one that its address begins with. */
export const publishedAfter = { publishedAfter: true };

const isAddress = ({ field }: Relation): boolean =>
  (field.custom as { publishedAfter?: boolean } | undefined)?.publishedAfter === true;

/** Whether a schedule is about to publish the item: schedules of the same time are carried out in any order. */
async function isDue(req: PayloadRequest, collection: string, id: number): Promise<boolean> {
  const schedules = await schedulesOf(req.payload, { collection, item: String(id) });
  const now = Date.now();
  return schedules.some(
    ({ input, waitUntil, hasError }) =>
      input.type !== "unpublish" && !hasError && waitUntil !== null && Date.parse(waitUntil) <= now,
  );
}

/** The ids of these items that visitors do not see, and will not see in a moment. */
async function unpublished(req: PayloadRequest, slug: string, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const table = slug.replaceAll("-", "_");
  const rows = await runSql(
    req.payload,
    sql`SELECT id FROM ${sql.identifier(table)} WHERE id IN ${among(ids)} AND NOT (${isPublished(table)}) ORDER BY id`,
    req,
  );
  const hidden: number[] = [];
  for (const { id } of rows) if (!(await isDue(req, slug, Number(id)))) hidden.push(Number(id));
  return hidden;
}

function refusal(req: PayloadRequest, { field }: Relation, title: string) {
  const label = field.label as { en: string; ne: string };
  return refused(
    req,
    409,
    `“${title}” is not published, so this item would have no page. Publish it first, or choose another one under “${label.en}”.`,
    `“${title}” अप्रकाशित छ, त्यसैले यो सामग्रीको पृष्ठ खुल्दैन। पहिले त्यसलाई प्रकाशित गर्नुहोस्, वा “${label.ne}” मा अर्को छान्नुहोस्।`,
  );
}

/**
 * Refuses to publish an item whose address begins with that of another one that is not published: its page would not exist.
 * @throws APIError 409 that names the other item and the field.
 */
export async function refuseUnpublished(
  req: PayloadRequest,
  fields: FlattenedField[],
  data: JsonObject,
): Promise<void> {
  if (data["_status"] !== "published") return;
  for (const { slug, versions } of req.payload.config.collections) {
    if (!versions?.drafts) continue;
    for (const relation of relationsTo(slug, fields).filter(isAddress)) {
      const ids = valuesAt(data, relation.path.split(".")).filter((id) => typeof id === "number");
      const [hidden] = await unpublished(req, slug, ids);
      const [item] = hidden === undefined ? [] : await binItems(req, slug, [hidden]);
      if (item) throw refusal(req, relation, item.title);
    }
  }
}

export const refuseUnpublishedInItem: CollectionBeforeChangeHook = async ({ data, collection, context, req }) => {
  // A version that is restored as a draft still says that it was published: `restore-version.ts` asks by itself.
  if (!context["isRestoringVersion"]) await refuseUnpublished(req, collection.flattenedFields, data);
};

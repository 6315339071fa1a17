import type {
  CollectionBeforeChangeHook,
  FlattenedField,
  GlobalBeforeChangeHook,
  JsonObject,
  PayloadRequest,
  SanitizedCollectionConfig,
} from "payload";
import { refused } from "../../access/refused.ts";
import { type Relation, relationsTo, valuesAt } from "../../store/relations.ts";
import { among, runSql, sql } from "../../store/sql.ts";
import { binItems } from "./bin-items.ts";
import { tablesOf } from "./marks.ts";

/** The first of these items that is in the bin. */
async function firstInBin(req: PayloadRequest, collection: SanitizedCollectionConfig, ids: number[]) {
  const { table } = tablesOf(collection);
  const rows = await runSql(
    req.payload,
    sql`SELECT id FROM ${sql.identifier(table)} WHERE id IN ${among(ids)} AND deleted_at IS NOT NULL ORDER BY id LIMIT 1`,
    req,
  );
  const [item] = rows[0] ? await binItems(req, collection.slug, [Number(rows[0]["id"])]) : [];
  return item;
}

function refusal(req: PayloadRequest, { field }: Relation, title: string) {
  const label = field.label as { en: string; ne: string };
  return refused(
    req,
    409,
    `“${title}” is in the bin. Restore it, or choose another one under “${label.en}”, and publish then.`,
    `“${title}” रद्दीटोकरीमा छ। त्यहाँबाट फर्काउनुहोस्, वा “${label.ne}” मा अर्को छान्नुहोस्, अनि प्रकाशित गर्नुहोस्।`,
  );
}

/**
 * Refuses to publish what requires an item in the bin: a draft, an earlier version, or an item that was in the bin itself may
 * still refer to one, and visitors would see neither.
 * @throws APIError 409 that names the item and the field.
 */
export async function refuseBinned(req: PayloadRequest, fields: FlattenedField[], data: JsonObject): Promise<void> {
  if (data["_status"] !== "published") return;
  for (const collection of req.payload.config.collections) {
    if (!collection.trash) continue;
    for (const relation of relationsTo(collection.slug, fields)) {
      if (!relation.field.required) continue;
      const ids = valuesAt(data, relation.path.split(".")).filter((id) => typeof id === "number");
      const item = ids.length > 0 ? await firstInBin(req, collection, ids) : undefined;
      if (item) throw refusal(req, relation, item.title);
    }
  }
}

export const refuseBinnedInItem: CollectionBeforeChangeHook = async ({ data, collection, context, req }) => {
  // A version that is restored as a draft still says that it was published: `restore-version.ts` asks by itself.
  if (!context["isRestoringVersion"]) await refuseBinned(req, collection.flattenedFields, data);
};
export const refuseBinnedInGlobal: GlobalBeforeChangeHook = ({ data, global, req }) =>
  refuseBinned(req, global.flattenedFields, data);

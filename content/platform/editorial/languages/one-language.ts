import {
  type FlattenedField,
  getLatestCollectionVersion,
  getLatestGlobalVersion,
  type JsonObject,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from "payload";
import { refused } from "../../access/refused.ts";
import { ItemMarks } from "../../fields/waivers.ts";
import type { Values } from "./text-fields.ts";

/** Items that are being published in only one of their languages. */
export const inOneLanguage = new ItemMarks();

type Label = { en: string; ne: string };
const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : []);
const valuesOf = (value: unknown): Values => (value && typeof value === "object" ? (value as Values) : {});

/** The first list in which the rows are not in the places of the published version. */
function movedList(fields: FlattenedField[], next: Values, live: Values): Label | string | undefined {
  for (const field of fields) {
    if (!("flattenedFields" in field) && field.type !== "blocks") continue;
    const [after, before] = [next[field.name], live[field.name]];
    if (field.type !== "array" && field.type !== "blocks") {
      const moved = movedList(field.flattenedFields, valuesOf(after), valuesOf(before));
      if (moved) return moved;
      continue;
    }
    for (const [index, row] of rowsOf(after).entries()) {
      const same = rowsOf(before)[index];
      if (!same) continue;
      if (same["id"] !== row["id"]) return (field.label as Label | undefined) || field.name;
      const inner =
        field.type === "array"
          ? field.flattenedFields
          : (field.blocks.find(({ slug }) => slug === row["blockType"])?.flattenedFields ?? []);
      const moved = movedList(inner, row, same);
      if (moved) return moved;
    }
  }
  return undefined;
}

/**
 * Refuses to publish moved rows in one language: Payload matches the other language's published texts by a row's place,
 * not by the row, and would put a text into another row.
 * @throws APIError 400 that names the list.
 */
function refuseMovedRows(
  req: PayloadRequest,
  fields: FlattenedField[],
  next: Values,
  live: JsonObject | undefined,
): void {
  const list = movedList(fields, next, live ?? {});
  if (!list) return;
  const name = typeof list === "string" ? { en: list, ne: list } : list;
  throw refused(
    req,
    400,
    `Rows of “${name.en}” have been moved, added or removed since it was last published. Publish both languages together.`,
    `अघिल्लो प्रकाशनपछि “${name.ne}” का पङ्क्ति सारिएका, थपिएका वा हटाइएका छन्। दुवै भाषा सँगै प्रकाशित गर्नुहोस्।`,
  );
}

export async function checkItemRows(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: number | string,
  data: Values,
): Promise<void> {
  const where = { id: { equals: id } };
  const query = { collection: config.slug, locale: "all", req, where } as const;
  const live = await getLatestCollectionVersion({ id, config, payload: req.payload, published: true, query, req });
  refuseMovedRows(req, config.flattenedFields, data, live);
}

export async function checkGlobalRows(req: PayloadRequest, config: SanitizedGlobalConfig, data: Values): Promise<void> {
  const { slug } = config;
  const { global } = await getLatestGlobalVersion({
    slug,
    config,
    payload: req.payload,
    published: true,
    req,
    where: {},
  });
  refuseMovedRows(req, config.flattenedFields, data, global);
}

import { type JsonObject, type PayloadRequest, type SanitizedCollectionConfig, saveVersion } from "payload";
import { refused } from "../../access/refused.ts";
import { recordChange } from "../../store/changes.ts";
import { inTransaction } from "../../store/in-transaction.ts";
import { announceChange, changeIsOver } from "../../store/interrupted/interrupted-changes.ts";
import { runSql, sql } from "../../store/sql.ts";
import { scheduleAgain } from "../faults/cancel-schedules.ts";
import type { Schedule } from "../faults/schedules.ts";
import { readUndo, takeUndo } from "../undo/undo-points.ts";
import { binItems } from "./bin-items.ts";
import { mark, tablesOf } from "./marks.ts";

/**
 * Undoes a recent deletion: the page, its drafts, its links and its schedules are as before.
 * @throws APIError 409 when the deletion is too long ago.
 */
export async function undoDeletion(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number,
): Promise<void> {
  const [item] = await binItems(req, collection.slug, [id]);
  if (!item?.deletedAt) return;
  const name = `${collection.slug}/${id}`;
  const deletion = await readUndo<{ schedules?: Schedule[] }>(req, name);
  if (!deletion?.schedules) {
    throw refused(
      req,
      409,
      "It is too late to undo this. Restore it from the bin.",
      "अब यो पूर्ववत् गर्न ढिलो भयो। रद्दीटोकरीबाट फर्काउनुहोस्।",
    );
  }
  const { schedules } = deletion;
  await inTransaction(req, async () => {
    await there(req, collection, id);
    if (await takeUndo(req, name)) await scheduleAgain(req, schedules);
  });
}

async function there(req: PayloadRequest, collection: SanitizedCollectionConfig, id: number): Promise<void> {
  const change = { collection: collection.slug, id };
  await announceChange(req, change);
  await mark(req, collection, id, null);
  await recordChange(req.payload, change, req);
  await changeIsOver(req, change);
}

/** Takes an item out of the bin as a draft: nobody remembers what last month's page would publish today. */
export async function bringBack(req: PayloadRequest, collection: SanitizedCollectionConfig, id: number): Promise<void> {
  const [item] = await binItems(req, collection.slug, [id]);
  if (!item?.deletedAt) return;
  await inTransaction(req, async () => {
    if (item.live) await withdraw(req, collection, id);
    await there(req, collection, id);
  });
}

/** The public version stays among the versions; a draft with the same content is added. */
async function withdraw(req: PayloadRequest, collection: SanitizedCollectionConfig, id: number): Promise<void> {
  const { payload } = req;
  const { table, versions } = tablesOf(collection);
  if (!versions) {
    await runSql(payload, sql`UPDATE ${sql.identifier(table)} SET released = ${false} WHERE id = ${id}`, req);
    return;
  }
  await runSql(payload, sql`UPDATE ${sql.identifier(table)} SET _status = 'draft' WHERE id = ${id}`, req);
  const { docs } = await payload.db.findVersions<JsonObject>({
    collection: collection.slug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  });
  if (!docs[0] || docs[0].version["_status"] === "draft") return;
  const docWithLocales = { ...docs[0].version, _status: "draft", deletedAt: null, deletedBy: null };
  await saveVersion({ id, collection, docWithLocales, draft: true, operation: "update", payload, req });
}

import { type Endpoint, executeAccess, type PayloadRequest } from "payload";
import { givenId } from "../../access/given-id.ts";
import { refused } from "../../access/refused.ts";
import { answered } from "../../access/staff-actions.ts";
import { recordChange } from "../../store/changes.ts";
import { inTransaction } from "../../store/in-transaction.ts";
import { announceChange, changeIsOver } from "../../store/interrupted/interrupted-changes.ts";
import { bumpRevision } from "../../store/state.ts";
import { scheduleAgain } from "../faults/cancel-schedules.ts";
import type { Publication } from "./note-undo.ts";
import { callItself, callVersion, nameOf, type Place, showVersion, standing } from "./standing.ts";
import { readUndo, takeUndo } from "./undo-points.ts";

/** The item's state after undoing. */
export interface Undone {
  isLive: boolean;
  /** Whether editors have something newer than visitors see. */
  isChanged: boolean;
}

const tooLate = (req: PayloadRequest) =>
  refused(
    req,
    409,
    "It is too late to undo this. Earlier versions are under Versions.",
    "अब यो पूर्ववत् गर्न ढिलो भयो। अघिल्ला संस्करण “संस्करणहरू” मा छन्।",
  );

/**
 * Undoes a publication or a withdrawal: visitors see the former version again, and the published one stays as a draft.
 * @throws APIError 409 when it is too long ago, somebody else did it, or something has been saved since.
 */
async function undoChange(req: PayloadRequest, place: Place): Promise<Undone> {
  const point = await readUndo<Publication>(req, nameOf(place));
  const { live, newest } = await standing(req, place);
  if (!point || point.by !== Number(req.user?.id) || point.newest !== newest || point.after !== live)
    throw tooLate(req);
  await inTransaction(req, async () => {
    await announceChange(req, place);
    await showBefore(req, place, point);
    if (point.after !== null) await callVersion(req, place, point.after, "draft");
    await ("global" in place ? bumpRevision(req.payload, req) : recordChange(req.payload, place, req));
    await changeIsOver(req, place);
    if (await takeUndo(req, nameOf(place))) await scheduleAgain(req, point.schedules ?? []);
  });
  return { isLive: point.before !== null, isChanged: point.before !== newest };
}

async function showBefore(req: PayloadRequest, place: Place, { before, newest }: Publication): Promise<void> {
  if (before === null) return callItself(req, place, "draft");
  if (before !== newest) {
    if (!(await showVersion(req, place, before))) throw tooLate(req);
    return;
  }
  // When an item without a draft is withdrawn, Payload marks its public version itself as a draft.
  await callVersion(req, place, before, "published");
  await callItself(req, place, "published");
}

/** `POST /api/{collection}/{id}/undo-publication`, for the person who has just published or withdrawn the item. */
export const undoItem: Endpoint = {
  path: "/:id/undo-publication",
  method: "post",
  async handler(req) {
    const slug = String(req.routeParams?.["collection"]);
    const id = givenId(req.routeParams?.["id"]);
    const collection = req.payload.collections[slug]?.config;
    if (!collection || id === undefined) throw tooLate(req);
    await executeAccess({ req, id }, collection.access.update);
    return answered({ data: await undoChange(req, { collection: slug, id }) });
  },
};

/** `POST /api/globals/{global}/undo-publication` */
export const undoGlobal: Endpoint = {
  path: "/undo-publication",
  method: "post",
  async handler(req) {
    const slug = String(req.routeParams?.["global"]);
    const global = req.payload.globals.config.find((one) => one.slug === slug);
    if (!global) throw tooLate(req);
    await executeAccess({ req }, global.access.update);
    return answered({ data: await undoChange(req, { global: slug }) });
  },
};

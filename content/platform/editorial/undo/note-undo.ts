import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from "payload";
import { cancelSchedules } from "../faults/cancel-schedules.ts";
import type { Schedule } from "../faults/schedules.ts";
import { nameOf, type Place, type Standing, standing } from "./standing.ts";
import { noteUndo } from "./undo-points.ts";

/** A change that visitors see, as version ids. */
export interface Publication {
  /** The account that made it. */
  by: number;
  /** The version that visitors saw before; null when they saw none. */
  before: number | null;
  /** The version that visitors have seen since. */
  after: number | null;
  /** The newest version at that time: a newer one means that somebody has continued from there. */
  newest: number | null;
  /** The schedules of an item that was withdrawn are cancelled, since a publication would undo the withdrawal later. */
  schedules?: Schedule[];
}

/** The state of the saved item before the request. */
const before = new WeakMap<PayloadRequest, { name: string; stood: Standing }>();
/** Requests that withdraw several items of a list. */
const withdrawals = new WeakSet<PayloadRequest>();
const nothing: Standing = { live: null, newest: null };

interface Save {
  id?: number | string;
  draft?: boolean;
  data?: { _status?: unknown };
}

/**
 * Whether a save is a publication from a screen: only a change on the user's own screen can be undone there, and a draft
 * changes nothing for visitors.
 */
const isPublication = (req: PayloadRequest, { draft, data }: Save) =>
  req.payloadAPI === "REST" && req.user && !(draft && data?._status !== "published");

async function noteChange(req: PayloadRequest, place: Place, name = nameOf(place)): Promise<void> {
  const earlier = before.get(req);
  if (earlier?.name !== name || !req.user) return;
  before.delete(req);
  const { stood } = earlier;
  const { live, newest } = await standing(req, place);
  if (live === stood.live) return;
  const schedules =
    live === null && "collection" in place ? await cancelSchedules(req, place.collection, place.id) : [];
  const publication: Publication = { by: Number(req.user.id), before: stood.live, after: live, newest, schedules };
  await noteUndo(req, nameOf(place), publication);
}

async function remember(req: PayloadRequest, place: Place): Promise<void> {
  before.set(req, { name: nameOf(place), stood: await standing(req, place) });
}

const noteBefore: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  const save = args as Save;
  if (!isPublication(req, save)) return;
  if (operation === "create") before.set(req, { name: collection.slug, stood: nothing });
  if (operation !== "update") return;
  if (save.id !== undefined) await remember(req, { collection: collection.slug, id: Number(save.id) });
  else if (save.data?._status === "draft") withdrawals.add(req);
};
const noteAfter: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, collection: { slug }, req }) => {
  const id = Number(doc.id);
  // Withdrawing several items in a list cannot be undone (docs/decisions/0040-bin.md).
  if (withdrawals.has(req)) {
    if (previousDoc["_status"] === "published") await cancelSchedules(req, slug, id);
  } else await noteChange(req, { collection: slug, id }, operation === "create" ? slug : undefined);
};

const noteGlobalBefore: GlobalBeforeOperationHook = async ({ args, operation, global, req }) => {
  if (operation === "update" && isPublication(req, args as Save)) await remember(req, { global: global.slug });
};
const noteGlobalAfter: GlobalAfterChangeHook = ({ global, req }) => noteChange(req, { global: global.slug });

/** Notes what a publication or a withdrawal changed, so that it can be undone for a moment. */
export const undoHooks = { beforeOperation: noteBefore, afterChange: noteAfter };
export const globalUndoHooks = { beforeOperation: noteGlobalBefore, afterChange: noteGlobalAfter };

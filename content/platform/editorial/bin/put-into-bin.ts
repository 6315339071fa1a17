import type { PayloadRequest, SanitizedCollectionConfig } from "payload";
import { refused } from "../../access/refused.ts";
import { recordChange } from "../../store/changes.ts";
import { inTransaction } from "../../store/in-transaction.ts";
import { announceChange, changeIsOver } from "../../store/interrupted/interrupted-changes.ts";
import { refuseIfNeeded } from "../../store/still-needed.ts";
import { cancelSchedules } from "../faults/cancel-schedules.ts";
import { noteUndo } from "../undo/undo-points.ts";
import { mark } from "./marks.ts";

/** How long a lock lasts after the last keystroke, as in Payload. */
const lockMs = 300_000;

/** A collection's own check before a deletion, in its `custom` configuration; it throws an APIError. */
type RefuseDeletion = (req: PayloadRequest, id: number) => Promise<void>;

/**
 * Puts an item into the bin.
 * @throws APIError 409 if another item needs it, the collection keeps it, or somebody else is editing it.
 */
export async function putIntoBin(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number,
): Promise<void> {
  await refuseIfNeeded({ id, collection, req }, { drafts: true });
  await (collection.custom as { refuseDeletion?: RefuseDeletion }).refuseDeletion?.(req, id);
  await keepWhatIsOpen(req, collection.slug, id);
  const by = String((req.user as { name?: unknown } | null)?.name ?? "");
  const change = { collection: collection.slug, id };
  await inTransaction(req, async () => {
    await announceChange(req, change);
    await mark(req, collection, id, { at: new Date().toISOString(), by });
    await noteUndo(req, `${collection.slug}/${id}`, { schedules: await cancelSchedules(req, collection.slug, id) });
    await recordChange(req.payload, change, req);
    await changeIsOver(req, change);
  });
}

interface Lock {
  user?: { value?: { id?: unknown; name?: unknown } | number };
}

async function keepWhatIsOpen(req: PayloadRequest, slug: string, id: number): Promise<void> {
  const { docs } = await req.payload.find({
    collection: "payload-locked-documents",
    where: {
      and: [
        { "document.relationTo": { equals: slug } },
        { "document.value": { equals: id } },
        { updatedAt: { greater_than: new Date(Date.now() - lockMs).toISOString() } },
      ],
    },
    depth: 1,
    pagination: false,
    overrideAccess: true,
  });
  const others = (docs as Lock[]).flatMap(({ user }) => {
    const who = user?.value;
    return typeof who === "object" && who !== null && who.id !== req.user?.id ? [String(who.name ?? "")] : [];
  });
  if (others.length === 0) return;
  throw refused(
    req,
    409,
    `${others[0]} is editing this item now. Please ask before you delete it.`,
    `${others[0]} अहिले यही सामग्री सम्पादन गर्दै हुनुहुन्छ। मेटाउनुअघि सोध्नुहोस्।`,
  );
}

import type { Payload } from "payload";
import { label } from "../platform/fields/label.ts";
import type { KindName } from "./kinds.ts";

export const modeLabels = {
  real: label("Erased", "मेटाइयो"),
  dry: label("Tested without erasing", "नमेटाई जाँचियो"),
  held: label("Held back: nothing was erased", "रोकियो: केही मेटाइएन"),
  restored: label(
    "Erased again, after an interruption or a restored backup",
    "काम बीचमा रोकिएपछि वा ब्याकअप फर्काएपछि फेरि मेटाइयो",
  ),
} as const;
type Mode = keyof typeof modeLabels;

export interface Erasure {
  kind: KindName;
  mode: Mode;
  count: number;
  /** The date of the oldest item. */
  oldest?: string | null;
  references: string[];
  by: string;
}

/** Adds an entry to the log; entries are never changed. */
export async function logErasure(payload: Payload, erasure: Erasure): Promise<void> {
  await payload.create({ collection: "erasures", data: { ...erasure }, depth: 0, overrideAccess: true });
}

/** Whether the last run was stopped, because too much was due. */
export async function lastRunWasHeld(payload: Payload): Promise<boolean> {
  const { docs } = await payload.find({
    collection: "erasures",
    where: { mode: { in: ["real", "held"] } },
    sort: "-id",
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs[0]?.mode === "held";
}

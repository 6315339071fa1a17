import type { Eraser } from "./eraser.ts";
import { logErasure } from "./erasure-log.ts";
import { type KindName, kindNames } from "./kinds.ts";
import { scrub } from "./run.ts";
import { readTombstones } from "./tombstones.ts";

/** Erases again what was erased before: a restored backup may contain it, and a crash may have interrupted an erasure (safety, F22). */
export async function eraseAgain({ payload, kinds, tombstones }: Eraser): Promise<void> {
  const buried = await readTombstones(tombstones);
  if (buried.size === 0) return;
  const erased: { kind: KindName; references: string[] }[] = [];
  for (const kind of kindNames) {
    const references = (await kinds[kind].eraseAgain?.(payload, buried)) ?? [];
    if (references.length > 0) erased.push({ kind, references });
  }
  for (const { kind, references } of erased) {
    await logErasure(payload, { kind, mode: "restored", count: references.length, references, by: "start" });
  }
  if (erased.length > 0) await scrub(payload);
}

import { innermost } from "../platform/store/retry.ts";
import { claim } from "../platform/store/state.ts";
import type { Eraser } from "./eraser.ts";
import { logErasure } from "./erasure-log.ts";
import { type KindName, kindNames } from "./kinds.ts";
import { scrub } from "./run.ts";
import { readTombstones, type Tombstones } from "./tombstones.ts";

/** Erases again what was erased before: a restored backup may contain it, and a crash may have interrupted an erasure (safety, F22). */
export async function eraseAgain(eraser: Eraser): Promise<void> {
  await eraseBuried(eraser, await readTombstones(eraser.tombstones), "start");
}

/** Longer than a pass takes. */
const claimMs = 300_000;

/**
 * Returns a task that finishes the erasures whose process died in the middle, such as the back office's. It leaves one alone until
 * the task runs for the second time after its beginning, since it may still be going on. What was buried before it ran for the
 * first time is erased again by a start.
 */
export function finishErasures(eraser: Eraser): () => Promise<void> {
  const { payload, tombstones } = eraser;
  let done: Tombstones | undefined;
  let earlier: Tombstones | undefined;
  return async () => {
    try {
      const buried = await readTombstones(tombstones);
      done ??= buried;
      const [before, finished] = [earlier ?? buried, done];
      earlier = buried;
      const unsure = {
        size: before.size - finished.size,
        has: (name: string) => before.has(name) && !finished.has(name),
      };
      if (unsure.size === 0 || !(await claim(payload, "erase-again", claimMs))) return;
      await eraseBuried(eraser, unsure, "schedule");
      done = before;
    } catch (error) {
      const msg = "Retention: an interrupted erasure could not be finished; it will be tried again in ten minutes.";
      payload.logger.error({ err: innermost(error), msg });
    }
  };
}

async function eraseBuried({ payload, kinds }: Eraser, buried: Tombstones, by: "start" | "schedule"): Promise<void> {
  if (buried.size === 0) return;
  const erased: { kind: KindName; references: string[] }[] = [];
  for (const kind of kindNames) {
    const references = (await kinds[kind].eraseAgain?.(payload, buried)) ?? [];
    if (references.length > 0) erased.push({ kind, references });
  }
  for (const { kind, references } of erased) {
    await logErasure(payload, { kind, mode: "restored", count: references.length, references, by });
  }
  if (erased.length > 0) await scrub(payload);
}

import type { Eraser } from "../retention/eraser.ts";
import { runErasure } from "../retention/run.ts";
import { dailyTurn } from "../system/state.ts";

/** Erases what is due, once a day, whichever process comes first. */
export async function eraseDaily(eraser: Eraser): Promise<void> {
  if (await dailyTurn(eraser.payload, "retention-turn")) {
    await runErasure(eraser, { now: new Date(), by: "schedule", mode: "real" });
  }
}

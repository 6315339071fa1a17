import { dailyTurn } from "../platform/store/state.ts";
import type { Eraser } from "./eraser.ts";
import { runErasure } from "./run.ts";

/** Erases what is due, once a day, in one of the processes. */
export async function eraseDaily(eraser: Eraser): Promise<void> {
  if (await dailyTurn(eraser.payload, "retention-turn")) {
    await runErasure(eraser, { now: new Date(), by: "schedule", mode: "real" });
  }
}

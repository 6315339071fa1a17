import { setTimeout as wait } from "node:timers/promises";
import type { SiteProcess } from "./site-process.ts";

export interface KillRounds {
  rounds: number;
  /** The average time for which visitors send in a round. */
  roundMs: number;
}

/** Starts the site again and again, and ends it with `kill -9` while `send` runs, which stops once it is aborted. */
export async function killWhileSending(
  { rounds, roundMs }: KillRounds,
  start: () => Promise<SiteProcess>,
  send: (site: SiteProcess, until: AbortSignal) => Promise<unknown>,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const site = await start();
    const stopping = new AbortController();
    const sending = send(site, stopping.signal);
    await wait(roundMs * (0.5 + Math.random()));
    const killed = site.kill();
    stopping.abort();
    await Promise.all([killed, sending]);
  }
}

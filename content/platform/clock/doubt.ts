import type { Payload } from "payload";
import { lastTime, noteTime } from "../store/state.ts";

/** The longest time for which a site may be off, or by which its clock may jump, before its clock is doubted and an erasure must be confirmed. */
export const longestGapMs = 7 * 86_400_000;
/** How long a doubted clock has to stay where it is before it is believed. Clocks are usually put right within a minute. */
const doubtForMs = 3_600_000;
const noteEveryMs = 600_000;
const name = "clock-seen";

interface Clock {
  /** The latest believed time, in ms since 1970; 0 if there is none. */
  seen: number;
  /** Since when the clock has been far from it, by the monotonic clock. */
  awaySince?: number | undefined;
  /** When to store the time again, by the monotonic clock. */
  noteAt: number;
}

const clocks = new WeakMap<Payload, Promise<Clock>>();

/**
 * Whether this process's clock is more than a week ahead of the latest time at which a site of this database ran. It is
 * believed once it has stayed there for an hour of this process, which a wrong clock, put right by then, never does.
 */
export async function isClockDoubted(payload: Payload): Promise<boolean> {
  const clock = await clockOf(payload);
  const [now, running] = [Date.now(), performance.now()];
  if (clock.seen > 0 && Math.abs(now - clock.seen) > longestGapMs) {
    if (clock.awaySince === undefined) {
      clock.awaySince = running;
      const [clockSays, lastRan] = [now, clock.seen].map((at) => new Date(at).toISOString());
      payload.logger.warn({
        clockSays,
        lastRan,
        msg: "The clock has jumped by more than a week, or the site was off for so long: nothing is swept, given up or published on schedule for an hour.",
      });
    }
    if (running - clock.awaySince < doubtForMs) return now > clock.seen;
  }
  if (clock.awaySince !== undefined) payload.logger.info("The clock is believed again.");
  clock.awaySince = undefined;
  clock.seen = now;
  if (running >= clock.noteAt) {
    clock.noteAt = running + noteEveryMs;
    await noteTime(payload, name, now);
  }
  return false;
}

function clockOf(payload: Payload): Promise<Clock> {
  const known = clocks.get(payload);
  if (known) return known;
  const clock = lastTime(payload, name).then((seen): Clock => ({ seen, noteAt: 0 }));
  clocks.set(payload, clock);
  clock.catch(() => clocks.delete(payload));
  return clock;
}

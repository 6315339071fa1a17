import type { Payload } from "payload";
import { longestGapMs } from "../platform/clock/doubt.ts";
import { innermost } from "../platform/store/retry.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { lastTime, noteTime } from "../platform/store/state.ts";
import type { Eraser } from "./eraser.ts";
import { type Erasure, logErasure } from "./erasure-log.ts";
import { type Due, type KindName, kindNames } from "./kinds.ts";
import { type Periods, readPeriods } from "./periods.ts";

/** The items of one kind to erase. */
interface Part {
  kind: KindName;
  total: number;
  due: Due[];
  oldest: string | null;
  /** Whether they are more than a run may erase without confirmation. */
  tooMany: boolean;
}

export interface Plan {
  parts: Part[];
  count: number;
  /** The reasons for which a run must be confirmed: too large a share, or a jump of the clock. */
  held: ("share" | "gap")[];
  /** When a run last erased something, or found nothing due. */
  lastRun: string | null;
}

const ran = "retention-ran";

const isTooMany = (due: number, total: number, { guardShare, guardFloor }: Periods) =>
  due > Math.max(guardFloor, Math.floor((total * guardShare) / 100));

/** Items due for erasure at `now`; changes nothing. */
export async function planErasure({ payload, kinds }: Pick<Eraser, "payload" | "kinds">, now: Date): Promise<Plan> {
  const periods = await readPeriods(payload);
  const parts: Part[] = [];
  for (const kind of kindNames) {
    const { total, guarded = total, due } = await kinds[kind].find(payload, now, periods);
    const oldest = due.map(({ since }) => since).sort()[0] ?? null;
    const tooMany = !kinds[kind].isUnguarded && isTooMany(due.length, guarded, periods);
    parts.push({ kind, total, due, oldest, tooMany });
  }
  const count = parts.reduce((sum, { due }) => sum + due.length, 0);
  const last = await lastTime(payload, ran);
  const gap = count > 0 && last > 0 && now.getTime() - last > longestGapMs;
  const held: Plan["held"] = [
    ...(parts.some(({ tooMany }) => tooMany) ? ["share" as const] : []),
    ...(gap ? ["gap" as const] : []),
  ];
  return { parts, count, held, lastRun: last > 0 ? new Date(last).toISOString() : null };
}

interface Run {
  now: Date;
  by: string;
  mode: "dry" | "real";
  /** The number of due items that an owner has seen and confirmed. */
  confirmed?: number;
}

/**
 * Erases what is due, unless it is suspiciously much: then it erases nothing at all, and logs that (safety, F16). Items
 * that could not be erased stay due.
 */
export async function runErasure(
  eraser: Pick<Eraser, "payload" | "kinds">,
  { now, by, mode, confirmed = 0 }: Run,
): Promise<"done" | "held"> {
  const { payload } = eraser;
  const { parts, count, held } = await planErasure(eraser, now);
  const line = ({ kind, due, oldest }: Part, as: Erasure["mode"]): Promise<void> =>
    logErasure(payload, { kind, mode: as, count: due.length, oldest, references: referencesOf(due), by });
  const wanted = parts.filter(({ due }) => due.length > 0);
  if (mode === "dry") {
    for (const part of wanted) await line(part, "dry");
    return "done";
  }
  if (held.length > 0 && count > confirmed) {
    payload.logger.warn({ held, count, msg: "Retention: too much is due at once; nothing was erased." });
    for (const part of wanted) await line(part, "held");
    return "held";
  }
  for (const part of wanted) await line({ ...part, due: await erased(payload, part.due) }, "real");
  if (wanted.length > 0) await scrub(payload);
  await noteTime(payload, ran, now.getTime());
  return "done";
}

const referencesOf = (due: Due[]): string[] => due.map(({ reference }) => reference).filter(Boolean);

async function erased(payload: Payload, due: Due[]): Promise<Due[]> {
  const gone: Due[] = [];
  for (const one of due) {
    try {
      if ((await one.erase()) !== false) gone.push(one);
    } catch (error) {
      payload.logger.error({ err: innermost(error), reference: one.reference, msg: "Retention: not erased." });
    }
  }
  return gone;
}

/** Empties SQLite's write-ahead log; in the database itself, deleted data is overwritten (`secure_delete`). */
export async function scrub(payload: Payload): Promise<void> {
  if (payload.db.name === "sqlite") await runSql(payload, sql`PRAGMA wal_checkpoint(TRUNCATE)`);
}

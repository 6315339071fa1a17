import { setTimeout as wait } from "node:timers/promises";
import { bulkRatio, median, p95 } from "../limits.ts";
import type { startSite } from "../site.ts";
import type { Measured } from "./calls.ts";
import { memoryMb, processorMs } from "./process-time.ts";

const cachedAtOnce = 20;
/** Longer than the site takes to notice a change: it checks the revisions once a second. */
const untilSeen = 1200;

export type Which = "ordinary" | "full";
export const both: Which[] = ["ordinary", "full"];
type Sites = Record<Which, Awaited<ReturnType<typeof startSite>>>;
/** The cost of one answer, in milliseconds. */
interface Cost {
  wall: number;
  processor: number;
}

interface Comparison {
  sites: Sites;
  asked: Measured[];
  rounds: number;
  /** Changes something that readers see, on one of the sites. */
  publish(which: Which): Promise<void>;
  /** The change, as the printed table calls it. */
  change: string;
  /** The headers of a request that is not a visitor's. */
  headersOf?(which: Which, address: string): Record<string, string>;
  /** The figure that is judged, of the costs of all rounds. */
  figure?(costs: number[]): number;
}

/**
 * Compares the cost of each call and page on the first request after a change, and from the cache. Prints a table, and returns false
 * when one costs more than the goal (bench/limits.ts).
 */
export async function compareSites(comparison: Comparison): Promise<boolean> {
  const { sites, asked, rounds, change, figure = median } = comparison;
  const publish = async () => {
    await Promise.all(both.map((which) => comparison.publish(which)));
    await wait(untilSeen);
  };
  const cost = async (which: Which, one: Measured, times = 1): Promise<Cost> => {
    const { pid, url } = sites[which];
    const headers = { "accept-encoding": "br", ...comparison.headersOf?.(which, one[which]) };
    const [processor, wall] = [processorMs(pid), performance.now()];
    for (let time = 0; time < times; time += 1) {
      const answer = await fetch(url + one[which], { headers });
      if (!answer.ok) throw new Error(`${which} ${one[which]}: ${answer.status}`);
      await answer.arrayBuffer();
    }
    return { wall: (performance.now() - wall) / times, processor: (processorMs(pid) - processor) / times };
  };

  // Warms up: the compiler settles, and one-time reads are done.
  for (let pass = 0; pass < 3; pass += 1) {
    await publish();
    for (const one of asked) for (const which of both) await cost(which, one);
  }
  console.log("| call | when | processor, ordinary | processor, full | ratio | goal | met | wall p50 | wall p95 |");
  console.log("|---|---|---|---|---|---|---|---|---|");
  let kept = true;
  for (const one of asked) {
    const first: Record<Which, Cost[]> = { ordinary: [], full: [] };
    const cached: Record<Which, Cost[]> = { ordinary: [], full: [] };
    for (let round = 0; round < rounds; round += 1) {
      await publish();
      // In alternating order, so that fluctuations of the machine affect both.
      const order = round % 2 === 0 ? both : both.toReversed();
      for (const which of order) first[which].push(await cost(which, one));
      for (const which of order) cached[which].push(await cost(which, one, cachedAtOnce));
    }
    for (const [when, costs] of Object.entries({ [`first after ${change}`]: first, cached })) {
      const { row, good } = judged(`${one.what} | ${when}`, costs, figure);
      // Printed one by one, since the run takes a while.
      console.log(row);
      kept &&= good;
    }
  }
  for (const which of both) {
    const { now, most } = memoryMb(sites[which].pid);
    console.log(
      `${which}: ready after ${Math.round(sites[which].startMs)} ms, ${Math.round(now)} MB, at most ${Math.round(most)} MB`,
    );
  }
  return kept;
}

/** Judges by processor time: SQLite runs within the process, and other processes' work is not counted. */
function judged(
  name: string,
  { ordinary, full }: Record<Which, Cost[]>,
  figure: (costs: number[]) => number,
): { row: string; good: boolean } {
  const of = (costs: Cost[], key: keyof Cost) => costs.map((cost) => cost[key]);
  const [less, more] = [figure(of(ordinary, "processor")), figure(of(full, "processor"))];
  const ratio = more / less;
  const good = ratio <= bulkRatio;
  const ms = (value: number) => (value < 1 ? value.toFixed(2) : value.toFixed(1));
  const walls = [
    `${ms(median(of(ordinary, "wall")))} → ${ms(median(of(full, "wall")))}`,
    `${ms(p95(of(ordinary, "wall")))} → ${ms(p95(of(full, "wall")))}`,
  ];
  const cells = [name, ms(less), ms(more), ratio.toFixed(2), `≤ ${bulkRatio}`, good ? "yes" : "NO", ...walls];
  return { row: `| ${cells.join(" | ")} |`, good };
}

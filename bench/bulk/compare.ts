import { setTimeout as wait } from "node:timers/promises";
import { median } from "../../drills/machine/median.ts";
import { bulkRatio, p95 } from "../limits.ts";
import type { startSite } from "../site.ts";
import type { Measured } from "./calls.ts";
import { answeringMs, memoryMb, processorMs } from "./process-time.ts";

const cachedAtOnce = 20;
/** Longer than the site takes to notice a change: it checks the revisions once a second. */
const untilSeen = 1200;
/** A process that needs less within this time only does what recurs each second. */
const quiet = { afterMs: 50, processorMs: 5 };

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
  /** How many rounds a row gets that the first ones do not show to be within the goal; as many by default. */
  mostRounds?: number;
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
 * when one costs more than the goal (bench/limits.ts), or the whole run does.
 */
export async function compareSites(comparison: Comparison): Promise<boolean> {
  const { sites, asked, rounds, mostRounds = rounds, change, figure = median } = comparison;
  // Warms up: the compiler settles, and one-time reads are done.
  for (let pass = 0; pass < 3; pass += 1) {
    await publishOn(comparison);
    for (const one of asked) for (const which of both) await cost(comparison, which, one);
  }
  console.log(
    "| call | when | rounds | processor, ordinary | processor, full | ratio | goal | met | wall p50 | wall p95 |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|---|");
  const before = processorOf(sites);
  let kept = true;
  for (const one of asked) {
    const costs: Costs = { first: { ordinary: [], full: [] }, cached: { ordinary: [], full: [] } };
    for (let round = 0; round < rounds || (round < mostRounds && !isClear(costs)); round += 1) {
      await measureRound(comparison, one, costs, round);
    }
    for (const [when, of] of Object.entries({ [`first after ${change}`]: costs.first, cached: costs.cached })) {
      const { row, good } = judged(`${one.what} | ${when}`, of, figure);
      // Printed one by one, since the run takes a while.
      console.log(row);
      kept &&= good;
    }
  }
  const after = processorOf(sites);
  const [less, more] = both.map((which) => after[which] - before[which]) as [number, number];
  const ratio = more / less;
  console.log(`All of the run, with V8's threads: ${Math.round(less)} → ${Math.round(more)} ms, ${ratio.toFixed(2)}`);
  for (const which of both) {
    const { now, most } = memoryMb(sites[which].pid);
    console.log(
      `${which}: ready after ${Math.round(sites[which].startMs)} ms, ${Math.round(now)} MB, at most ${Math.round(most)} MB`,
    );
  }
  return kept && ratio <= bulkRatio;
}

type Costs = Record<"first" | "cached", Record<Which, Cost[]>>;
const processorOf = ({ ordinary, full }: Sites) => ({
  ordinary: processorMs(ordinary.pid),
  full: processorMs(full.pid),
});

async function publishOn({ sites, publish }: Comparison): Promise<void> {
  await Promise.all(both.map((which) => publish(which)));
  await wait(untilSeen);
  await untilQuiet(sites);
}

/** Waits for work that no request waits for, such as a cached page's smallest form: it would be measured or not, by chance. */
async function untilQuiet(sites: Sites): Promise<void> {
  const isBusy = async (which: Which) => {
    const before = answeringMs(sites[which].pid);
    await wait(quiet.afterMs);
    return answeringMs(sites[which].pid) - before > quiet.processorMs;
  };
  while ((await Promise.all(both.map(isBusy))).includes(true));
}

async function measureRound(comparison: Comparison, one: Measured, costs: Costs, round: number): Promise<void> {
  await publishOn(comparison);
  // In alternating order, so that fluctuations of the machine affect both.
  const order = round % 2 === 0 ? both : both.toReversed();
  for (const which of order) costs.first[which].push(await cost(comparison, which, one));
  // The second request of a page has its smallest form made.
  for (const which of order) await cost(comparison, which, one);
  await untilQuiet(comparison.sites);
  for (const which of order) costs.cached[which].push(await cost(comparison, which, one, cachedAtOnce));
}

async function cost({ sites, headersOf }: Comparison, which: Which, one: Measured, times = 1): Promise<Cost> {
  const { pid, url } = sites[which];
  const headers = { "accept-encoding": "br", ...headersOf?.(which, one[which]) };
  const [processor, wall] = [answeringMs(pid), performance.now()];
  for (let time = 0; time < times; time += 1) {
    const answer = await fetch(url + one[which], { headers });
    if (!answer.ok) throw new Error(`${which} ${one[which]}: ${answer.status}`);
    await answer.arrayBuffer();
  }
  return { wall: (performance.now() - wall) / times, processor: (answeringMs(pid) - processor) / times };
}

const processorIn = (costs: Cost[]): number[] => costs.map(({ processor }) => processor);

/** Whether even the large site's dearest answer is within the goal, compared with the other's middle one: more rounds could not show more. */
const isClear = (costs: Costs): boolean =>
  Object.values(costs).every(
    ({ ordinary, full }) => Math.max(...processorIn(full)) <= bulkRatio * median(processorIn(ordinary)),
  );

/** Judges by processor time: SQLite runs within the process, and other processes' work is not counted. */
function judged(
  name: string,
  { ordinary, full }: Record<Which, Cost[]>,
  figure: (costs: number[]) => number,
): { row: string; good: boolean } {
  const walls = (costs: Cost[]) => costs.map(({ wall }) => wall);
  const [less, more] = [figure(processorIn(ordinary)), figure(processorIn(full))];
  const ratio = more / less;
  const good = ratio <= bulkRatio;
  const ms = (value: number) => (value < 1 ? value.toFixed(2) : value.toFixed(1));
  const cells = [
    ...[name, ordinary.length, ms(less), ms(more), ratio.toFixed(2), `≤ ${bulkRatio}`, good ? "yes" : "NO"],
    ...[median, p95].map((of) => `${ms(of(walls(ordinary)))} → ${ms(of(walls(full)))}`),
  ];
  return { row: `| ${cells.join(" | ")} |`, good };
}

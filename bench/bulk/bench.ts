import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { bulkRatio, median } from "../limits.ts";
import { startPublisher, startSite } from "../site.ts";
import { type Measured, measured } from "./calls.ts";
import { memoryMb, processorMs } from "./process-time.ts";
import { bulkSeed, totals } from "./seed.ts";
import { sqliteStore } from "./store.ts";

const ports = { ordinary: 4275, full: 4276 };
const rounds = 3;
const cachedAtOnce = 20;
/** Longer than the site takes to notice a change: it checks the content revision once a second. */
const untilSeen = 1200;

type Which = keyof typeof ports;
const both: Which[] = ["ordinary", "full"];
/** The cost of one answer, in milliseconds. */
interface Cost {
  wall: number;
  processor: number;
}

/**
 * Compares two sites in one run, one with the ordinary seed and one with ten thousand news items and two thousand
 * projects: the cost of each call and page on the first request after a publish, and from the cache. False when one
 * exceeds its ratio (bench/limits.ts). `parts` selects what is measured by parts of its address; without them,
 * everything is measured.
 */
export async function benchBulk(parts: string[]): Promise<boolean> {
  const asked = measured.filter(({ what }) => parts.length === 0 || parts.some((part) => what.includes(part)));
  const fill = (dataDir: string) => bulkSeed(sqliteStore(path.join(dataDir, "setu.db")));
  const sites = {
    ordinary: await startSite(ports.ordinary),
    full: await startSite(ports.full, {}, fill),
  };
  const editors = {
    ordinary: await startPublisher(sites.ordinary.dataDir),
    full: await startPublisher(sites.full.dataDir),
  };
  const publish = async () => {
    await Promise.all(both.map((which) => editors[which].publish()));
    await wait(untilSeen);
  };
  const cost = async (which: Which, one: Measured, times = 1): Promise<Cost> => {
    const { pid, url } = sites[which];
    const [processor, wall] = [processorMs(pid), performance.now()];
    for (let time = 0; time < times; time += 1) {
      const answer = await fetch(url + one[which], { headers: { "accept-encoding": "br" } });
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
    for (const [when, costs] of Object.entries({ "first after a publish": first, cached })) {
      const { row, good } = judged(`${one.what} | ${when}`, costs);
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
  console.log(
    `full: ${Object.entries(totals)
      .map(([name, total]) => `${total} ${name}`)
      .join(", ")}`,
  );
  for (const which of both) {
    editors[which].stop();
    await sites[which].stop();
  }
  return kept;
}

/** Judges by processor time: SQLite runs within the process, and other processes' work is not counted. */
function judged(name: string, { ordinary, full }: Record<Which, Cost[]>): { row: string; good: boolean } {
  const of = (costs: Cost[], key: keyof Cost) => costs.map((cost) => cost[key]);
  const [less, more] = [median(of(ordinary, "processor")), median(of(full, "processor"))];
  const ratio = more / less;
  const good = ratio <= bulkRatio;
  const ms = (value: number) => (value < 1 ? value.toFixed(2) : value.toFixed(1));
  const p95 = (costs: Cost[]) =>
    of(costs, "wall").toSorted((a, b) => a - b)[Math.ceil(costs.length * 0.95) - 1] ?? Number.NaN;
  const walls = [
    `${ms(median(of(ordinary, "wall")))} → ${ms(median(of(full, "wall")))}`,
    `${ms(p95(ordinary))} → ${ms(p95(full))}`,
  ];
  const cells = [name, ms(less), ms(more), ratio.toFixed(2), `≤ ${bulkRatio}`, good ? "yes" : "NO", ...walls];
  return { row: `| ${cells.join(" | ")} |`, good };
}

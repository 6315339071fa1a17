import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { median } from "../../drills/machine/median.ts";
import { shell } from "../../testing/shell.ts";
import { mainThreadMs, processorMs } from "../bulk/process-time.ts";
import { p95 } from "../limits.ts";
import { requestsPerSecond } from "../load.ts";
import { startSite } from "../site.ts";
import { separateProcessors } from "./processors.ts";

const root = path.join(import.meta.dirname, "../..");
const firstPort = 4280;
const goals: Record<number, number> = { 10000: 30, 100000: 100 };
const suggestionMs = 15;
const blockedMs = 20;
const keptShare = 0.95;
const searchesPerSecond = 50;

type Site = Awaited<ReturnType<typeof startSite>>;
interface Filled {
  entries: string;
  total: number;
  site: Site;
}

const rows: string[] = [];
let missed = 0;
const report = (what: string, figure: string, goal = "", met = true) => {
  if (!met) missed += 1;
  rows.push(`| ${what} | ${figure} | ${goal} | ${goal && (met ? "yes" : "NO")} |`);
};
const ms = (value: number) => `${value.toFixed(1)} ms`;

/** Compares searches in much content with those in the ordinary seed, in one run; false when a goal is missed. */
export async function benchSearch(sizes: number[]): Promise<boolean> {
  const totals = [0, ...(sizes.length > 0 ? sizes : [10_000, 100_000])];
  const filled: Filled[] = [];
  for (const [index, total] of totals.entries()) {
    const port = firstPort + index;
    const site = await startSite(port, { SETU_LIMITS: "off" }, (dataDir) => fill(dataDir, port, total));
    filled.push({ entries: total === 0 ? "the seed's" : total.toLocaleString("en"), total, site });
  }
  const queries = judgedQueries();
  for (const { site } of filled) while (!(await isPrepared(site))) await wait(500);
  await warmUp(filled, queries);
  const idle = await startIdleProcess();
  const onAllProcessors = separateProcessors(filled.map(({ site }) => site.pid));
  // Resets the measurement, so that the start does not count.
  for (const { site } of filled) await longestBlockMs(site);
  await compare("search", filled, searchesOf(queries), (total) => goals[total]);
  await compare("suggestions", filled, beginningsOf(queries), (total) => (total > 0 ? suggestionMs : undefined));
  const descheduled = await idle.longestBlockMs();
  for (const { entries, site } of filled) reportBlock(entries, await longestBlockMs(site), descheduled);
  for (const one of filled) await processorTime(one, queries);
  for (const one of filled) await cachedPages(one, queries);
  onAllProcessors();
  for (const { site } of filled) await site.stop();
  await building(idle);
  idle.stop();
  console.log(["| what | measured | goal | met |", "|---|---|---|---|", ...rows].join("\n"));
  return missed === 0;
}

async function fill(dataDir: string, port: number, total: number): Promise<void> {
  const env = {
    ...shell(),
    NODE_ENV: "production" as const,
    DATA_DIR: dataDir,
    PORT: String(port),
    SETU_SEED: "off",
  };
  const { stdout } = await promisify(execFile)(process.execPath, ["testing/fill-search-index.ts", String(total)], {
    cwd: root,
    env,
  });
  console.log(stdout.trim());
}

const judgedQueries = (): string[] =>
  (JSON.parse(readFileSync(path.join(root, "content/search/judged/queries.json"), "utf8")) as { q: string }[]).map(
    ({ q }) => q,
  );
/** Queries that are equal for the search, but all different for a cache. */
const searchesOf = (queries: string[]) =>
  ["", ".", "!"].flatMap((end) => queries.map((q) => `/search?q=${encodeURIComponent(q + end)}`));
const beginningsOf = (queries: string[]) => [
  ...new Set(
    [2, 4, 6].flatMap((length) =>
      queries.map((q) => `/search/suggestions?q=${encodeURIComponent([...q].slice(0, length).join("").trim())}`),
    ),
  ),
];

/** Has each site search with its code compiled, and its most frequent entries read, as a site does that has run for minutes. */
async function warmUp(filled: Filled[], queries: string[]): Promise<void> {
  for (const { site } of filled) {
    for (const q of queries) await timed(site, `/search?q=${encodeURIComponent(`${q};`)}`);
    for (const path of beginningsOf(queries).slice(0, queries.length)) await timed(site, `${path}%3B`);
  }
}

async function compare(
  what: string,
  filled: Filled[],
  paths: string[],
  goalOf: (total: number) => number | undefined,
): Promise<void> {
  const took = new Map<Filled, number[]>(filled.map((one) => [one, []]));
  for (const [turn, asked] of paths.entries()) {
    // In alternating order, so that fluctuations of the machine affect all.
    for (const one of turn % 2 === 0 ? filled : filled.toReversed()) took.get(one)?.push(await timed(one.site, asked));
  }
  const ordinary = p95(took.get(filled[0] as Filled) ?? []);
  for (const [{ entries, total }, times] of took) {
    const goal = goalOf(total);
    const worst = p95(times);
    const figure = `p50 ${ms(median(times))}, p95 ${ms(worst)}, ${(worst / ordinary).toFixed(1)} times the seed's`;
    report(`${what}, ${entries} entries`, figure, goal ? `p95 ≤ ${goal} ms` : "", !goal || worst <= goal);
  }
}

async function timed({ url }: Site, asked: string): Promise<number> {
  const began = performance.now();
  if (!(await isAnswered(`${url}/frontapi${asked}&locale=en`))) throw new Error(`${asked} was not answered.`);
  return performance.now() - began;
}

/** Whether the site has opened its index, which takes seconds with 100,000 entries. */
async function isPrepared({ url }: Site): Promise<boolean> {
  return (await fetch(`${url}/frontapi/search?locale=en`)).ok;
}

/** A process that does nothing is blocked when the machine gives it no processor: nothing that a site could be blamed for. */
function reportBlock(what: string, blocked: number, descheduled: number): void {
  const figure = `${ms(blocked)}; a process that does nothing, ${ms(descheduled)}`;
  report(
    `event loop, blocked at most, ${what}`,
    figure,
    `≤ ${blockedMs} ms`,
    blocked <= Math.max(blockedMs, descheduled),
  );
}

async function startIdleProcess() {
  const child = fork(path.join(import.meta.dirname, "idle-process.ts"));
  await once(child, "message");
  return {
    /** The longest block since the last call. */
    async longestBlockMs(): Promise<number> {
      child.send("tell");
      const [longest] = await once(child, "message");
      return Number(longest);
    },
    stop: () => child.disconnect(),
  };
}

/** The longest block since the last call. The histogram includes the 10 ms of its own timer. */
async function longestBlockMs({ url }: Site): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Math.max(0, Number(/^nodejs_eventloop_lag_max_seconds ([\d.e-]+)/m.exec(text)?.[1]) * 1000 - 10);
}

/** The processor time that a search takes from the site, beyond that of a cached call: what it takes from all else, on any machine. */
async function processorTime({ entries, site }: Filled, queries: string[]): Promise<void> {
  const count = 500;
  const cost = async (pathOf: () => string) => {
    const before = [processorMs(site.pid), mainThreadMs(site.pid)] as const;
    const stop = askingFor(site.url, pathOf);
    await wait((1000 * count) / searchesPerSecond);
    await stop();
    return [processorMs(site.pid) - before[0], mainThreadMs(site.pid) - before[1]].map((one) => one / count);
  };
  const [callAll = 0, callMain = 0] = await cost(() => homeCall);
  const [searchAll = 0, searchMain = 0] = await cost(() => madeUpSearch(queries));
  const figure = `${(searchAll - callAll).toFixed(2)} ms, ${(searchMain - callMain).toFixed(2)} of them of the main thread`;
  report(`processor time of a search beyond a cached call, ${entries} entries`, figure);
}

const homeCall = "/frontapi/home?locale=en";
/** A search with a word that nobody has written. */
function madeUpSearch(queries: string[]): string {
  const q = `${queries[Math.floor(Math.random() * queries.length)]} ${Math.random().toString(36).slice(2, 6)}`;
  return `/frontapi/search?locale=en&q=${encodeURIComponent(q)}`;
}

const agent = new Agent({ keepAlive: true });

/** Whether a search is answered. Not by fetch, which would take a third of the processor time of a search from the site. */
const isAnswered = (url: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "gzip" } }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode === 200));
    }).once("error", reject);
  });

/** Asks for a path this many times a second until it is stopped, which tells how many of those were answered meanwhile. */
function askingFor(url: string, pathOf: () => string) {
  const asked: Promise<void>[] = [];
  let answered = 0;
  const asking = setInterval(() => {
    asked.push(
      isAnswered(url + pathOf()).then((ok) => {
        answered += Number(ok);
      }),
    );
  }, 1000 / searchesPerSecond);
  return async () => {
    clearInterval(asking);
    const share = answered / asked.length;
    await Promise.all(asked);
    return share;
  };
}

/**
 * The rate of the cached home page beside searches, against its rate beside as many cached calls of the same client: on two processors, the
 * client itself takes a part of what it measures.
 */
async function cachedPages({ entries, site }: Filled, queries: string[]): Promise<void> {
  const answered: number[] = [];
  const rateBeside = async (pathOf: () => string) => {
    const stop = askingFor(site.url, pathOf);
    const rate = await requestsPerSecond({ url: `${site.url}/`, seconds: 1, isWarm: true });
    answered.push(await stop());
    return rate;
  };
  const besideCalls = () => rateBeside(() => homeCall);
  const besideSearches = () => rateBeside(() => madeUpSearch(queries));
  // Its rate grows for ten seconds, by half.
  await requestsPerSecond({ url: `${site.url}/`, seconds: 10 });
  const shares: number[] = [];
  for (let turn = 0; turn < 36; turn += 1) {
    // Each turn has both in the opposite order of the turn before, so that a machine that slows down affects both.
    const first = turn % 2 === 0 ? await besideCalls() : undefined;
    const searches = await besideSearches();
    shares.push(searches / (first ?? (await besideCalls())));
  }
  const share = median(shares);
  const percent = (value: number) => Math.round(value * 100);
  const figure = `${percent(share)} % of its rate beside as many cached calls (${shares.map(percent).join(", ")}); ${percent(Math.min(...answered))} % answered meanwhile`;
  report(
    `cached / beside ${searchesPerSecond} searches a second, ${entries} entries`,
    figure,
    `≥ ${keptShare * 100} %`,
    share >= keptShare,
  );
}

/** Measures building the index from scratch, without other searches. */
async function building(idle: Awaited<ReturnType<typeof startIdleProcess>>): Promise<void> {
  const site = await startSite(firstPort + 9, { SETU_LIMITS: "off" }, async (dataDir) =>
    rmSync(path.join(dataDir, "derived"), { recursive: true, force: true }),
  );
  await longestBlockMs(site);
  await idle.longestBlockMs();
  const began = performance.now();
  const blocks: number[] = [];
  for (let prepared = false; !prepared; await wait(500)) {
    prepared = await isPrepared(site);
    blocks.push(await longestBlockMs(site));
  }
  report("index of the seed's content, built", `${Math.round(performance.now() - began)} ms`);
  reportBlock("while it is built", Math.max(...blocks), await idle.longestBlockMs());
  await site.stop();
}

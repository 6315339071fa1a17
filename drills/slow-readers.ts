import { readdirSync, statSync, truncateSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { memoryNow, memoryOf, tidiesOnDemand } from "./machine/memory.ts";
import { onSeededSite, type SiteProcess, startSite } from "./machine/site-process.ts";
import { Report, spread } from "./report.ts";
import { notGood, type PageAnswer, requestPages } from "./senders/page-load.ts";

/** Connections per fake address: fewer than one network may have. */
const ofOneAddress = 50;
/** Requests that each reader sends at once; four may be open. */
const atOnce = 4;
/** A reader is cut off after 30 s, and the site checks every few seconds. */
const patienceMs = 90_000;

interface Extent {
  readers: number;
  floods: number;
  /** The time for which pages are requested meanwhile. */
  watchMs: number;
  /** Whether times are checked, which needs an otherwise idle machine. */
  timed: boolean;
}

/** Clients that request much and read nothing, and connections that request thousands of pages at once. */
export function slowReadersDrill({ readers, floods, watchMs, timed }: Extent): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report(`${readers} readers who do not read, ${floods} floods of pipelined requests`);
    const site = await startSite(dataDir, { TRUSTED_PROXIES: "", NODE_OPTIONS: tidiesOnDemand });
    const own = await watched(site, timed ? 10_000 : 1000);
    const before = await memoryOf(site);

    const target = largeDocument(dataDir);
    const open = Array.from({ length: readers }, (_, index) => reader(site, index, target));
    let peak = 0;
    const watching = watched(site, watchMs);
    const until = performance.now() + patienceMs;
    while (open.some(({ closed }) => !closed) && performance.now() < until) {
      peak = Math.max(peak, await memoryNow(site));
      await wait(1000);
    }
    const beside = await watching;
    report.none(
      "readers not cut off",
      open.flatMap(({ closed }, index) => (closed ? [] : [`reader ${index}`])),
    );
    report.none("pages not answered 200 meanwhile", notGood(beside));

    const asked = [...Array(floods).keys()].map((index) => flood(site, index));
    const during = await watched(site, timed ? 5000 : 1000);
    const answers = await Promise.all(asked);
    report.none("pages not answered 200 under the floods", notGood(during));
    report.check(
      "no flood was answered beyond its first requests",
      Math.max(...answers) < 20,
      `${Math.max(...answers)}`,
    );

    const after = await memoryOf(site);
    report.figure("cached pages by themselves", spread(own.map(({ ms }) => ms)));
    report.figure("beside the readers", spread(beside.map(({ ms }) => ms)));
    report.figure("under the floods", spread(during.map(({ ms }) => ms)));
    report.figure(
      "memory before, at most, after",
      [before, peak, after].map((mb) => `${Math.round(mb)} MB`).join(", "),
    );
    report.check("memory is back", after < before + (timed ? 60 : 150), `${Math.round(after - before)} MB more`);
    if (timed) {
      const limit = 2 * Math.max(p95(own), 1);
      report.check("p95 of cached pages within twice its own", p95(beside) <= limit, `${p95(beside)} of ${limit} ms`);
    }
    await site.stop();
    return report.print();
  });
}

/** Response times of cached pages, requested by four visitors. */
async function watched(site: SiteProcess, ms: number): Promise<PageAnswer[]> {
  const load = new AbortController();
  const asking = requestPages(site.url, ["/", "/ne"], load.signal);
  await wait(ms);
  load.abort();
  return asking;
}

const p95 = (answers: readonly PageAnswer[]) => {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return Math.round((sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0) * 10) / 10;
};

/** Makes a document far larger, and returns its address. */
function largeDocument(dataDir: string): string {
  const folder = path.join(dataDir, "documents");
  const sizes = readdirSync(folder).map((name) => ({ name, size: statSync(path.join(folder, name)).size }));
  const [largest] = sizes.toSorted((a, b) => b.size - a.size);
  // Larger than the kernel's buffers for a reader: the rest would have to wait in the process.
  truncateSync(path.join(folder, largest?.name ?? ""), 20_000_000);
  return `/documents/${encodeURIComponent(largest?.name ?? "")}`;
}

const request = (target: string) => `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;

/** Connects from one of many local addresses, as if there were many senders. */
function connected(site: SiteProcess, index: number): Socket {
  const localAddress = `127.0.1.${1 + Math.floor(index / ofOneAddress)}`;
  return connect({ port: Number(new URL(site.url).port), host: "127.0.0.1", localAddress }).on("error", () => {});
}

function reader(site: SiteProcess, index: number, target: string): { closed: boolean } {
  const state = { closed: false };
  const socket = connected(site, index);
  socket.pause().once("close", () => (state.closed = true));
  socket.write(request(target).repeat(atOnce));
  // A paused socket does not notice that the other end has closed; sending a byte now and then reveals it.
  const asking = setInterval(() => socket.write("\r\n"), 2000);
  socket.once("close", () => clearInterval(asking));
  return state;
}

/** Sends thousands of requests at once; resolves to the number answered before the connection ended. */
function flood(site: SiteProcess, index: number): Promise<number> {
  return new Promise((resolve) => {
    let heard = "";
    const socket = connected(site, index).setEncoding("latin1");
    socket.on("data", (chunk) => (heard += chunk));
    socket.once("close", () => resolve(heard.split("HTTP/1.1 ").length - 1));
    socket.write(request("/").repeat(2000));
  });
}

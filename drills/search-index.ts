import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../testing/postgres.ts";
import { onSeededSite, type SiteProcess, startSite } from "./machine/site-process.ts";
import { mountSmallDisk } from "./machine/small-disk.ts";
import { Report, spread } from "./report.ts";

/** The longest time in which the index recovers by itself. */
const patienceMs = 120_000;
const pages = ["/", "/ne/careers", "/projects"];
const beingPrepared = { en: /The search is being prepared/, ne: /खोज तयार हुँदै छ/ };
/** Different queries, since repeated ones are answered from a cache. */
const queries = [
  "bridge",
  "road",
  "geologist",
  "sadak",
  "hydropower",
  "founder",
  "tunnel",
  "drones",
  "pokhara",
  "audit",
];

interface Drill {
  report: Report;
  dataDir: string;
  /** Starts the site on the same port each time, since the index has the port in its name. */
  start: () => Promise<SiteProcess>;
}

type Harm = "damaged" | "cut off" | "deleted";

interface Options {
  kills: number;
  /** The ways in which its file is lost. */
  harms: readonly Harm[];
}

/** A deleted file still exists for a process that has it open, so this comes last. */
export const thoroughly: Options = { kills: 20, harms: ["damaged", "cut off", "deleted"] };

/**
 * The search's index is lost, in every way: pages do not notice, the search says that it is being prepared, and
 * recovers without help.
 */
export function searchIndexDrill({ kills, harms }: Options): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report("The index of the search is lost");
    const port = String(await freePort());
    const drill = { report, dataDir, start: () => startSite(dataDir, { PORT: port, SETU_LIMITS: "off" }) };
    await killed(drill, kills);
    await harmed(drill, harms);
    await withoutRoom(drill);
    const log = readFileSync(path.join(dataDir, "log"), "utf8");
    report.check("nothing was thrown that nobody caught", !/Uncaught|Unhandled|triggerUncaught/.test(log));
    return report.print();
  });
}

async function killed({ report, dataDir, start }: Drill, kills: number): Promise<void> {
  const wrong: string[] = [];
  const tookMs: number[] = [];
  for (let round = 0; round < kills; round += 1) {
    rmSync(path.join(dataDir, "derived"), { recursive: true, force: true });
    const first = await start();
    // By then the index is built in part, but never completely.
    await wait(50 + ((round * 137) % 1500));
    await first.kill();
    const second = await start();
    tookMs.push(await untilFound(second));
    wrong.push(...(await faultsOfPages(second)));
    await second.kill();
  }
  report.none("killed while it was built: pages that failed", wrong);
  report.figure("there again, after the start", spread(tookMs));
}

async function harmed({ report, dataDir, start }: Drill, wanted: readonly Harm[]): Promise<void> {
  const site = await start();
  await untilFound(site);
  const folder = path.join(dataDir, "derived");
  const files = () => readdirSync(folder).map((name) => path.join(folder, name));
  const each = (act: (file: string) => void) => () => {
    for (const file of files()) act(file);
  };
  const harms: Record<Harm, () => void> = {
    damaged: each((file) => writeFileSync(file, Buffer.alloc(statSync(file).size, 0x5a), { flag: "r+" })),
    "cut off": each((file) => writeFileSync(file, "")),
    deleted: each((file) => rmSync(file)),
  };
  for (const harm of wanted) {
    harms[harm]();
    const answers = await Promise.all(queries.map((q) => fetch(`${site.url}/search?q=${q}`)));
    const odd = answers.filter(({ status }) => status !== 200 && status !== 503).map(({ status }) => String(status));
    report.none(`${harm} while it is used: odd answers`, [...odd, ...(await faultsOfPages(site))]);
    report.figure(`${harm}: found again after, ms`, Math.round(await untilFound(site)));
    await site.stop();
    Object.assign(site, await start());
    report.figure(`${harm}: found after the next start, ms`, Math.round(await untilFound(site)));
  }
  await site.stop();
  report.check("there after the last start", existsSync(folder) && files().length > 0);
}

async function withoutRoom({ report, dataDir, start }: Drill): Promise<void> {
  const folder = path.join(dataDir, "derived");
  rmSync(folder, { recursive: true, force: true });
  const disk = mountSmallDisk(folder);
  if (!disk) return report.figure("a full disk: not done", "this user may not mount a small disk (root may)");
  try {
    disk.leave(300_000);
    const site = await start();
    await wait(3000);
    for (const [locale, sentence] of Object.entries(beingPrepared)) {
      const answer = await fetch(`${site.url}${locale === "ne" ? "/ne" : ""}/search?q=bridge`);
      report.check(`a full disk: the page says so, ${locale}`, sentence.test(await answer.text()));
    }
    const call = await fetch(`${site.url}/frontapi/search?locale=en&q=bridge`);
    report.check(
      "a full disk: the call says when to ask again",
      call.status === 503 && call.headers.has("retry-after"),
    );
    report.none("a full disk: pages that failed", await faultsOfPages(site));
    disk.makeRoom();
    report.figure("a full disk: found after there was room, ms", Math.round(await untilFound(site)));
    const { code } = await site.stop();
    report.check("a full disk: stopped with code 0", code === 0, String(code));
  } finally {
    disk.unmount();
  }
}

/** Counts the searches, which must all differ, or a cache would answer. */
let asked = 0;

/** The names of what was found; undefined while the index is made. */
async function search(url: string, q: string): Promise<string[] | undefined> {
  asked += 1;
  const answer = await fetch(`${url}/frontapi/search?locale=en&q=${encodeURIComponent(`${q} zz${asked}`)}`);
  if (!answer.ok) return undefined;
  const { data } = (await answer.json()) as { data: { items: { name: string }[] } };
  return data.items.map(({ name }) => name);
}

/** Waits until known items are found: an incomplete index would lack some. Resolves to the time taken. */
async function untilFound({ url }: SiteProcess): Promise<number> {
  const began = performance.now();
  const wanted: [string, string][] = [
    ["sunmaya gurung", "Sunmaya Gurung"],
    ["privacy policy", "Privacy policy"],
    ["ratanghat cable-stayed", "Ratanghat cable-stayed bridge"],
  ];
  while (performance.now() - began < patienceMs) {
    const found = await Promise.all(wanted.map(([q]) => search(url, q)));
    if (found.every((one, index) => one?.includes(wanted[index]?.[1] ?? ""))) return performance.now() - began;
    if (found.some((one) => one?.length === 0)) throw new Error("Half an index was searched.");
    await wait(200);
  }
  throw new Error("The index was not made again.");
}

async function faultsOfPages({ url }: SiteProcess): Promise<string[]> {
  const answers = await Promise.all(pages.map((page) => fetch(url + page)));
  return answers.filter(({ status }) => status !== 200).map((answer) => `${answer.url}: ${answer.status}`);
}

if (process.argv[1] === import.meta.filename) process.exit((await searchIndexDrill(thoroughly)) ? 0 : 1);

import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { SiteProcess } from "./site-process.ts";

/** V8 keeps the pages freed by an ordinary collection. This one releases them, as V8 does when memory runs out. */
const all = `{ type: "major", execution: "sync", flavor: "last-resort" }`;
const collector = `const collect = () => globalThis.gc(${all}); process.on("SIGUSR2", () => { collect(); setTimeout(collect, 200); });`;

/** Node options (NODE_OPTIONS) that make a process collect its garbage on request. */
export const tidiesOnDemand = `--expose-gc --import=data:text/javascript;base64,${Buffer.from(collector).toString("base64")}`;

/** Memory of a process in megabytes after a garbage collection. */
export async function memoryOf({ child }: SiteProcess): Promise<number> {
  child.kill("SIGUSR2");
  await wait(1500);
  return memoryNow({ child });
}

/** Current memory of a process in megabytes. */
export const memoryNow = async ({ child }: Pick<SiteProcess, "child">): Promise<number> =>
  Number(await ps("-o", "rss=", "-p", String(child.pid))) / 1024;

/** Does not block this process, which takes times meanwhile. */
const ps = async (...options: string[]): Promise<string> => (await promisify(execFile)("ps", options)).stdout;

export interface Held {
  /** Megabytes of the process itself. */
  own: number;
  /** Megabytes of all its descendants together. */
  others: number;
}

/** Current memory of a process and its descendants. */
export async function held(pid: number): Promise<Held> {
  const rows = await processes();
  const below = (parent: number): number =>
    rows.filter(({ ppid }) => ppid === parent).reduce((sum, child) => sum + child.mb + below(child.pid), 0);
  return { own: Math.round(rows.find((row) => row.pid === pid)?.mb ?? 0), others: Math.round(below(pid)) };
}

/** The child processes of a process. */
export const startedBy = async (pid: number): Promise<number[]> =>
  (await processes()).flatMap((row) => (row.ppid === pid ? [row.pid] : []));

async function processes() {
  const all = (await ps("-e", "-o", "pid=,ppid=,rss=")).trim().split("\n");
  return all.map((row) => {
    const [pid = 0, ppid = 0, kb = 0] = row.trim().split(/\s+/).map(Number);
    return { pid, ppid, mb: kb / 1024 };
  });
}

/** Samples memory twice a second; the returned function stops that and resolves to the maximum of each figure. */
export function watch(look: () => Promise<Held>): () => Promise<Held> {
  const stopping = new AbortController();
  const watching = (async () => {
    let most = await look();
    while (!stopping.signal.aborted) {
      await wait(500);
      const now = await look();
      most = { own: Math.max(most.own, now.own), others: Math.max(most.others, now.others) };
    }
    return most;
  })();
  return () => {
    stopping.abort();
    return watching;
  };
}

import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import type { SiteProcess } from "./site-process.ts";

/** V8 keeps the pages that a usual collection empties. This one gives them back, as V8 does when a machine runs out of memory. */
const all = `{ type: "major", execution: "sync", flavor: "last-resort" }`;
const collector = `const collect = () => globalThis.gc(${all}); process.on("SIGUSR2", () => { collect(); setTimeout(collect, 200); });`;

/** Options of Node's (NODE_OPTIONS) under which a process throws away what it no longer needs when it is told to. */
export const tidiesOnDemand = `--expose-gc --import=data:text/javascript;base64,${Buffer.from(collector).toString("base64")}`;

/** Megabytes that a process holds when it has thrown away what it no longer needs. */
export async function memoryOf({ child }: SiteProcess): Promise<number> {
  child.kill("SIGUSR2");
  await wait(1500);
  return memoryNow({ child });
}

/** Megabytes that a process holds at this moment. */
export const memoryNow = ({ child }: Pick<SiteProcess, "child">): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) / 1024;

export interface Held {
  /** Megabytes of the process itself. */
  own: number;
  /** Megabytes of all that it has started, together. */
  others: number;
}

/** What a process and those that it has started hold at this moment. */
export function held(pid: number): Held {
  const rows = processes();
  const below = (parent: number): number =>
    rows.filter(({ ppid }) => ppid === parent).reduce((sum, child) => sum + child.mb + below(child.pid), 0);
  return { own: Math.round(rows.find((row) => row.pid === pid)?.mb ?? 0), others: Math.round(below(pid)) };
}

/** The processes that a process has started. */
export const startedBy = (pid: number): number[] => processes().flatMap((row) => (row.ppid === pid ? [row.pid] : []));

function processes() {
  const all = execFileSync("ps", ["-e", "-o", "pid=,ppid=,rss="], { encoding: "utf8" }).trim().split("\n");
  return all.map((row) => {
    const [pid = 0, ppid = 0, kb = 0] = row.trim().split(/\s+/).map(Number);
    return { pid, ppid, mb: kb / 1024 };
  });
}

/** Looks twice a second at what is held; asked, it stops looking and tells the most that it saw of each. */
export function watch(look: () => Held): () => Held {
  let most = look();
  const timer = setInterval(() => {
    const now = look();
    most = { own: Math.max(most.own, now.own), others: Math.max(most.others, now.others) };
  }, 500);
  return () => {
    clearInterval(timer);
    return most;
  };
}

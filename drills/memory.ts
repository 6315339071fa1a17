import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import type { SiteProcess } from "./site-process.ts";

const collector = `process.on("SIGUSR2", () => { globalThis.gc(); setTimeout(globalThis.gc, 200); });`;

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

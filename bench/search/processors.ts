import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** Moves a process with all its threads (`-a`), or one thread, to processors (util-linux's taskset). */
const move = (to: string, id: number, all: boolean) =>
  execFileSync("/usr/bin/taskset", [all ? "-acp" : "-cp", to, String(id)], { stdio: "ignore" });

/**
 * Gives the threads that serve pages the first processor, and all other threads and this process, which generates the load, the second
 * one. Visitors' requests come from elsewhere: on the same two processors, the scheduler would run their generator on the first one whenever
 * the search's thread, a third one, is busy. Call it when the sites have started all their threads. Returns a function that lifts it for this process.
 */
export function separateProcessors(sites: readonly number[]): () => void {
  const all = `0-${availableParallelism() - 1}`;
  for (const site of sites) {
    move("1", site, true);
    move("0", site, false);
  }
  move("1", process.pid, true);
  return () => move(all, process.pid, true);
}

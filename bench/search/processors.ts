import { allProcessors, moveProcess, moveThread } from "../../scripts/processors.ts";

/**
 * Gives the threads that serve pages the first processor, and all other threads and this process, which generates the load, the second
 * one. Visitors' requests come from elsewhere: on the same two processors, the scheduler would run their generator on the first one whenever
 * the search's thread, a third one, is busy. Call it when the sites have started all their threads. Returns a function that lifts it for this process.
 */
export function separateProcessors(sites: readonly number[]): () => void {
  for (const site of sites) {
    moveProcess("1", site);
    moveThread("0", site);
  }
  moveProcess("1", process.pid);
  return () => moveProcess(allProcessors, process.pid);
}

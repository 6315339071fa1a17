import { readdirSync, readFileSync } from "node:fs";

const threadMs = (pid: number, thread: number | string): number =>
  Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]) / 1e6;

/** Processor time of a process in milliseconds, over all its threads (Linux). */
export const processorMs = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + threadMs(pid, thread), 0);

/**
 * The same without V8's own threads. They collect garbage of many answers, and compile what has run often: neither
 * belongs to the answer during which they happen to run. The main thread's share of both is counted.
 */
export const answeringMs = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .filter((thread) => readFileSync(`/proc/${pid}/task/${thread}/comm`, "utf8").trim() !== "V8Worker")
    .reduce((sum, thread) => sum + threadMs(pid, thread), 0);

/** The same of its main thread alone, which serves pages. */
export const mainThreadMs = (pid: number): number => threadMs(pid, pid);

/** Resident memory in megabytes: current and peak. */
export function memoryMb(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const value = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: value("VmRSS"), most: value("VmHWM") };
}

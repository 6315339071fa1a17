import { readdirSync, readFileSync } from "node:fs";

/** Processor time of a process in milliseconds, over all its threads (Linux). */
export function processorMs(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const text = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8");
    return Number(text.split(" ")[0]);
  });
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}

/** Resident memory in megabytes: current and peak. */
export function memoryMb(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const value = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: value("VmRSS"), most: value("VmHWM") };
}

import { existsSync } from "node:fs";
import path from "node:path";

const folders = ["/usr/local/bin", "/usr/bin", "/bin"];

/**
 * Whether this machine has `prlimit` (util-linux, on every Debian). Without it the programs below have limits only on
 * their time and on JavaScript's own heap, not on all their memory.
 */
export const hasPrlimit = folders.some((folder) => existsSync(path.join(folder, "prlimit")));

export interface ProcessLimits {
  /**
   * Private memory in bytes (RLIMIT_DATA, which counts all of it since Linux 4.7). Node reserves 650 MB of it that it
   * hardly uses. The address space (RLIMIT_AS) would tell less: a WebAssembly module reserves gigabytes.
   */
  memoryBytes: number;
  /** Processor time of the whole process (RLIMIT_CPU). */
  cpuSeconds?: number;
  /** The longest file that it may write (RLIMIT_FSIZE). */
  fileBytes?: number;
}

/** A command line that runs `program` within `limits`. */
export function limitedCommand(program: string[], { memoryBytes, cpuSeconds, fileBytes }: ProcessLimits): string[] {
  if (!hasPrlimit) return program;
  return [
    "prlimit",
    `--data=${memoryBytes}`,
    ...(cpuSeconds ? [`--cpu=${cpuSeconds}`] : []),
    ...(fileBytes ? [`--fsize=${fileBytes}`] : []),
    ...program,
  ];
}

/**
 * The environment of such a program, without any of our settings. Two arenas are enough for it, and each keeps the
 * memory that it once had.
 */
export const limitedEnvironment = { NODE_ENV: "production", PATH: folders.join(":"), MALLOC_ARENA_MAX: "2" } as const;

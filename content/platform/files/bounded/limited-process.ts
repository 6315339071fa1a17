import { existsSync } from "node:fs";
import path from "node:path";

const folders = ["/usr/local/bin", "/usr/bin", "/bin"];

/**
 * Whether this machine has `prlimit` (util-linux, on every Debian). Without it the programs below are limited only in
 * their time and in JavaScript's own heap, not in all their memory.
 */
export const hasPrlimit = folders.some((folder) => existsSync(path.join(folder, "prlimit")));

export interface ProcessLimits {
  /**
   * Private memory in bytes (RLIMIT_DATA, which counts all of it since Linux 4.7). Node reserves 650 MB of it that it hardly
   * uses. The address space (RLIMIT_AS) says less: a WebAssembly module reserves gigabytes.
   */
  memoryBytes: number;
  /** Processor time of the whole process (RLIMIT_CPU). */
  cpuSeconds?: number;
  /** The longest file that the process may write, in bytes (RLIMIT_FSIZE). */
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
 * The environment of such a program, without any of our settings. Two arenas are enough, since each keeps the memory that
 * it has once used.
 */
export const limitedEnvironment = { NODE_ENV: "production", PATH: folders.join(":"), MALLOC_ARENA_MAX: "2" } as const;

import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** All that this process may use when nothing has moved it. */
export const allProcessors = `0-${availableParallelism() - 1}`;

/** Moves a process with all its threads to some processors, as taskset (util-linux) names them: "1", "0-3". */
export const moveProcess = (to: string, pid: number): void => move("-acp", to, pid);

/** Moves one thread; a process's first thread has its number. */
export const moveThread = (to: string, id: number): void => move("-cp", to, id);

function move(how: string, to: string, id: number): void {
  execFileSync("/usr/bin/taskset", [how, to, String(id)], { stdio: "ignore" });
}

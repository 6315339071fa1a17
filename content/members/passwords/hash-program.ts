import { argon2Sync } from "node:crypto";
import { readlinkSync } from "node:fs";
import os from "node:os";
import { parentPort } from "node:worker_threads";
import type { HashAsked, HashReplied } from "./hash-thread.ts";

/**
 * Gives way to the threads that answer visitors. On Linux a priority belongs to a thread; elsewhere it would be the whole process's, and
 * stays as it is.
 */
function giveWay(): void {
  if (process.platform !== "linux") return;
  // "4711/task/4715": the last number is this thread's.
  const id = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
  const low = os.constants.priority.PRIORITY_BELOW_NORMAL;
  os.setPriority(id, Math.max(low, os.getPriority(id)));
}

try {
  giveWay();
} catch (error) {
  // A sandbox can deny /proc and the priority. Then hashing takes more from visitors, which is better than no sign-in.
  process.emitWarning(`Passwords are hashed at the usual priority: ${error instanceof Error ? error.message : error}`);
}

parentPort?.on("message", ({ id, parameters }: HashAsked) => {
  const reply = (replied: HashReplied) => parentPort?.postMessage(replied);
  try {
    reply({ id, tag: argon2Sync("argon2id", parameters) });
  } catch (error) {
    reply({ id, failed: error instanceof Error ? error.message : String(error) });
  }
});

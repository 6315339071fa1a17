import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Environment } from "../environment.ts";

const program = path.join(import.meta.dirname, "seed-program.ts");

/**
 * Fills an empty site in a separate process, whose memory goes with it: in this process it would take 150 MB more than
 * the site needs, as long as it runs.
 * @throws Error when the process fails; its output is above.
 */
export async function seedApart(env: Environment): Promise<void> {
  const child = fork(program, { serialization: "advanced" });
  child.send(env);
  const [code, signal] = await once(child, "exit");
  if (code !== 0) throw new Error(`The first content could not be written: its process ended (${signal ?? code}).`);
}

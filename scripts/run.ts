import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export const root = path.join(import.meta.dirname, "..");
/** The path of a tool in the workspace. */
export const bin = (name: string): string => path.join(root, "node_modules/.bin", name);

interface Options {
  /** A folder relative to the root. */
  cwd?: string;
  env?: Record<string, string>;
}
const settings = ({ cwd = "", env = {} }: Options): SpawnOptions => ({
  cwd: path.join(root, cwd),
  // The workspace's own Node comes first in PATH, for tools that start with `#!/usr/bin/env node`.
  env: {
    ...process.env,
    ...env,
    PATH: `${path.join(root, "node_modules/node/bin")}:${process.env.PATH}`,
    // Node caches its compiled code: a process that died, or that a test starts, is ready a fifth to a third faster.
    NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/setu/compiled"),
  },
  stdio: "inherit",
});

/** Runs a command to its end; if it fails, exits this process with the same code. */
export function run(command: string, args: string[], options: Options = {}): void {
  const { status, error } = spawnSync(command, args, { ...settings(options), stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a command in parallel with others, printing its output at the end. Resolves to whether it succeeded. */
export async function runAside(command: string, args: string[]): Promise<boolean> {
  const child = spawn(command, args, { ...settings({}), stdio: ["ignore", "pipe", "pipe"] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => said.push(piece));
  const succeeded = await success(child);
  process.stdout.write(Buffer.concat(said));
  return succeeded;
}

/** Runs a command in parallel with others, printing its output as it comes. Resolves to whether it succeeded. */
export const runInView = (command: string, args: string[]): Promise<boolean> =>
  success(spawn(command, args, { ...settings({}), stdio: "inherit" }));

async function success(child: ChildProcess): Promise<boolean> {
  const [outcome] = await once(child, "close").catch((error: unknown) => [error]);
  if (outcome instanceof Error) console.error(outcome.message);
  return outcome === 0;
}

/** Starts a long-running process that can send a message when it is ready. */
export const start = (command: string, args: string[], options: Options = {}) =>
  spawn(command, args, { ...settings(options), stdio: ["ignore", "inherit", "inherit", "ipc"] });

import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { memorySettings } from "../../scripts/memory-settings.ts";
import { root } from "../../scripts/run.ts";
import { adoptSearchIndex } from "../../testing/adopt-search-index.ts";
import { freePort } from "../../testing/postgres.ts";
import { shell } from "../../testing/shell.ts";
import { sqliteTemplate } from "../../testing/template.ts";

/** The longest time for a start, which may include building the back office. */
const startPatienceMs = 300_000;

interface Ending {
  code: number | null;
  ms: number;
}

/** The real site, in its own process. */
export interface SiteProcess {
  url: string;
  child: ChildProcess;
  /** The time from the start of the process to its first answer. */
  readyMs: number;
  /** Sends `kill -9` to it and all its descendants. */
  kill(): Promise<void>;
  /** Sends SIGTERM; resolves to the exit code and the time taken. */
  stop(): Promise<Ending>;
}

/** The running processes, which are killed at exit even if the drill itself fails. */
const running = new Set<ChildProcess>();
const killGroup = ({ pid }: ChildProcess) => {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // The process has already ended.
  }
};
/** What the running drill will remove at its end. */
const removals = new Set<() => void>();
let isInterrupted = false;
process.once("exit", () => {
  running.forEach(killGroup);
  // The last first: a disk before the folder in which it is mounted.
  if (isInterrupted) for (const remove of [...removals].reverse()) remove();
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    isInterrupted = true;
    process.exit(1);
  });
}

/** Runs `drill`; if a signal interrupts it, its `finally` does not run, and `remove` is called instead. */
export async function removedIfInterrupted<Result>(remove: () => void, drill: () => Promise<Result>): Promise<Result> {
  removals.add(remove);
  try {
    return await drill();
  } finally {
    removals.delete(remove);
  }
}

/**
 * Runs a drill with a folder of its own, which is kept for inspection if the drill found a fault. An interrupted drill has found none.
 */
export function inDrillFolder(drill: (folder: string) => Promise<boolean>): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), "setu-drill-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return removedIfInterrupted(remove, async () => {
    const good = await drill(folder);
    if (good) remove();
    else console.log(`  The data and the log are kept in ${folder}`);
    return good;
  });
}

const environmentOf = (dataDir: string, port: number, variables: Record<string, string>): NodeJS.ProcessEnv => ({
  ...shell(),
  NODE_ENV: "production",
  DATA_DIR: dataDir,
  DATABASE_URL: "",
  SMTP_URL: "",
  PORT: String(port),
  ADMIN: "off",
  // Drills send each request from a different IP address.
  SETU_LIMITS: "on",
  TRUSTED_PROXIES: "127.0.0.1",
  DRAIN_SECONDS: "0",
  NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/setu/compiled"),
  ...variables,
  // As under `npm start`.
  ...memorySettings({ ...shell(), ...variables }),
});

/**
 * Starts `script` on a free port and waits until it is ready. Its output goes to the file `log` in its data folder.
 */
export async function startSite(
  dataDir: string,
  variables: Record<string, string> = {},
  script = "site/server/main.ts",
): Promise<SiteProcess> {
  const startedAt = performance.now();
  const port = Number(variables["PORT"]) || (await freePort());
  const url = `http://127.0.0.1:${port}`;
  // A site that starts again has the index that it had, since its port stays the same.
  adoptSearchIndex({ dataDir, port, databaseUrl: variables["DATABASE_URL"] });
  const log = openSync(path.join(dataDir, "log"), "a");
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: environmentOf(dataDir, port, variables),
    stdio: ["ignore", log, log],
    // Its own process group, so that all of it can be killed at once.
    detached: true,
  });
  closeSync(log);
  running.add(child);
  let asked = false;
  const ended = new Promise<number | null>((resolve) =>
    child.once("exit", (code, signal) => {
      running.delete(child);
      if (!asked) console.error(`${script} ended without being asked to (${signal ?? code}): see ${dataDir}/log.`);
      resolve(code);
    }),
  );

  while ((await fetch(`${url}/readyz`).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null || performance.now() - startedAt > startPatienceMs) {
      // The log file itself may have been deleted by the time anyone looks.
      const logged = readFileSync(path.join(dataDir, "log"), "utf8").slice(-2000);
      throw new Error(`${script} did not start: see ${dataDir}/log.\n${logged}`);
    }
    await wait(20);
  }
  return {
    url,
    child,
    readyMs: performance.now() - startedAt,
    async kill() {
      asked = true;
      killGroup(child);
      await ended;
    },
    async stop() {
      const from = performance.now();
      asked = true;
      child.kill("SIGTERM");
      const code = await ended;
      return { code, ms: performance.now() - from };
    },
  };
}

/** Runs a drill on a fresh copy of the seeded site. */
export const onSeededSite = (drill: (dataDir: string) => Promise<boolean>): Promise<boolean> =>
  inDrillFolder(async (dataDir) => {
    // Nothing is shared with the template: a drill may write into its files.
    cpSync(await sqliteTemplate(), dataDir, { recursive: true });
    return drill(dataDir);
  });

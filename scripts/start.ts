import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { type Environment, readEnvironment } from "../content/environment.ts";
import { buildAdmin, buildShowcase, buildSite } from "./build.ts";
import { memorySettings } from "./memory-settings.ts";
import { bin, root, start } from "./run.ts";

/**
 * `npm start`: builds changed parts, then runs the site and the back office, each in a process of
 * its own that is restarted when it dies. The site starts first, since it migrates the database.
 */
const env = settings();
buildSite();
if (env.admin) buildAdmin();
if (env.showcase) buildShowcase();
// Builds contain no secrets; files written by the site and the back office are readable by this account only.
process.umask(0o077);

const shared = {
  NODE_ENV: "production",
  DATA_DIR: env.dataDir,
  SETU_SECRET: env.secret,
  // Set explicitly, since Next uses PORT for itself.
  PUBLIC_ORIGIN: env.publicOrigin,
  ...memorySettings(process.env),
};
let stopping = false;
const running = new Set<ChildProcess>();

void keepRunning(
  "site",
  () => start(process.execPath, ["site/server/main.ts"], { env: shared }),
  () => {
    if (!env.admin) return;
    const args = ["start", "-H", "127.0.0.1", "-p", String(env.adminPort)];
    void keepRunning("back office", () => start(bin("next"), args, { cwd: "admin", env: shared }));
  },
);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    stopping = true;
    for (const child of running) child.kill(signal);
  });
}

function settings(): Environment {
  try {
    return readEnvironment(process.env, root);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** The site's exit code when a restart is pointless, since its port is taken. */
const cannotStart = 78;

/** Restarts a process whenever it ends, after 2 s, then 4 s and so on up to 30 s if it keeps failing. */
async function keepRunning(name: string, begin: () => ChildProcess, onReady?: () => void): Promise<void> {
  let ready = onReady;
  for (let failures = 0; !stopping; ) {
    const startedAt = Date.now();
    const child = begin();
    running.add(child);
    child.on("message", (message) => {
      if (message !== "ready") return;
      ready?.();
      ready = undefined;
    });
    const code = await new Promise((resolve) => child.once("exit", resolve));
    running.delete(child);
    if (stopping) return;
    if (ready && code === cannotStart) process.exit(cannotStart);
    failures = Date.now() - startedAt > 60_000 ? 0 : failures + 1;
    const pauseMs = Math.min(1000 * 2 ** failures, 30_000);
    console.error(`The ${name} ended (${code}); starting it again in ${pauseMs / 1000} s.`);
    await wait(pauseMs);
  }
}

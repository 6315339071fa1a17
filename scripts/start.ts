import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { type Environment, misspelt, readEnvironment } from "../content/environment.ts";
import { buildAdmin, buildShowcase, buildSite } from "./build.ts";
import { cannotStart, keepRunning } from "./keep-running.ts";
import { memorySettings } from "./memory-settings.ts";
import { bin, root, start } from "./run.ts";

/**
 * `npm start`: builds changed parts, then runs the site and the back office, each in a process of
 * its own that is restarted when it dies. The site starts first, since it migrates the database.
 */
for (const line of misspelt(process.env)) console.warn(`Warning: ${line}`);
const env = settings();
const portHolder = env.admin ? await holdAdminPort(env.adminPort) : undefined;
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
const stopping = new AbortController();

void keepRunning(
  "site",
  () => start(process.execPath, ["site/server/main.ts"], { env: shared }),
  stopping.signal,
  () => portHolder?.close(runBackOffice),
);

function runBackOffice(): void {
  const args = ["start", "-H", "127.0.0.1", "-p", String(env.adminPort)];
  void keepRunning("back office", () => start(bin("next"), args, { cwd: "admin", env: shared }), stopping.signal);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    portHolder?.close();
    stopping.abort(signal);
  });
}

function settings(): Environment {
  try {
    return readEnvironment(process.env, root);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(cannotStart);
  }
}

/**
 * Takes the back office's port until the back office itself does: another site that starts meanwhile with the same port would pass its staff,
 * and their passwords, on to this one. Ends the process if the port is taken.
 */
async function holdAdminPort(port: number): Promise<Server> {
  const holder = createServer((socket) => socket.destroy());
  try {
    await once(holder.listen(port, "127.0.0.1"), "listening");
    return holder;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === "EADDRINUSE" ? "another process uses" : `cannot be used (${code})`;
    console.error(
      `Setu cannot start: ADMIN_PORT is ${port}, which ${reason}. Each site on a machine needs an ADMIN_PORT of its own.`,
    );
    process.exit(cannotStart);
  }
}

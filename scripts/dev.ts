import { readEnvironment } from "../content/environment.ts";
import { bin, root, start } from "./run.ts";

/** `npm run dev`: the site and the back office from their sources, with hot reload. */
process.umask(0o077);
const env = readEnvironment({ ...process.env, NODE_ENV: "development" }, root);
const shared = {
  NODE_ENV: "development",
  DATA_DIR: env.dataDir,
  SETU_SECRET: env.secret,
  // Set explicitly, since Next uses PORT for itself.
  PUBLIC_ORIGIN: env.publicOrigin,
};

// Changes to server code restart the process; Vite reloads pages within it.
const site = start(
  process.execPath,
  ["--watch-path=site/server", "--watch-path=content", "--watch-path=contract", "site/server/main.ts"],
  { env: shared },
);
const admin = env.admin
  ? start(bin("next"), ["dev", "-H", "127.0.0.1", "-p", String(env.adminPort)], { cwd: "admin", env: shared })
  : undefined;

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    site.kill(signal);
    admin?.kill(signal);
  });
}

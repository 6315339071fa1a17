import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { owner, secret } from "./people/owner.ts";
import { freePort } from "./postgres.ts";
import { shell } from "./shell.ts";

/** The site in its own process, from the moment of its start. */
export interface StartedSite {
  url: string;
  child: ChildProcess;
  /** Its standard output and error so far. */
  said(): string;
  kill(): Promise<void>;
}

const root = path.join(import.meta.dirname, "..");

/** Starts `site/server/main.ts` without waiting for anything. */
export async function startedSite(variables: Record<string, string>): Promise<StartedSite> {
  const port = await freePort();
  const env = {
    ...shell(),
    NODE_ENV: "production" as const,
    PORT: String(port),
    HOST: "127.0.0.1",
    ADMIN: "off",
    DATABASE_URL: "",
    // On SQLite a copy of the template brings the secret under which its data was made.
    SETU_SECRET: variables["DATABASE_URL"] ? secret : "",
    SETU_OWNER_EMAIL: owner.email,
    SETU_OWNER_PASSWORD: owner.password,
    ...variables,
  };
  const child = spawn(process.execPath, ["site/server/main.ts"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    said: () => said,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyOf, sqliteTemplate } from "../testing/template.ts";

const root = path.join(import.meta.dirname, "..");

/** A process that tells its parent once, by message, that it is there. */
async function started(args: string[], env: Record<string, string>): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  process.once("exit", () => child.kill());
  const said = await new Promise<string>((resolve, reject) => {
    child.once("message", (message) => resolve(String(message)));
    child.once("exit", (code) => reject(new Error(`${args[0]} ended (${code})`)));
  });
  return { child, said };
}

/** The real site on a copy of the seeded content, in a process of its own. */
export async function startSite(port: number, extra: Record<string, string> = {}) {
  const dataDir = copyOf(await sqliteTemplate(), mkdtempSync(path.join(tmpdir(), "setu-bench-")));
  const env = {
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: "127.0.0.1",
    ADMIN: "off",
    ...extra,
  };
  const { child } = await started(["site/server/main.ts"], env);
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    async stop() {
      child.kill("SIGTERM");
      await new Promise((resolve) => child.once("exit", resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function startBaseline(bodyFile: string, headersFile: string) {
  const { child, said } = await started(["bench/serve-baseline.ts", bodyFile, headersFile], {});
  return { url: said, stop: () => child.kill("SIGTERM") };
}

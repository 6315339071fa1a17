import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { shell } from "../testing/shell.ts";
import { copyOf, sqliteTemplate } from "../testing/template.ts";

const root = path.join(import.meta.dirname, "..");

/** Starts a process and waits for its message that it is ready. */
async function started(
  args: string[],
  env: Record<string, string>,
): Promise<{ child: ChildProcess; firstLine: string }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...shell(), ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  process.once("exit", () => child.kill());
  const firstLine = await new Promise<string>((resolve, reject) => {
    child.once("message", (message) => resolve(String(message)));
    child.once("exit", (code) => reject(new Error(`${args[0]} ended (${code})`)));
  });
  return { child, firstLine };
}

/** Starts the real site in its own process, on a copy of the seeded content that `prepare` may change first. */
export async function startSite(
  port: number,
  extra: Record<string, string> = {},
  prepare: (dataDir: string) => Promise<void> = async () => {},
) {
  const dataDir = copyOf(await sqliteTemplate(), mkdtempSync(path.join(tmpdir(), "setu-bench-")));
  await prepare(dataDir);
  const env = {
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: "127.0.0.1",
    ADMIN: "off",
    ...extra,
  };
  const began = performance.now();
  const { child } = await started(["site/server/main.ts"], env);
  return {
    pid: child.pid ?? 0,
    startMs: performance.now() - began,
    url: `http://127.0.0.1:${port}`,
    dataDir,
    async stop() {
      child.kill("SIGTERM");
      await new Promise((resolve) => child.once("exit", resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts an editor's process on the content of a running site. */
export async function startPublisher(dataDir: string) {
  const { child } = await started(["bench/bulk/publisher.ts"], { DATA_DIR: dataDir, SETU_SEED: "off" });
  let turn = 0;
  return {
    async publish() {
      turn += 1;
      const published = new Promise((resolve) => child.once("message", resolve));
      child.send(turn);
      await published;
    },
    stop: () => child.kill("SIGTERM"),
  };
}

export async function startBaseline(bodyFile: string, headersFile: string) {
  const { child, firstLine } = await started(["bench/serve-baseline.ts", bodyFile, headersFile], {});
  return { url: firstLine, stop: () => child.kill("SIGTERM") };
}

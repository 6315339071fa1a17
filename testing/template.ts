import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { owner } from "./owner.ts";

const root = path.join(import.meta.dirname, "..");
const cache = path.join(root, "node_modules/.cache/setu");

/** What a seeded site is made from: as long as it is the same, so is the template. */
function digest(): string {
  const hash = createHash("sha256");
  for (const file of globSync(["package-lock.json", "content/**/*", "contract/**/*"], { cwd: root }).sort()) {
    const whole = path.join(root, file);
    if (/node_modules|\.test\.ts$/.test(file) || statSync(whole).isDirectory()) continue;
    hash.update(file).update(readFileSync(whole));
  }
  return hash.digest("hex").slice(0, 16);
}

/** The DATA_DIR of a freshly seeded site on SQLite; made when the content's sources have changed. */
export async function sqliteTemplate(): Promise<string> {
  const folder = path.join(cache, `template-${digest()}`);
  if (existsSync(folder)) return folder;
  const unfinished = path.join(cache, `making-${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  await seed({ DATA_DIR: unfinished });
  for (const old of globSync("template-*", { cwd: cache })) rmSync(path.join(cache, old), { recursive: true });
  renameSync(unfinished, folder);
  return folder;
}

/** Seeds the database at `databaseUrl`; its pictures go to `dataDir`. */
export const seedPostgres = (databaseUrl: string, dataDir: string): Promise<void> =>
  seed({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });

async function seed(variables: Record<string, string>): Promise<void> {
  const env = {
    ...process.env,
    ...variables,
    NODE_ENV: "test" as const,
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

/** A copy of a DATA_DIR that a test may write to. */
export function copyOf(template: string, folder: string): string {
  cpSync(template, folder, { recursive: true });
  return folder;
}

import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * `node scripts/setup.mjs SCRIPT`: installs the packages of package-lock.json if they are missing, then
 * runs a TypeScript script on the Node installed with them. This file must run on any Node from 20 on.
 */
const root = path.join(import.meta.dirname, "..");
const digest = createHash("sha256")
  .update(readFileSync(path.join(root, "package-lock.json")))
  .digest("hex");
const stamp = path.join(root, "node_modules/.setu-installed");
const node = path.join(root, "node_modules/node/bin/node");

const installed = existsSync(stamp) && readFileSync(stamp, "utf8") === digest && existsSync(node);
if (!installed) {
  console.log("Installing the packages that package-lock.json names …");
  // Otherwise half-installed packages would count as those of an earlier lock file once that is back.
  rmSync(stamp, { force: true });
  // Not `npm ci`: see docs/decisions/0001-workspace.md. The lock file is used, but not written.
  const args = ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status, error } = spawnSync("npm", args, { cwd: root, stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, digest);
}

const [script, ...rest] = process.argv.slice(2);
if (script) {
  const child = spawn(node, [path.join(root, "scripts", script), ...rest], { cwd: root, stdio: "inherit" });
  // Signals to this process are meant for the child, which does the work.
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}

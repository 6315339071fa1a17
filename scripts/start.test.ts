import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../testing/postgres.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { keepRunning } from "./keep-running.ts";
import { root } from "./run.ts";

test("npm start with a taken ADMIN_PORT ends at once and names it, no matter which program uses the port", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const adminPort = String(typeof address === "object" ? address?.port : "");
  const env = {
    ...process.env,
    DATA_DIR: temporaryFolder("start"),
    PORT: String(await freePort()),
    ADMIN_PORT: adminPort,
    DATABASE_URL: "",
  };
  const child = spawn(process.execPath, ["scripts/start.ts"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  try {
    await vi.waitFor(() => expect(child.exitCode).toBe(78), { timeout: 15_000 });
    expect(said).toMatch(new RegExp(`^Setu cannot start: .*ADMIN_PORT.*${adminPort}`, "m"));
  } finally {
    child.kill("SIGKILL");
    other.close();
  }
});

test("a misspelt setting is named beside the fault that it causes", () => {
  const env = { ...process.env, DATABASE_URL: "postgres://db/setu", SETU_SECRET: "", SETU_SECERT: "x".repeat(32) };
  const { status, stderr } = spawnSync(process.execPath, ["scripts/start.ts"], { cwd: root, env, encoding: "utf8" });
  expect(status).toBe(78);
  expect(stderr).toContain("SETU_SECRET: must be set");
  expect(stderr).toContain("SETU_SECERT: not a setting of Setu, and ignored. Is it SETU_SECRET?");
});

test("stopping does not wait for the pause before a restart", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const stopping = new AbortController();
  const failing = () => spawn(process.execPath, [path.join(root, "no-such-program.js")], { stdio: "ignore" });
  const ended = keepRunning("site", failing, stopping.signal);
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringContaining("starting it again")));
  const from = performance.now();
  stopping.abort();
  await ended;
  expect(performance.now() - from).toBeLessThan(500);
  said.mockClear();
});

test("SIGTERM to npm start reaches the site, and leaves nothing running", async () => {
  const folder = temporaryFolder("npm");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ scripts }));
  mkdirSync(path.join(folder, "scripts"));
  const setup = `process.on("SIGTERM", () => { console.log("stopped"); process.exit(0); });
    setTimeout(() => process.exit(1), 20_000);
    console.log("running");`;
  writeFileSync(path.join(folder, "scripts/setup.mjs"), setup);
  const child = spawn("npm", ["start"], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  let said = "";
  child.stdout.on("data", (text) => (said += text));
  await vi.waitFor(() => expect(said).toContain("running"), { timeout: 15_000 });
  child.kill("SIGTERM");
  await vi.waitFor(() => expect(said).toContain("stopped"), { timeout: 3000 });
});

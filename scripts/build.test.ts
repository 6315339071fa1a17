import { type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";

/** A copy of the scripts, with a bundler and an npm that only note that they were run. */
let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);

beforeEach(() => {
  folder = temporaryFolder("build");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["build.ts", "keep-assets.ts", "run.ts", "setup.mjs"]) {
    cpSync(path.join(import.meta.dirname, name), at("scripts", name));
  }
  writeFileSync(at("package.json"), '{ "type": "module" }');
  mkdirSync(at("site"));
  program(
    "node_modules/.bin/vite",
    `mkdir -p dist/client/assets dist/server
    echo "$NODE_ENV" > dist/mode
    cp ../package-lock.json dist/client/assets/built.js
    echo run >> dist/runs
    [ -e ../slow ] && sleep 1
    [ -e ../broken ] && exit 3
    touch dist/server/entry-server.js`,
  );
  program(
    "bin/npm",
    `mkdir -p node_modules/node/bin && ln -sf ${process.execPath} node_modules/node/bin/node
    cp package-lock.json node_modules/installed
    [ -e broken ] && exit 3
    true`,
  );
});

function program(name: string, script: string): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), `#!/bin/sh\n${script}\n`);
  chmodSync(at(name), 0o755);
}

/** Runs a script on these sources; with `broken`, what it runs ends halfway. */
function run(args: string[], sources: string, { broken = false, env = {} } = {}): SpawnSyncReturns<string> {
  writeFileSync(at("package-lock.json"), sources);
  const set = broken ? "touch broken" : "rm -f broken";
  spawnSync("sh", ["-c", set], { cwd: folder });
  const all = { ...process.env, ...env, PATH: `${at("bin")}:${process.env["PATH"]}` };
  return spawnSync(process.execPath, args, { cwd: folder, env: all, encoding: "utf8" });
}
const buildSite = ["scripts/build.ts", "site"];

test("what an interrupted build has left is not taken for the build of the sources before", () => {
  expect(run(buildSite, "one").stdout).toContain("Building the site");
  expect(run(buildSite, "one").stdout).toBe("");
  expect(run(buildSite, "two", { broken: true }).status).toBe(3);

  expect(run(buildSite, "one").stdout).toContain("Building the site");
  expect(readFileSync(at("site/dist/client/assets/built.js"), "utf8")).toBe("one");
});

test("of two builds of a folder at the same time, the second one waits for the first and finds its work done", async () => {
  writeFileSync(at("package-lock.json"), "one");
  writeFileSync(at("slow"), "");
  const env = { ...process.env, PATH: `${at("bin")}:${process.env["PATH"]}` };
  const builds = [1, 2].map(() => spawn(process.execPath, buildSite, { cwd: folder, env, stdio: "ignore" }));
  expect(await Promise.all(builds.map((build) => once(build, "exit")))).toEqual([
    [0, null],
    [0, null],
  ]);
  // One for the browser and one for the server.
  expect(readFileSync(at("site/dist/runs"), "utf8").trim().split("\n")).toHaveLength(2);
});

test("packages that an interrupted installation has mixed are installed again for the version before", () => {
  const install = ["scripts/setup.mjs"];
  expect(run(install, "one").status).toBe(0);
  expect(run(install, "one").stdout).toBe("");
  expect(run(install, "two", { broken: true }).status).toBe(3);

  expect(run(install, "one").stdout).toContain("Installing");
  expect(readFileSync(at("node_modules/installed"), "utf8")).toBe("one");
});

test("a build is that of production, whatever the shell has set", () => {
  run(buildSite, "one", { env: { NODE_ENV: "development" } });
  expect(readFileSync(at("site/dist/mode"), "utf8")).toBe("production\n");
});

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { browsers } from "./browsers.ts";
import { buildAdmin, buildGallery, buildSite } from "./build.ts";
import { bin, run } from "./run.ts";

/** `npm test`: everything, in the order in which it is cheapest to fail. */
run(process.execPath, ["scripts/check.ts"]);
buildSite();
buildAdmin();
buildGallery();
run(bin("vitest"), ["run"]);
installChromium();
run(bin("playwright"), ["test"], { cwd: "e2e" });
run(process.execPath, ["drills/run.ts", "short"]);

/**
 * The browser comes from the system's packages: what Playwright would download is not reachable everywhere. Chromium without
 * windows, where there is such a package, runs the tests in two thirds of the time.
 */
function installChromium(): void {
  if (browsers.some((file) => existsSync(file))) return;
  const isInstalled =
    apt("update") && ["chromium-headless-shell", "chromium"].some((name) => apt("install", "-y", name));
  if (isInstalled) return;
  console.error("Chromium could not be installed. Install the package chromium by hand and run the tests again.");
  process.exit(1);
}

function apt(...args: string[]): boolean {
  const [program = "", ...before] = [...(process.getuid?.() === 0 ? [] : ["sudo"]), "apt-get", "-qq"];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(program, [...before, ...args], { stdio: "inherit", env }).status === 0;
}

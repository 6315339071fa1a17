import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
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

/** The browser comes from Debian's packages: what Playwright would download is not reachable everywhere. */
function installChromium(): void {
  if (existsSync("/usr/bin/chromium")) return;
  const elevated = process.getuid?.() === 0 ? [] : ["sudo"];
  for (const command of [
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "chromium"],
  ]) {
    const [program = "", ...args] = [...elevated, ...command];
    const { status } = spawnSync(program, args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (status !== 0) {
      console.error("Chromium could not be installed. Install the package chromium by hand and run the tests again.");
      process.exit(1);
    }
  }
}

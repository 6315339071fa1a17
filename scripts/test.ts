import { existsSync } from "node:fs";
import { browsers } from "./browsers.ts";
import { bin, run, runAside } from "./run.ts";

const { execPath: node } = process;

/** `npm test`: everything. What needs nothing of one another goes side by side, since machines have two processors. */
const prepared = await Promise.all([
  runAside(node, ["scripts/check.ts"]),
  runAside(node, ["scripts/build.ts", "showcase"]),
  runAside(node, ["testing/templates.ts"]),
  installChromium(),
]);
if (prepared.includes(false)) process.exit(1);
run(bin("vitest"), ["run"]);
run(bin("playwright"), ["test"], { cwd: "e2e" });
run(node, ["drills/run.ts", "short"]);

/**
 * The browser comes from the system's packages: what Playwright would download is not reachable everywhere. Chromium without
 * windows, where there is such a package, runs the tests in two thirds of the time.
 */
async function installChromium(): Promise<boolean> {
  const isThere = () => browsers.some((file) => existsSync(file));
  if (isThere() || ((await apt("update")) && (await apt("install", "-y", "chromium-headless-shell")))) return true;
  if (await apt("install", "-y", "chromium")) return true;
  console.error("Chromium could not be installed. Install the package chromium by hand and run the tests again.");
  return false;
}

function apt(...args: string[]): Promise<boolean> {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
  const words = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", ...args];
  return runAside(words[0] as string, words.slice(1));
}

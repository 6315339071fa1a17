import { installChromium } from "./chromium.ts";
import { bin, run, runAside } from "./run.ts";

const { execPath: node } = process;

/** `npm test`: everything. What needs nothing of one another goes side by side, since machines have two processors. */
const prepared = await Promise.all([
  // First, since somebody may have to be asked.
  installChromium(),
  runAside(node, ["scripts/check.ts"]),
  runAside(node, ["scripts/build.ts", "showcase"]),
  runAside(node, ["testing/templates.ts"]),
]);
if (prepared.includes(false)) process.exit(1);
run(bin("vitest"), ["run"]);
run(bin("playwright"), ["test"], { cwd: "e2e" });
run(node, ["drills/run.ts", "short"]);

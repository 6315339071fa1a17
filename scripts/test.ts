import { installChromium } from "./chromium.ts";
import { bin, run, runAside } from "./run.ts";

const { execPath: node } = process;

/** `npm test`: everything. Independent steps run in parallel, since machines have two processors. */
const prepared = await Promise.all([
  // First, since it may have to ask the user.
  installChromium(),
  runAside(node, ["scripts/check.ts"]),
  runAside(node, ["scripts/build.ts", "showcase"]),
  runAside(node, ["testing/templates.ts"]),
]);
if (prepared.includes(false)) process.exit(1);
run(bin("vitest"), ["run"]);
run(bin("playwright"), ["test"], { cwd: "e2e" });
run(node, ["drills/run.ts", "short"]);

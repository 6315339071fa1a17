import { installPackages } from "./packages.ts";
import { bin, run, runAside, runInView } from "./run.ts";

const { execPath: node } = process;

/** Waits for parts that run at the same time. If one has failed, this process ends. */
async function together(...parts: Promise<boolean>[]): Promise<void> {
  if ((await Promise.all(parts)).includes(false)) process.exit(1);
}

/**
 * `npm test`: everything, for a machine with two processors. Integration tests wait at times, for mails and for what a site does once
 * a second: what only later parts need is built meanwhile (docs/decisions/0080-builds-beside-tests.md).
 */
await together(
  // First, since it may have to ask the user.
  installPackages(),
  runAside(node, ["scripts/check.ts"]),
  runAside(node, ["scripts/build.ts", "site"]),
  runAside(node, ["testing/templates.ts"]),
);
await together(runInView(bin("vitest"), ["run"]), runAside(node, ["scripts/build.ts", "admin", "showcase"]));
run(bin("playwright"), ["test"], { cwd: "e2e" });
run(node, ["drills/run.ts", "short"]);

import { installPackages } from "./packages.ts";
import { bin, run, runAside, runInView } from "./run.ts";

const { execPath: node } = process;

const startedAt = Date.now();
/** Says which part begins, and after how many minutes: a run that does not end tells where it is. */
const announce = (part: string): void =>
  console.log(`\n${part} (after ${((Date.now() - startedAt) / 60_000).toFixed(1)} min)`);

/** Waits for parts that run at the same time. If one has failed, this process ends. */
async function together(...parts: Promise<boolean>[]): Promise<void> {
  if ((await Promise.all(parts)).includes(false)) process.exit(1);
}

/**
 * `npm test`: everything, for a machine with two processors. Integration tests wait at times, for mails and for what a site does once
 * a second: what only later parts need is built meanwhile (docs/decisions/0080-builds-beside-tests.md).
 */
announce("Checks, the site's build and seeded sites");
await together(
  // First, since it may have to ask the user.
  installPackages(),
  runAside(node, ["scripts/check.ts"]),
  runAside(node, ["scripts/build.ts", "site"]),
  runAside(node, ["testing/templates.ts"]),
);
announce("Unit and integration tests, the other builds");
await together(runInView(bin("vitest"), ["run"]), runAside(node, ["scripts/build.ts", "admin", "showcase"]));
announce("Tests in the browser");
run(bin("playwright"), ["test"], { cwd: "e2e" });
announce("Drills");
run(node, ["drills/run.ts", "short"]);

import { buildAdmin, buildShowcase, buildSite } from "./build.ts";
import { installFirefox, installPackages } from "./packages.ts";
import { bin, run } from "./run.ts";

/** Runs a part of `npm test`: all of it, or the files whose names contain one of the following words. Also runs the tests in Firefox. */
const [part = "", ...words] = process.argv.slice(2);
const vitest = (...projects: string[]) =>
  run(bin("vitest"), ["run", ...projects.flatMap((project) => ["--project", project]), ...words]);

const parts: Record<string, () => Promise<void> | void> = {
  unit: () => vitest("unit"),
  integration() {
    buildSite();
    vitest("sqlite", "postgres");
  },
  async e2e() {
    if (!(await installPackages())) process.exit(1);
    buildSite();
    buildAdmin();
    buildShowcase();
    // Without --no-deps, the editors' tests would run all the visitors' tests first.
    run(bin("playwright"), ["test", ...words, ...(words.length > 0 ? ["--no-deps"] : [])], { cwd: "e2e" });
  },
  async firefox() {
    if (!(await installFirefox())) process.exit(1);
    buildSite();
    buildAdmin();
    buildShowcase();
    run(process.execPath, ["e2e/other-browsers/firefox/visit.ts"]);
  },
};
const test = parts[part];
if (!test) throw new Error(`There is no part ${part}: ${Object.keys(parts).join(", ")}.`);
await test();

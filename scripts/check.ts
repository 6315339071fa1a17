import path from "node:path";
import { bin, root, run } from "./run.ts";

/** TypeScript's native compiler checks in half the time; other tools need the former one's API (docs/decisions/0089-work-done-once.md). */
const compiler = path.join(root, "node_modules/typescript-7/bin/tsc");

/** `npm run check`: static checks of the sources. */
run(bin("biome"), ["check", "--error-on-warnings"]);
// Code that may use the same platform APIs is one project: loading the content's types takes most of the time.
for (const project of ["contract", "content", "site/worker", "admin", "."]) {
  const cache = `node_modules/.cache/tsc/${project === "." ? "root" : project.replace("/", "-")}.json`;
  run(process.execPath, [compiler, "-p", project, "--noEmit", "--incremental", "--tsBuildInfoFile", cache]);
}
run(bin("knip"), []);

import { bin, run } from "./run.ts";

/** `npm run check`: what a machine can say of the sources without running them. */
run(bin("biome"), ["check", "--error-on-warnings"]);
for (const project of ["contract", "content", "site", "site/worker", "admin", "e2e", "."]) {
  const cache = `node_modules/.cache/tsc/${project === "." ? "root" : project.replace("/", "-")}.json`;
  run(bin("tsc"), ["-p", project, "--noEmit", "--incremental", "--tsBuildInfoFile", cache]);
}
run(bin("knip"), []);

import { bin, run } from "./run.ts";

/** `npm run check`: what a machine can say of the sources without running them. */
run(bin("biome"), ["check", "--error-on-warnings"]);
// Whatever may use the same parts of the platform is one project: to read the content's types takes most of the time.
for (const project of ["contract", "content", "site/worker", "admin", "."]) {
  const cache = `node_modules/.cache/tsc/${project === "." ? "root" : project.replace("/", "-")}.json`;
  run(bin("tsc"), ["-p", project, "--noEmit", "--incremental", "--tsBuildInfoFile", cache]);
}
run(bin("knip"), []);

import { bin, run } from "./run.ts";

/** `npm run check`: static checks of the sources. */
run(bin("biome"), ["check", "--error-on-warnings"]);
// Code that may use the same platform APIs is one project: loading the content's types takes most of the time.
for (const project of ["contract", "content", "site/worker", "admin", "."]) {
  const cache = `node_modules/.cache/tsc/${project === "." ? "root" : project.replace("/", "-")}.json`;
  run(bin("tsc"), ["-p", project, "--noEmit", "--incremental", "--tsBuildInfoFile", cache]);
}
run(bin("knip"), []);

import { readFileSync } from "node:fs";
import path from "node:path";

const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "../site/dist/client/.vite/manifest.json"), "utf8"),
);

/** The address of a module's chunk in the build under test. */
export function chunkOf(module: string): string {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no chunk of "${module}".`);
  return `/${chunk.file}`;
}

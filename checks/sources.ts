import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export const root = path.join(import.meta.dirname, "..");
export const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

const notSources = /(^|\/)(node_modules|dist|data|results|\.next|\.git)$/;
/** The repository's own files that match, as paths relative to its root. */
export const files = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: (name) => notSources.test(name) }).sort();

/** Writes a small tree of files for a tool to check, and returns its new folder. */
export function fixture(tree: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "setu-checks-"));
  for (const [file, source] of Object.entries(tree)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
  return folder;
}

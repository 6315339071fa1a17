import { globSync, readFileSync } from "node:fs";
import path from "node:path";

export const root = path.join(import.meta.dirname, "..");
export const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

const elsewhere = /(^|\/)(node_modules|dist|data|results)(\/|$)|^admin\/\.next/;
/** The repository's own files that match, with paths from its root. */
export const files = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: (name) => elsewhere.test(name) }).sort();

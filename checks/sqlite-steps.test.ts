import { expect, test } from "vitest";
import { files, read } from "./sources.ts";

/** The only files that may open a Node SQLite connection: all others use the client, or Payload. */
const holders = [
  "content/platform/store/one-at-a-time.ts",
  "content/platform/store/sqlite-client.ts",
  "content/search/index-file.ts",
];
const sources = files("{contract,content,site,admin}/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));

test("only the client, the startup lock and the search index open SQLite themselves", () => {
  expect(sources.filter((file) => read(file).includes('"node:sqlite"'))).toEqual(holders);
});

/**
 * `get()` runs one step of a statement. For INSERT … RETURNING, that yields the row before the commit: it succeeds even where
 * the commit fails. `all()` runs to the end, and throws.
 */
test.each(holders)("%s runs every statement to its end", (file) => {
  expect(read(file)).not.toMatch(/\.(get|iterate)\(/);
});

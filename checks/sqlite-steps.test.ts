import { expect, test } from "vitest";
import { files, read } from "./sources.ts";

/** Who may hold a connection of Node's SQLite: all else goes through the client, or through Payload. */
const holders = [
  "content/platform/store/one-at-a-time.ts",
  "content/platform/store/sqlite-client.ts",
  "content/search/index-file.ts",
];
const sources = files("{contract,content,site,admin}/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));

test("only the client, the lock of a start and the index of a search open SQLite themselves", () => {
  expect(sources.filter((file) => read(file).includes('"node:sqlite"'))).toEqual(holders);
});

/**
 * `get()` takes one step of a statement. Of an INSERT … RETURNING that is the row, before the commit: it answers even where
 * the commit fails. `all()` goes to the end, and throws.
 */
test.each(holders)("%s takes every statement to its end", (file) => {
  expect(read(file)).not.toMatch(/\.(get|iterate)\(/);
});

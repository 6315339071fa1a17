import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { find } from "./find.ts";
import { openIndexFile } from "./index-file.ts";
import { SearchFile } from "./search-file.ts";
import type { SearchDocument } from "./source.ts";

const news = (id: number, title: string): SearchDocument => {
  const texts = { title, served: "en" } as const;
  return { name: `news/${id}`, kind: "news", path: `/news/${id}`, texts: { en: texts, ne: texts } };
};

function opened() {
  const folder = mkdtempSync(path.join(tmpdir(), "setu-index-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let file: SearchFile;
  const open = () => {
    file = new SearchFile(openIndexFile(path.join(folder, "search.db"), { database: "one", boot: "one" }));
  };
  open();
  onTestFinished(() => file.file.close());
  const search = (q: string) => find(file, "en", { q }, Date.now());
  return {
    change: (names: string[], documents: SearchDocument[]) => file.change(names, documents, 1),
    /** Changes it while it is not complete yet. */
    begin: (documents: SearchDocument[]) => file.change([], documents),
    reopen() {
      file.file.close();
      open();
    },
    parts: () => Number(file.prepare("SELECT count(DISTINCT segid) AS parts FROM ft_idx").get()?.["parts"]),
    words: () => file.prepare("SELECT id, word FROM words ORDER BY id").all(),
    found: (q: string) => search(q).items.map(({ name }) => name),
    meant: (q: string) => search(q).search.meant,
  };
}

test("a word that no entry has any more is neither kept nor meant, and may come again", () => {
  const index = opened();
  index.change([], [news(1, "Wallaby tunnel"), news(2, "Second tunnel")]);
  expect(index.meant("waklaby")).toBe("wallaby");
  const isGone = () => {
    expect(index.meant("waklaby")).toBeNull();
    expect(index.words().map(({ word }) => word)).not.toContain("wallaby");
    expect(index.found("tunnel")).toEqual(["Second tunnel"]);
  };
  index.change(["news/1"], []);
  isGone();
  index.reopen();
  isGone();
  index.change([], [news(3, "A bridge"), news(1, "Wallaby tunnel")]);
  expect(index.meant("waklaby")).toBe("wallaby");
  index.reopen();
  for (const [q, name] of [
    ["wallaby", "Wallaby tunnel"],
    ["second", "Second tunnel"],
    ["bridge", "A bridge"],
  ] as const)
    expect(index.found(q)).toEqual([name]);
});

test("a word that an item keeps while it is replaced keeps its number", () => {
  const index = opened();
  index.change([], [news(1, "Wallaby tunnel")]);
  const before = index.words();
  index.change(["news/1"], [news(1, "Wallaby tunnel")]);
  expect(index.words()).toEqual(before);
  expect(index.found("walaby")).toEqual(["Wallaby tunnel"]);
});

test("parts written by many changes are merged when the index is complete, since a word is looked up in each part", () => {
  const index = opened();
  for (const id of [1, 2, 3]) index.begin([news(id, `Tunnel ${id}`)]);
  expect(index.parts()).toBeGreaterThan(1);
  index.change([], []);
  expect(index.parts()).toBe(1);
  expect(index.found("tunnel")).toHaveLength(3);
});

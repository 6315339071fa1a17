import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { nepaliFont, shaper, unpacked } from "./nepali-font.ts";

const root = path.join(import.meta.dirname, "../..");
const cut = path.join(root, "site/app/styles/fonts/noto-nepali.woff2");

/** Returns words of the interface and of the sample firm. The table of fonts from before Unicode has single signs, not words. */
async function ownWords(): Promise<string[]> {
  const files = globSync(["site/app/**/*.{ts,tsx}", "contract/**/*.ts", "content/**/*.ts"], { cwd: root }).filter(
    (file) => !/node_modules|\.test\.|legacy-fonts\.ts$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), "utf8")));
  return [...new Set(texts.flatMap((text) => text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []))];
}

test("the subset sets every Nepali word of ours like the whole font", async () => {
  const whole = shaper(await nepaliFont());
  const small = shaper(await unpacked(await readFile(cut)));
  const words = await ownWords();
  expect(words.length).toBeGreaterThan(2000);
  expect(words.filter((word) => small.placesOf(word) !== whole.placesOf(word))).toEqual([]);
});

test("the subset joins any two consonants like the whole font", async () => {
  const whole = shaper(await nepaliFont());
  const small = shaper(await unpacked(await readFile(cut)));
  const consonants = [..."कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह"];
  const pairs = consonants.flatMap((first) => consonants.map((second) => `${first}्${second}`));
  expect(pairs.filter((pair) => small.placesOf(pair) !== whole.placesOf(pair))).toEqual([]);
});

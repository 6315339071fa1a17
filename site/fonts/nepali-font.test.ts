import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { nepaliFont, shaper, unpacked } from "./nepali-font.ts";

const root = path.join(import.meta.dirname, "../..");
const fonts = path.join(root, "site/app/styles/fonts");
const [cut, sans] = [path.join(fonts, "noto-nepali.woff2"), path.join(fonts, "plex-sans.woff2")];

/** Returns words of the interface and of the sample firm. The table of fonts from before Unicode has single signs, not words. */
async function ownWords(): Promise<string[]> {
  const files = globSync(["site/app/**/*.{ts,tsx}", "contract/**/*.ts", "content/**/*.ts"], { cwd: root }).filter(
    (file) => !/node_modules|\.test\.|legacy-fonts\.ts$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), "utf8")));
  return [...new Set(texts.flatMap((text) => text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []))];
}

/** The most that a place differs, of a thousand to the size of a letter: the regular weight is on a straight line between the others. */
const most = { 300: 1, 400: 16, 500: 4 };

for (const weight of [300, 400, 500] as const) {
  test(`the subset sets every Nepali word of ours like the whole font at weight ${weight}`, async () => {
    const words = await ownWords();
    expect(words.length).toBeGreaterThan(2000);
    expect(await setOtherwise(words, weight)).toEqual([]);
  });

  test(`the subset joins any two consonants like the whole font at weight ${weight}`, async () => {
    const consonants = [..."कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह"];
    const pairs = consonants.flatMap((first) => consonants.map((second) => `${first}्${second}`));
    expect(await setOtherwise(pairs, weight)).toEqual([]);
  });
}

for (const weight of [300, 400, 500] as const) {
  test(`spaces and signs of Nepali texts are as wide as in English ones at weight ${weight}`, async () => {
    const signs = [..." \u00a0!%()+,-./:;?©°·×–—‘’“”…0"];
    const widthsIn = async (file: string) => {
      const { placesOf } = shaper(await unpacked(await readFile(file)), weight);
      return signs.map((sign) => placesOf(sign)[0] ?? 0);
    };
    const [asked, got] = await Promise.all([widthsIn(sans), widthsIn(cut)]);
    expect(Math.min(...got)).toBeGreaterThan(200);
    expect(signs.filter((_, at) => Math.abs((got[at] ?? 0) - (asked[at] ?? 0)) > most[weight])).toEqual([]);
  });
}

/** The number of glyphs of a text in Nepali, and whether they are those of Hindi. */
async function inNepali(text: string) {
  const font = await unpacked(await readFile(cut));
  const [ours, theirs] = [shaper(font).numbersOf(text), shaper(font, 400, "hi").numbersOf(text)];
  return { glyphs: ours.length, isHindi: `${ours}` === `${theirs}` };
}

test.each([..."छटठडढ"])("र joins %s from below, as in राष्ट्रिय", async (letter) => {
  expect(await inNepali(`${letter}्र`)).toEqual({ glyphs: 2, isHindi: true });
});

test.each(["ईं", "ईँ"])("the signs of %s are one glyph, so that they do not overlap", async (letter) => {
  expect((await inNepali(letter)).glyphs).toBe(2);
});

test("nine has the form of Nepal, as have five, eight and झ", async () => {
  const forms = await Promise.all([..."९५८झ"].map(async (letter) => (await inNepali(letter)).isHindi));
  expect(forms).toEqual([true, false, false, false]);
});

test("digits after a middle dot, which browsers take for Mahajani, have the same forms", async () => {
  const font = await unpacked(await readFile(cut));
  const digits = "०१२३४५६७८९";
  expect(shaper(font, 400, "ne", "Mahj").numbersOf(digits)).toEqual(shaper(font).numbersOf(digits));
});

/** The texts that the subset sets with other glyphs, or with one at another place. */
async function setOtherwise(texts: string[], weight: keyof typeof most): Promise<string[]> {
  const whole = shaper(await nepaliFont(), weight);
  const small = shaper(await unpacked(await readFile(cut)), weight);
  return texts.filter((text) => {
    const [ours, theirs] = [small.placesOf(text), whole.placesOf(text)];
    return (
      ours.length !== theirs.length || ours.some((place, at) => Math.abs(place - (theirs[at] ?? 0)) > most[weight])
    );
  });
}

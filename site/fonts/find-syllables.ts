/**
 * Finds syllables that show every conjunct of written Nepali, for `make-fonts.ts`: one for each glyph that no other letter
 * includes. `node site/fonts/find-syllables.ts WORDS` prints them; WORDS is the list of Debian's package hunspell-ne
 * (`/usr/share/hunspell/ne_NP.dic`), to which the site's own texts are added.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { nepaliFont, shaper } from "./nepali-font.ts";

const root = path.join(import.meta.dirname, "../..");
const own = globSync(["site/app/**/*.{ts,tsx}", "contract/**/*.ts", "content/**/*.ts"], { cwd: root })
  .filter((file) => !file.includes("node_modules"))
  .map((file) => path.join(root, file));
const words = new Set(
  [...process.argv.slice(2), ...own].flatMap(
    (file) => readFileSync(file, "utf8").match(/[\u0900-\u097f\u200c\u200d]+/g) ?? [],
  ),
);
/** Consonants joined by halanta, then signs. */
const syllable = /(?:[क-ह]़?्[\u200c\u200d]?)*[\u0904-\u0939ॐऽ]़?[\u093e-\u094c]*्?[ँंः]*/g;
const { glyphsOf } = shaper(await nepaliFont());
const syllables = new Set([...words].flatMap((word) => word.match(syllable) ?? []));
const known = new Set<number>();
const needed: string[] = [];
// Longest first: they include the glyphs of shorter ones.
for (const one of [...syllables].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))) {
  const found = glyphsOf(one);
  if ([...found].every((glyph) => known.has(glyph))) continue;
  needed.push(one);
  for (const glyph of found) known.add(glyph);
}
console.error(`${words.size} words, ${syllables.size} syllables, ${known.size} glyphs`);
console.log(needed.join(" "));

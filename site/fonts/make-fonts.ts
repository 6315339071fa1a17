/**
 * Subsets the site's fonts from their packages into `app/styles/fonts/`, which is committed: a build needs
 * none of this. Run it after a change here: `node site/fonts/make-fonts.ts`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { joined } from "./join-signs.ts";
import { cutGlyphs, nepaliFont, packed, shaper } from "./nepali-font.ts";
import { nepaliSyllables } from "./nepali-syllables.ts";
import { straightened } from "./straight-weights.ts";

const { resolve } = createRequire(import.meta.url);
const target = path.join(import.meta.dirname, "../app/styles/fonts");

const span = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
const without = (text: string, taken: string) => [...text].filter((character) => !taken.includes(character)).join("");

/** The characters of English pages; the rest of Latin is loaded where a name needs it. */
const latin = `${span(0x20, 0x7e)}\u00a0©°±²³·×Åãçéíôü–—‘’“”…′″−\u2009\u202f`;
/** Captions in mono: the letters of other European names, and signs. */
const captionsRest = without("§«®»¼½µ¹•Åàáãäåçèêíïñóôöøü", latin);
const latinRest = without(`${span(0xa1, 0xff)}•ıŒœ\u02bb\u02bcˆ˚˜‚„†‡‰‹›⁄€™∕`, latin);
/** The letters of Nepali (Unicode CLDR's exemplars), the joiners, and U+25CC for a sign without a letter. */
const nepali =
  `ँंः${span(0x905, 0x90b)}एऐओऔ${span(0x915, 0x928)}${span(0x92a, 0x930)}लवशषसहऽ` +
  `${span(0x93e, 0x943)}ेैोौ्ॐ।॥${span(0x966, 0x970)}\u200c\u200d\u25cc`;
/** The spaces and signs of Nepali texts, drawn as in English ones: their font has them, so that a first view waits for one font. */
const signs = " \u00a0!%()+,-./:;?©°·×–—‘’“”…";
/** Widths of columns (`ch`) are measured in zeros of a text's first font. */
const measure = "0";
const devanagariRest = `${without(span(0x900, 0x97f), nepali)}\u093c`;

const latinFeatures = ["kern", "mark", "ccmp", "locl", "tnum"];
const devanagariFeatures =
  "abvf abvm abvs akhn blwf blwm blws calt ccmp cjct dist half haln init kern locl mark mkmk nukt pref pres pstf psts rclt rkrf rlig rphf vatu".split(
    " ",
  );

/** From light headlines to emphasis: the rest of the axis is a quarter of the bytes. */
const weights = { min: 300, max: 500 };
const regular = 400;
const fromLightest = { ...weights, default: weights.min };
const sans = "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2";
const mono = "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2";
const noto = "@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2";

const cuts = [
  { name: "plex-sans", source: sans, text: latin, features: latinFeatures, axes: { wght: fromLightest } },
  { name: "plex-sans-rest", source: sans, text: latinRest, features: latinFeatures, axes: { wght: fromLightest } },
  { name: "plex-mono", source: mono, text: latin, features: ["ccmp"], axes: {} },
  { name: "plex-mono-rest", source: mono, text: captionsRest, features: ["ccmp"], axes: {} },
  {
    name: "noto-devanagari-rest",
    source: noto,
    text: nepali + devanagariRest,
    features: devanagariFeatures,
    axes: { wght: fromLightest },
  },
  // The language switch on an English page: one word must not load a whole script.
  { name: "nepali-label", source: noto, text: "नेपाली", features: devanagariFeatures, axes: { wght: regular } },
];

await mkdir(target, { recursive: true });
const whole = await nepaliFont();
for (const { name, source, text, features, axes } of cuts) {
  const font = source === noto ? whole : await readFile(resolve(source));
  const cutAt = (variationAxes: typeof axes) =>
    subsetFont(font, text, { targetFormat: "sfnt", keepFeatures: features, noHinting: true, variationAxes });
  const cut = await cutAt(axes);
  if (axes.wght !== fromLightest) await write(name, cut);
  // The marks over Devanagari have other places at other weights, which can be seen in headings.
  else await write(name, straightened(cut, source === sans ? await cutAt({ wght: regular }) : undefined));
}

// The glyphs of Nepali words, and pairs of consonants that the list of words lacks (पूर्वाह्ण, बुड्ढा). The others, conjuncts of
// three and more letters in other languages, would weigh 13 kB; written with halanta they are still readable.
const rarePairs = "झ्र ञ्र ड्ढ ढ्ढ ण्र द्ब ष्र ह्ण";
/** Five and eight have forms of their own in Nepal. */
const digits = span(0x966, 0x96f);
const { glyphsOf } = shaper(whole);
const cutNepali = await cutGlyphs(whole, {
  text: nepali,
  glyphs: glyphsOf(`${nepaliSyllables} ${rarePairs} ${digits}`),
  features: devanagariFeatures,
  weights,
});
const cutSigns = await subsetFont(await readFile(resolve(sans)), signs + measure, {
  targetFormat: "sfnt",
  keepFeatures: [],
  noHinting: true,
  variationAxes: { wght: fromLightest },
});
await write("noto-nepali", joined(straightened(cutNepali), straightened(cutSigns)));

/** The `unicode-range` values, to be copied to the style sheet when a list above changes. */
const letters = without(latin, signs);
for (const text of [latin, latinRest, captionsRest, nepali, devanagariRest, nepali + signs, letters])
  console.log(rangesOf(text));

async function write(name: string, font: Buffer): Promise<void> {
  const woff2 = await packed(font);
  await writeFile(path.join(target, `${name}.woff2`), woff2);
  console.log(`${name}: ${woff2.length} bytes`);
}

function rangesOf(text: string): string {
  const points = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`).join(", ");
}

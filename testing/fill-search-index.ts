import { mkdirSync } from "node:fs";
import path from "node:path";
import { type Locale, locales } from "@setu/contract/locale";
import { readEnvironment } from "../content/environment.ts";
import { openContent } from "../content/open.ts";
import { readRevision } from "../content/platform/store/state.ts";
import { openIndexFile, originOf } from "../content/search/index-file.ts";
import { SearchFile } from "../content/search/search-file.ts";
import type { SearchDocument } from "../content/search/source.ts";
import { searched } from "../content/searched.ts";

/**
 * `node testing/fill-search-index.ts TOTAL`, with the settings of a stopped site: builds its search index, filled up to TOTAL
 * entries with variations of its own content. Deterministic.
 */
const total = Number(process.argv[2]);
const env = readEnvironment(process.env, path.join(import.meta.dirname, ".."));
// Otherwise it would lock the index.
const content = await openContent({ ...env, port: 1 });
const { payload } = content;
const own: SearchDocument[] = [];
for (const { collection, read } of searched.items) {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0, select: {} });
  for (const { id } of docs) own.push(...(await read(payload, [Number(id)])));
}
for (const { read } of searched.whole) own.push(...(await read(payload)));
for (const { read, versions } of searched.versioned)
  own.push(...(await read(payload, [...(await versions(payload)).keys()])));
const revision = await readRevision(payload);

/** Random numbers between 0 and 1 (Park and Miller). */
let state = 1;
const random = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};
const drawn = <One>(several: readonly One[]): One => several[Math.floor(random() * several.length)] as One;
const syllables = ["ka", "ri", "mo", "lu", "te", "shi", "na", "go", "pe", "du", "ba", "chi", "so", "ra", "wa", "ju"];
/** One of 60,000 made-up words, some of them frequent. */
const madeUp = () => {
  let rest = Math.floor(60_000 * random() ** 3);
  let word = "";
  for (; rest > 0 || word.length < 4; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length];
  return word;
};

const sentencesIn = (locale: Locale) =>
  own
    .flatMap(({ texts }) => (texts[locale].body ?? []).flatMap((text) => text?.split(/(?<=[.?!।])\s+/) ?? []))
    .filter(Boolean);
const sentences = { en: sentencesIn("en"), ne: sentencesIn("ne") };

/** Without discussions: the site compares these with its own, and would delete the others when it starts. */
const varying = own.filter(({ kind }) => kind !== "page" && kind !== "legal" && kind !== "discussion");

function varied(number: number): SearchDocument {
  const original = drawn(varying);
  const word = madeUp();
  const textsIn = (locale: Locale) => ({
    ...original.texts[locale],
    title: `${original.texts[locale].title} ${word}`,
    body: Array.from({ length: 8 }, () => `${drawn(sentences[locale])} ${madeUp()}`),
  });
  const [en, ne] = locales.map(textsIn);
  return { ...original, name: `${original.name}-${number}`, texts: { en, ne } as SearchDocument["texts"] };
}

const folder = path.join(env.dataDir, "derived");
mkdirSync(folder, { recursive: true });
const file = new SearchFile(openIndexFile(path.join(folder, `search-${env.port}.db`), originOf(env)));
const began = performance.now();
file.change([], own);
for (let made = own.length; made < total; made += 500) {
  file.change(
    [],
    Array.from({ length: Math.min(500, total - made) }, (_, index) => varied(made + index)),
  );
}
file.change([], [], revision);
console.log(`${file.entries} entries in ${Math.round(performance.now() - began)} ms`);
file.file.close();
await content.close();
process.exit(0);

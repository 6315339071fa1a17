import { fontOf, tablesOf } from "./tables.ts";

/** The numbers of a language's features; 0xffff as the required one means none. */
interface Language {
  required: number;
  features: number[];
}
interface Script {
  tag: string;
  languages: Map<string, Language>;
}
interface Feature {
  tag: string;
  lookups: number[];
}
interface Glyphs {
  nine: number;
  /** र् over a letter, which is also a part of ई. */
  reph: number;
}

const [singles, ligatures, extension] = [1, 4, 7];
/** The key of what is valid for all languages of a script. */
const standard = "";

/**
 * Mends three faults of Noto Sans Devanagari 2.006 as its version 2.007 does (notofonts/devanagari, f0e1a1e, d44d6ed
 * and 5bda8a5), which no package has yet: in Nepali, र is not joined to letters without a stem (ट्र, ड्र, राष्ट्रिय);
 * nine has a form that is not Nepal's; and the signs over ई overlap (तपाईं, तपाईँ).
 *
 * @throws Error: the font is not built like that version.
 */
export function mendedNepali(font: Buffer, { nine, reph }: Glyphs): Buffer {
  const tables = tablesOf(font);
  const table = tables.get("GSUB");
  if (table?.readUInt32BE(0) !== 0x10000) throw new Error("This font has no substitutions of version 1.0.");
  // Browsers shape by "dev2". The parts that only Marathi, Sanskrit and Santali need weigh a kilobyte.
  const scripts = scriptsOf(table.subarray(table.readUInt16BE(4))).filter(({ tag }) => ["DFLT", "dev2"].includes(tag));
  for (const { languages } of scripts)
    for (const name of languages.keys()) if (![standard, "NEP "].includes(name)) languages.delete(name);
  const features = featuresOf(table.subarray(table.readUInt16BE(6)));
  const lookups = Buffer.from(table.subarray(table.readUInt16BE(8)));

  const featuresIn = (script: string, language: string): number[] => {
    const found = scripts.find(({ tag }) => tag === script)?.languages.get(language);
    if (!found) throw new Error(`This font knows no "${script}", or nothing of its own for "${language}".`);
    return found.features;
  };
  const tagIs = (tag: string) => (feature: number) => features[feature]?.tag === tag;
  const nepali = featuresIn("dev2", "NEP ");
  nepali.push(...featuresIn("dev2", standard).filter(tagIs("blwf")));
  nepali.sort((a, b) => a - b);
  const local = nepali.filter(tagIs("locl"));
  for (const lookup of local.flatMap((feature) => features[feature]?.lookups ?? [])) keep(lookups, lookup, nine);
  // Browsers take digits after a middle dot for Mahajani, which has both: the font has no such script (Unicode's script extensions).
  featuresIn("DFLT", standard).push(...local);

  // The same joining of signs once more, after ई has been taken apart.
  const again = lookups.readUInt16BE(0);
  const joining = Array.from({ length: again }, (_, lookup) => lookup).find((lookup) =>
    joinsOnly(lookups, lookup, reph),
  );
  if (joining === undefined) throw new Error("This font joins no signs to र् over a letter.");
  for (const { tag, lookups: used } of features) if (tag === "abvs") used.push(again);

  tables.set("GSUB", written(scriptList(scripts), featureList(features), oneMore(lookups, joining)));
  return fontOf(font.readUInt32BE(0), tables);
}

const numbers = (table: Buffer, from: number): number[] =>
  Array.from({ length: table.readUInt16BE(from) }, (_, index) => table.readUInt16BE(from + 2 + 2 * index));

/** Reads a list of tags, each with the place of its table. */
const tagged = (table: Buffer, from: number): [tag: string, table: Buffer][] =>
  Array.from({ length: table.readUInt16BE(from) }, (_, index) => {
    const at = from + 2 + 6 * index;
    return [table.toString("latin1", at, at + 4), table.subarray(table.readUInt16BE(at + 4))];
  });

const languageOf = (table: Buffer): Language => ({ required: table.readUInt16BE(2), features: numbers(table, 4) });

const scriptsOf = (list: Buffer): Script[] =>
  tagged(list, 0).map(([tag, script]) => {
    const common = script.readUInt16BE(0);
    const languages = new Map(tagged(script, 2).map(([name, language]) => [name, languageOf(language)]));
    if (common > 0) languages.set(standard, languageOf(script.subarray(common)));
    return { tag, languages };
  });

const featuresOf = (list: Buffer): Feature[] =>
  tagged(list, 0).map(([tag, feature]) => ({ tag, lookups: numbers(feature, 2) }));

/** The subtables of a lookup of one kind; none if it is of another. */
function subtables(lookups: Buffer, lookup: number, kind: number): Buffer[] {
  const table = lookups.subarray(lookups.readUInt16BE(2 + 2 * lookup));
  const type = table.readUInt16BE(0);
  const found = numbers(table, 4).map((at) => table.subarray(at));
  if (type !== extension) return type === kind ? found : [];
  return found.filter((one) => one.readUInt16BE(2) === kind).map((one) => one.subarray(one.readUInt32BE(4)));
}

/** The glyphs that a subtable begins with, in the order of their replacements. */
function covered(subtable: Buffer): number[] {
  const coverage = subtable.subarray(subtable.readUInt16BE(2));
  if (coverage.readUInt16BE(0) === 1) return numbers(coverage, 2);
  return Array.from({ length: coverage.readUInt16BE(2) }, (_, range) => {
    const [first, last] = [coverage.readUInt16BE(4 + 6 * range), coverage.readUInt16BE(6 + 6 * range)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  }).flat();
}

const joinsOnly = (lookups: Buffer, lookup: number, glyph: number): boolean =>
  subtables(lookups, lookup, ligatures).some((subtable) => `${covered(subtable)}` === `${glyph}`);

/** Makes a lookup replace a glyph with the same glyph. */
function keep(lookups: Buffer, lookup: number, glyph: number): void {
  for (const subtable of subtables(lookups, lookup, singles)) {
    const place = covered(subtable).indexOf(glyph);
    if (place < 0) continue;
    if (subtable.readUInt16BE(0) !== 2) throw new Error("This font replaces its digits by a distance.");
    subtable.writeUInt16BE(glyph, 6 + 2 * place);
  }
}

const numbersTable = (...values: number[]): Buffer => {
  const table = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) table.writeUInt16BE(value, 2 * index);
  return table;
};

/** Writes a list of tags with their tables behind it, after `head`. */
function taggedList(head: Buffer, entries: [tag: string, table: Buffer][]): Buffer {
  const records = entries.map(([tag]) => Buffer.from(`${tag}\0\0`, "latin1"));
  let from = head.length + 2 + 6 * entries.length;
  for (const [index, [, table]] of entries.entries()) {
    records[index]?.writeUInt16BE(from, 4);
    from += table.length;
  }
  return Buffer.concat([head, numbersTable(entries.length), ...records, ...entries.map(([, table]) => table)]);
}

const languageTable = ({ required, features }: Language): Buffer =>
  numbersTable(0, required, features.length, ...features);

const scriptList = (scripts: Script[]): Buffer =>
  taggedList(
    Buffer.alloc(0),
    scripts.map(({ tag, languages }) => {
      const others = [...languages].filter(([name]) => name !== standard);
      const common = languages.get(standard);
      const head = numbersTable(0);
      const script = taggedList(
        head,
        others.map(([name, language]) => [name, languageTable(language)]),
      );
      if (common) script.writeUInt16BE(script.length, 0);
      return [tag, common ? Buffer.concat([script, languageTable(common)]) : script];
    }),
  );

const featureList = (features: Feature[]): Buffer =>
  taggedList(
    Buffer.alloc(0),
    features.map(({ tag, lookups }) => [tag, numbersTable(0, lookups.length, ...lookups)]),
  );

/** Adds a lookup at the end that does the same as an earlier one. */
function oneMore(lookups: Buffer, same: number): Buffer {
  const places = numbers(lookups, 0);
  const moved = [...places, places[same] ?? 0].map((place) => place + 2);
  return Buffer.concat([numbersTable(moved.length, ...moved), lookups.subarray(2 + 2 * places.length)]);
}

function written(...lists: [scripts: Buffer, features: Buffer, lookups: Buffer]): Buffer {
  const head = numbersTable(1, 0, 0, 0, 0);
  let from = head.length;
  for (const [index, list] of lists.entries()) {
    head.writeUInt16BE(from, 4 + 2 * index);
    from += list.length;
  }
  return Buffer.concat([head, ...lists]);
}

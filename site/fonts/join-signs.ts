import { fontOf, type Tables, tablesOf } from "./tables.ts";

/** Flags of a part of a composed glyph (OpenType, table `glyf`). */
const [wideArguments, hasScale, morePartsFollow, hasTwoScales, hasMatrix] = [0x1, 0x8, 0x20, 0x40, 0x80];
const longLocations = 1;
const unicodeEnd = 0xffff;

/**
 * Adds the glyphs of `signs` to a font, after its own; a character that both have looks as in `signs`. Both vary along
 * one straight line (straight-weights.ts), and have glyphs of the same size. The font then has the measures of `signs`
 * that a text's first font decides: underlines, and the height of small letters and capitals. Widths at other weights
 * are those of the outlines: the table that repeats them is dropped.
 *
 * @throws Error: their glyphs are not of the same size.
 */
export function joined(font: Buffer, signs: Buffer): Buffer {
  const [tables, added] = [tablesOf(font), tablesOf(signs)];
  const read = (from: Tables, tag: string) => from.get(tag) ?? missing(tag);
  const both = (tag: string) => [read(tables, tag), read(added, tag)] as const;
  const [head, headOfSigns] = both("head");
  if (head.readUInt16BE(18) !== headOfSigns.readUInt16BE(18)) throw new Error("The fonts' letters differ in size.");
  const [maxp, maxpOfSigns] = both("maxp");
  const count = maxp.readUInt16BE(4);
  const total = count + maxpOfSigns.readUInt16BE(4);

  const glyphs = [...glyphsOf(tables, read), ...glyphsOf(added, read).map((glyph) => renumbered(glyph, count))];
  tables.set("glyf", Buffer.concat(glyphs));
  tables.set("loca", uint32s(offsetsOf(glyphs)));
  head.writeUInt16BE(longLocations, 50);
  tables.set("gvar", joinedWays(...both("gvar")));
  tables.set("hmtx", Buffer.concat([widthsOf(tables, read), widthsOf(added, read)]));
  read(tables, "hhea").writeUInt16BE(total, 34);
  const characters = charactersOf(read(tables, "cmap"));
  for (const [character, glyph] of charactersOf(read(added, "cmap"))) characters.set(character, glyph + count);
  tables.set("cmap", cmapOf([...characters].sort(([a], [b]) => a - b)));
  // The most points, contours and parts of a glyph: each the larger one.
  for (let at = 6; at < 32; at += 2)
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), maxpOfSigns.readUInt16BE(at)), at);
  maxp.writeUInt16BE(total, 4);
  const [os2, os2OfSigns] = both("OS/2");
  os2OfSigns.copy(os2, 86, 86, 90);
  const [post, postOfSigns] = both("post");
  postOfSigns.copy(post, 8, 8, 12);
  tables.delete("HVAR");
  return fontOf(font.readUInt32BE(0), tables);
}

function missing(tag: string): never {
  throw new Error(`The font has no table ${tag}.`);
}

type Read = (from: Tables, tag: string) => Buffer;

function glyphsOf(tables: Tables, read: Read): Buffer[] {
  const [glyf, loca] = [read(tables, "glyf"), read(tables, "loca")];
  const isLong = read(tables, "head").readUInt16BE(50) === longLocations;
  const offset = (glyph: number) => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  return Array.from({ length: read(tables, "maxp").readUInt16BE(4) }, (_, glyph) =>
    glyf.subarray(offset(glyph), offset(glyph + 1)),
  );
}

/** A composed glyph names its parts by their numbers. */
function renumbered(glyph: Buffer, by: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  const copy = Buffer.from(glyph);
  for (let at = 10, flags = morePartsFollow; flags & morePartsFollow; ) {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(copy.readUInt16BE(at + 2) + by, at + 2);
    at += 4 + (flags & wideArguments ? 4 : 2);
    at += flags & hasScale ? 2 : flags & hasTwoScales ? 4 : flags & hasMatrix ? 8 : 0;
  }
  return copy;
}

/** Returns where each part of a table begins, and where the last one ends. */
function offsetsOf(parts: Buffer[]): number[] {
  let end = 0;
  return [0, ...parts.map((part) => (end += part.length))];
}

function uint32s(values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

function uint16s(values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * index);
  return bytes;
}

/** Width and left edge of each glyph: fonts may leave out the widths of the last ones, which are equal. */
function widthsOf(tables: Tables, read: Read): Buffer {
  const hmtx = read(tables, "hmtx");
  const full = read(tables, "hhea").readUInt16BE(34);
  const last = hmtx.readUInt16BE(4 * (full - 1));
  return Buffer.concat(
    Array.from({ length: read(tables, "maxp").readUInt16BE(4) }, (_, glyph) =>
      glyph < full
        ? hmtx.subarray(4 * glyph, 4 * glyph + 4)
        : uint16s([last, hmtx.readInt16BE(4 * full + 2 * (glyph - full))]),
    ),
  );
}

/** Joins two `gvar` tables as straight-weights.ts writes them: one way, which all glyphs share, and long offsets. */
function joinedWays(first: Buffer, second: Buffer): Buffer {
  const waysOf = (gvar: Buffer) =>
    Array.from({ length: gvar.readUInt16BE(12) }, (_, glyph) =>
      gvar.subarray(
        gvar.readUInt32BE(16) + gvar.readUInt32BE(20 + 4 * glyph),
        gvar.readUInt32BE(16) + gvar.readUInt32BE(24 + 4 * glyph),
      ),
    );
  const ways = [...waysOf(first), ...waysOf(second)];
  const offsets = uint32s(offsetsOf(ways));
  const shared = first.subarray(first.readUInt32BE(8), first.readUInt32BE(8) + 2);
  const head = Buffer.from(first.subarray(0, 20));
  head.writeUInt32BE(head.length + offsets.length, 8);
  head.writeUInt16BE(ways.length, 12);
  head.writeUInt32BE(head.length + offsets.length + shared.length, 16);
  return Buffer.concat([head, offsets, shared, ...ways]);
}

/** Reads the glyphs of characters from a `cmap` table, in the format of fonts without characters beyond U+FFFF. */
function charactersOf(cmap: Buffer): Map<number, number> {
  const table = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  ).find((one) => one.readUInt16BE(0) === 4);
  if (!table) throw new Error("The font has no table of characters up to U+FFFF.");
  const size = table.readUInt16BE(6);
  const found = new Map<number, number>();
  for (let at = 14; at < 14 + size; at += 2) {
    const [end, start] = [table.readUInt16BE(at), table.readUInt16BE(at + size + 2)];
    const [delta, offset] = [table.readUInt16BE(at + 2 * size + 2), table.readUInt16BE(at + 3 * size + 2)];
    for (let character = start; character <= end && character < unicodeEnd; character += 1) {
      const listed = offset && table.readUInt16BE(at + 3 * size + 2 + offset + 2 * (character - start));
      const glyph = offset && listed === 0 ? 0 : ((listed || character) + delta) & 0xffff;
      if (glyph > 0) found.set(character, glyph);
    }
  }
  return found;
}

/** Writes a `cmap` table: runs of characters whose glyphs are neighbours too. */
function cmapOf(characters: [number, number][]): Buffer {
  const runs: { start: number; end: number; delta: number }[] = [];
  for (const [character, glyph] of characters) {
    const last = runs.at(-1);
    if (last?.end === character - 1 && last.delta === glyph - character) last.end = character;
    else runs.push({ start: character, end: character, delta: glyph - character });
  }
  runs.push({ start: unicodeEnd, end: unicodeEnd, delta: 1 });
  const power = 2 ** Math.floor(Math.log2(runs.length));
  const table = uint16s([
    ...[4, 16 + 8 * runs.length, 0, 2 * runs.length, 2 * power, Math.log2(power), 2 * (runs.length - power)],
    ...[...runs.map(({ end }) => end), 0, ...runs.map(({ start }) => start), ...runs.map(({ delta }) => delta)],
    ...runs.map(() => 0),
  ]);
  // One table for both: Unicode's own platform, and Windows'.
  return Buffer.concat([uint16s([0, 2, 0, 3, 0, 20, 3, 1, 0, 20]), table]);
}

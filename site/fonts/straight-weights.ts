import { fontOf, tablesOf } from "./tables.ts";

const one = 0x4000;
const [embeddedPeak, intermediate, privatePoints, tupleIndex] = [0x8000, 0x4000, 0x2000, 0x0fff];
const [sharedPoints, tupleCount] = [0x8000, 0x0fff];

/**
 * Steps of nine thousandths of the font size weigh a third less. A regular glyph is then at most a twenty-fifth of a
 * pixel off in a text, a medium one twice that.
 */
const step = 9;
/** The last four points of a glyph are its width and height, which stay exact. */
const measures = 4;
const rounded = (moves: number[]) =>
  moves.map((move, at) => (at < moves.length - measures ? step * Math.round(move / step) : move));

/**
 * Makes a font vary in a straight line from its lightest weight, which must be its default, to its heaviest. It stores
 * two ways for each outline, one to the regular weight and one from there on. The regular weight is so near to the
 * straight line that one way is enough, which halves the part that makes up most of a variable font's bytes. With
 * `regular`, a cut of the same glyphs at that weight, the kerning is the same at all weights.
 *
 * @throws Error: the font has one weight only.
 */
export function straightened(font: Buffer, regular?: Buffer): Buffer {
  const tables = tablesOf(font);
  for (const tag of ["GPOS", "GDEF"]) {
    const table = regular && tablesOf(regular).get(tag);
    if (table) tables.set(tag, table);
  }
  const gvar = tables.get("gvar");
  if (!gvar) throw new Error("This font has one weight only.");
  tables.set("gvar", straightOutlines(gvar));
  const [widths, places] = [tables.get("HVAR"), tables.get("GDEF")];
  if (widths) straightenStore(widths, widths.readUInt32BE(4));
  // Older versions of the table have no such store.
  if (places && places.readUInt16BE(2) >= 3) straightenStore(places, places.readUInt32BE(14));
  // The position of underlines, and names that only a menu of fonts shows.
  for (const unused of ["MVAR", "STAT"]) tables.delete(unused);
  return fontOf(font.readUInt32BE(0), tables);
}

/** Drops the way to the weight between the ends from a `gvar` table, and draws the other one straight. */
function straightOutlines(gvar: Buffer): Buffer {
  const glyphs = gvar.readUInt16BE(12);
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const offsetOf = (glyph: number) =>
    gvar.readUInt32BE(16) + (isLong ? gvar.readUInt32BE(20 + 4 * glyph) : 2 * gvar.readUInt16BE(20 + 2 * glyph));
  const peaks = Array.from({ length: gvar.readUInt16BE(6) }, (_, index) =>
    gvar.readInt16BE(gvar.readUInt32BE(8) + 2 * index),
  );
  const ways = Array.from({ length: glyphs }, (_, glyph) =>
    straightWay(gvar.subarray(offsetOf(glyph), offsetOf(glyph + 1)), peaks),
  );
  const start = 20 + 4 * (glyphs + 1);
  const head = Buffer.alloc(start + 2);
  gvar.copy(head, 0, 0, 6);
  head.writeUInt16BE(1, 6);
  head.writeUInt32BE(start, 8);
  head.writeUInt16BE(glyphs, 12);
  head.writeUInt16BE(1, 14);
  head.writeUInt32BE(start + 2, 16);
  head.writeInt16BE(one, start);
  let from = 0;
  for (const [glyph, way] of ways.entries()) {
    head.writeUInt32BE(from, 20 + 4 * glyph);
    from += way.length;
  }
  head.writeUInt32BE(from, 20 + 4 * glyphs);
  return Buffer.concat([head, ...ways]);
}

/** Returns what a glyph's outline adds to become the heaviest weight: the entry of `gvar` without the other way. */
function straightWay(entry: Buffer, peaks: number[]): Buffer {
  if (entry.length === 0) return entry;
  const count = entry.readUInt16BE(0);
  const shared = count & sharedPoints ? pointsAt(entry, entry.readUInt16BE(2)) : undefined;
  let at = 4;
  let from = shared?.end ?? entry.readUInt16BE(2);
  for (let tuple = 0; tuple < (count & tupleCount); tuple += 1) {
    const flags = entry.readUInt16BE(at + 2);
    const peak = flags & embeddedPeak ? entry.readInt16BE(at + 4) : peaks[flags & tupleIndex];
    const end = from + entry.readUInt16BE(at);
    if (peak === one) {
      const own = flags & privatePoints ? pointsAt(entry, from) : undefined;
      const points = own ?? shared;
      if (!points) throw new Error("A way without points.");
      const deltas = entry.subarray(own?.end ?? from, end);
      const head = Buffer.from([0, 1, 0, 8, 0, 0, privatePoints >> 8, 0]);
      const moves = unpackedDeltas(deltas);
      // All to the right, then all upwards: no run may hold both.
      const [right, up] = [moves.slice(0, moves.length / 2), moves.slice(moves.length / 2)];
      const body = Buffer.concat([points.packed, packedDeltas(rounded(right)), packedDeltas(rounded(up))]);
      head.writeUInt16BE(body.length, 4);
      return Buffer.concat([head, body]);
    }
    at += 4 + (flags & embeddedPeak ? 2 : 0) + (flags & intermediate ? 4 : 0);
    from = end;
  }
  return Buffer.alloc(0);
}

/** Reads the packed numbers of the points that a way moves. */
function pointsAt(entry: Buffer, from: number): { packed: Buffer; end: number } {
  let end = from + 1;
  let left = entry.readUInt8(from);
  if (left & 0x80) {
    left = entry.readUInt16BE(from) & 0x7fff;
    end += 1;
  }
  while (left > 0) {
    const control = entry.readUInt8(end);
    const run = (control & 0x7f) + 1;
    end += 1 + run * (control & 0x80 ? 2 : 1);
    left -= run;
  }
  return { packed: entry.subarray(from, end), end };
}

function unpackedDeltas(bytes: Buffer): number[] {
  const deltas: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const control = bytes.readUInt8(at);
    at += 1;
    for (let left = (control & 0x3f) + 1; left > 0; left -= 1) {
      if (control & 0x80) deltas.push(0);
      else if (control & 0x40) {
        deltas.push(bytes.readInt16BE(at));
        at += 2;
      } else {
        deltas.push(bytes.readInt8(at));
        at += 1;
      }
    }
  }
  return deltas;
}

/** The kinds of runs of a packed list: bits of its first byte. */
const [bytesRun, wordsRun, zerosRun] = [0, 0x40, 0x80];
const kindOf = (delta: number) => (delta === 0 ? zerosRun : delta >= -128 && delta <= 127 ? bytesRun : wordsRun);
const longestRun = 64;

function packedDeltas(deltas: number[]): Buffer {
  const runs: Buffer[] = [];
  for (let at = 0; at < deltas.length; ) {
    const kind = kindOf(deltas[at] ?? 0);
    let end = at + 1;
    while (end < deltas.length && end - at < longestRun && kindOf(deltas[end] ?? 0) === kind) end += 1;
    const run = deltas.slice(at, end);
    runs.push(Buffer.from([kind | (run.length - 1)]));
    if (kind === bytesRun) runs.push(Buffer.from(Int8Array.from(run).buffer));
    if (kind === wordsRun) runs.push(...run.map((delta) => Buffer.from([(delta >> 8) & 0xff, delta & 0xff])));
    at = end;
  }
  return Buffer.concat(runs);
}

/** Does the same to other measures, in the table's item variation store that begins at `store`. */
function straightenStore(table: Buffer, store: number): void {
  const regions = store + table.readUInt32BE(store + 2);
  for (let region = 0; region < table.readUInt16BE(regions + 2); region += 1) {
    const place = regions + 4 + 6 * region;
    const isHeaviest = table.readInt16BE(place + 2) === one;
    // No weight is below the default: the other region has no effect.
    for (const [index, coordinate] of (isHeaviest ? [0, one, one] : [-one, -one, 0]).entries())
      table.writeInt16BE(coordinate, place + 2 * index);
  }
}

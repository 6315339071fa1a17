import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Face, Font, Buffer as GlyphBuffer, shape, shapeWithTrace, TracePhase, Variation } from "harfbuzzjs";
import { mendedNepali } from "./mended-nepali.ts";

const fromHere = createRequire(import.meta.url);
const fromSubsetFont = createRequire(fromHere.resolve("subset-font"));
const { convert } = fromSubsetFont("fontverter") as {
  convert(font: Buffer, to: string, from?: string): Promise<Buffer>;
};

const noto = "@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2";

/** Returns a font's tables as HarfBuzz reads them. */
export const unpacked = async (woff2: Buffer): Promise<Buffer> => Buffer.from(await convert(woff2, "truetype"));

export const packed = async (font: Buffer): Promise<Buffer> => Buffer.from(await convert(font, "woff2", "truetype"));

/** Reads Noto Sans Devanagari, with all its features, mended. */
export async function nepaliFont(): Promise<Buffer> {
  const font = await unpacked(await readFile(fromHere.resolve(noto)));
  const { numbersOf } = shaper(font, 400, "hi");
  const [nine = 0, rephed = []] = [numbersOf("९")[0], numbersOf("र्क")];
  return mendedNepali(font, { nine, reph: rephed[1] ?? 0 });
}

/** Shapes texts with a font at a weight: gives the glyphs' advances and offsets, and every intermediate glyph. */
export function shaper(bytes: Buffer, weight = 400, language = "ne", script?: string) {
  const font = new Font(new Face(new Blob(new Uint8Array(bytes)), 0));
  font.setVariations([new Variation("wght", weight)]);
  const bufferOf = (text: string) => {
    const buffer = new GlyphBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    if (script) buffer.setScript(script);
    return buffer;
  };
  return {
    /** Glyph ids differ from font to font, so only the positions are given. */
    placesOf(text: string): number[] {
      const buffer = bufferOf(text);
      shape(font, buffer);
      return buffer.getGlyphPositions().flatMap(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset]);
    },
    numbersOf(text: string): number[] {
      const buffer = bufferOf(text);
      shape(font, buffer);
      return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
    },
    glyphsOf(text: string): Set<number> {
      const trace = shapeWithTrace(font, bufferOf(text), [], 0, TracePhase.DONT_STOP);
      return new Set(
        trace.flatMap(({ t }) => (t as { g?: number }[]).flatMap(({ g }) => (g === undefined ? [] : [g]))),
      );
    },
  };
}

type Wasm = Record<string, (...args: unknown[]) => number> & { memory: WebAssembly.Memory };

const tagOf = (name: string) => [...name].reduce((sum, letter) => (sum << 8) + letter.charCodeAt(0), 0);
/** From hb-subset.h. */
const [noHinting, noLayoutClosure, featureSet, writable] = [0x1, 0x200, 6, 2];

interface Cut {
  text: string;
  glyphs: Iterable<number>;
  features: string[];
  weights: { min: number; max: number };
}

/** Returns a font, lightest by default, with only the letters of `text` and the given glyphs of their conjuncts: subset-font would keep all conjuncts. */
export async function cutGlyphs(font: Buffer, { text, glyphs, features, weights }: Cut): Promise<Buffer> {
  const file = await readFile(fromSubsetFont.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
  const { instance } = await WebAssembly.instantiate(file);
  const hb = instance.exports as Wasm;
  hb["_initialize"]?.();
  const call = (name: string, ...args: unknown[]) => hb[name]?.(...args) ?? Number.NaN;
  const input = call("hb_subset_input_create_or_fail");
  const place = call("malloc", font.length);
  new Uint8Array(hb.memory.buffer).set(font, place);
  const face = call("hb_face_create", call("hb_blob_create", place, font.length, writable, 0, 0), 0);
  const kept = call("hb_subset_input_set", input, featureSet);
  call("hb_set_clear", kept);
  for (const feature of features) call("hb_set_add", kept, tagOf(feature));
  call("hb_subset_input_set_flags", input, noHinting | noLayoutClosure);
  const letters = call("hb_subset_input_unicode_set", input);
  for (const letter of text) call("hb_set_add", letters, letter.codePointAt(0));
  const forms = call("hb_subset_input_glyph_set", input);
  for (const glyph of glyphs) call("hb_set_add", forms, glyph);
  call("hb_subset_input_set_axis_range", input, face, tagOf("wght"), weights.min, weights.max, weights.min);
  const blob = call("hb_face_reference_blob", call("hb_subset_or_fail", face, input));
  return Buffer.from(
    new Uint8Array(hb.memory.buffer, call("hb_blob_get_data", blob, 0), call("hb_blob_get_length", blob)),
  );
}

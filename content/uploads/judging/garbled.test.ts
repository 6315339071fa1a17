import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { reasonFor } from "../../../testing/files/inspect-bytes.ts";
import { packedPdf, plainPdf } from "../../../testing/files/pdf-file.ts";
import { wordFile } from "../../../testing/files/word-file.ts";
import { pdfNames } from "../../platform/files/inspection/pdf-names.ts";

/** Bits to flip: a position as a share of the file's length, and which bit of that byte. */
const flips = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), fc.nat(7)), {
  minLength: 1,
  maxLength: 40,
});

function flipped(bytes: Buffer, places: [number, number][]): Buffer {
  const garbled = Buffer.from(bytes);
  for (const [share, bit] of places) {
    const at = Math.floor(share * bytes.length);
    garbled[at] = (garbled[at] ?? 0) ^ (1 << bit);
  }
  return garbled;
}

let files: Record<"docx" | "jpg" | "png" | "pdf", Buffer>;
beforeAll(async () => {
  const noise = sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 99, sigma: 30 },
    },
  });
  files = {
    docx: wordFile({ name: "word/media/image1.png", body: Buffer.alloc(900, 7), stored: true }),
    jpg: await noise.clone().jpeg().toBuffer(),
    png: await noise.clone().png().toBuffer(),
    pdf: packedPdf(),
  };
});

/** `reasonFor` rethrows every error that is not a refusal. */
test.each([
  ["docx", 300],
  ["jpg", 200],
  ["png", 200],
  ["pdf", 12],
] as const)(
  "a garbled %s is accepted or refused, and causes no other error",
  { timeout: 120_000 },
  async (type, numRuns) => {
    await fc.assert(
      fc.asyncProperty(flips, async (places) => {
        await reasonFor(flipped(files[type], places));
      }),
      { numRuns },
    );
  },
);

test("random bytes after a signature are accepted or refused, and cause no other error", {
  timeout: 60_000,
}, async () => {
  const signatures = ["504b0304", "ffd8ff", "89504e470d0a1a0a", "d0cf11e0a1b11ae1", ""];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...signatures), fc.uint8Array({ maxLength: 2_000 }), async (signature, bytes) => {
      expect(await reasonFor(Buffer.concat([Buffer.from(signature, "hex"), bytes]))).toBeTypeOf("string");
    }),
    { numRuns: 200 },
  );
});

test("any garbled PDF can be searched for names", () => {
  fc.assert(
    fc.property(fc.constantFrom(plainPdf(), packedPdf()), flips, (bytes, places) => {
      expect(Object.keys(pdfNames(flipped(bytes, places)))).toHaveLength(5);
    }),
    { numRuns: 300 },
  );
});

import { crc32, createInflateRaw } from "node:zlib";
import { RefusedFile } from "./refused-file.ts";
import type { ZipPart } from "./zip-parts.ts";

/** The number of bytes that tell one kind of file from another. */
const headBytes = 16;

/**
 * Unpacks a part piece by piece, so that only a piece is in memory, and no further than its declared size; returns its
 * first bytes, and all of them when they are `wanted`.
 * @throws RefusedFile when it contradicts the directory
 */
export async function unpack(part: ZipPart, wanted: boolean): Promise<Buffer> {
  const kept: Buffer[] = [];
  let size = 0;
  let sum = 0;
  try {
    for await (const piece of pieces(part)) {
      if (wanted || size < headBytes) kept.push(wanted ? piece : Buffer.from(piece.subarray(0, headBytes)));
      size += piece.length;
      sum = crc32(piece, sum);
      if (size > part.size) throw new RefusedFile("bomb", `${part.name} is longer than it says.`);
    }
  } catch (cause) {
    if (cause instanceof RefusedFile) throw cause;
    throw new RefusedFile("damaged", `${part.name} cannot be unpacked.`, { cause });
  }
  if (size !== part.size || sum !== part.crc32) throw new RefusedFile("damaged", `${part.name} is garbled.`);
  return Buffer.concat(kept);
}

async function* pieces(part: ZipPart): AsyncGenerator<Buffer> {
  if (!part.deflated) {
    yield part.packed;
    return;
  }
  const inflate = createInflateRaw();
  inflate.end(part.packed);
  for await (const piece of inflate as AsyncIterable<Buffer>) yield piece;
  // Bytes after the end of a deflated stream do not belong to it, and could hide something.
  if (inflate.bytesWritten !== part.packed.length) {
    throw new RefusedFile("polyglot", `${part.name} hides bytes behind its end.`);
  }
}

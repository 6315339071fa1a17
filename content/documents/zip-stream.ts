import { createReadStream } from "node:fs";
import { crc32 } from "node:zlib";

/** A file of an archive: its bytes, or where they lie. */
export interface ZipItem {
  name: string;
  content: Buffer | { file: string };
}

/** General purpose bits: sizes and sum follow the bytes; the name is UTF-8. */
const flags = 0x0008 | 0x0800;
const version = 20;
const signatures = { header: 0x04034b50, descriptor: 0x08074b50, entry: 0x02014b50, end: 0x06054b50 };

/** Words of two or four bytes, one after the other. */
function words(...given: [bytes: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(given.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of given) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** MS-DOS's time: two seconds are its smallest step. */
const timeOf = (at: Date) => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
const dayOf = (at: Date) => ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();

/**
 * An archive, made while it is read: no more than a piece of one file is in memory. The files are not packed, since PDFs, pictures and
 * texts of Word are packed already. Less than 4 GB in all (APPNOTE 6.3.10, without ZIP64).
 */
export async function* zipStream(
  items: Iterable<ZipItem> | AsyncIterable<ZipItem>,
  at = new Date(),
): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  const count = (bytes: Buffer) => {
    offset += bytes.length;
    return bytes;
  };
  for await (const { name, content } of items) {
    const start = offset;
    const title = Buffer.from(name);
    const common = [
      [2, flags],
      [2, 0],
      [2, timeOf(at)],
      [2, dayOf(at)],
    ] as const;
    yield count(
      Buffer.concat([
        words(
          [4, signatures.header],
          [2, version],
          ...common.map(pair),
          [4, 0],
          [4, 0],
          [4, 0],
          [2, title.length],
          [2, 0],
        ),
        title,
      ]),
    );
    let sum = 0;
    let size = 0;
    for await (const piece of Buffer.isBuffer(content) ? [content] : createReadStream(content.file)) {
      sum = crc32(piece, sum);
      size += piece.length;
      yield count(piece);
    }
    yield count(words([4, signatures.descriptor], [4, sum], [4, size], [4, size]));
    directory.push(
      words([4, signatures.entry], [2, version], [2, version], ...common.map(pair)),
      words([4, sum], [4, size], [4, size], [2, title.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, start]),
      title,
    );
  }
  const list = Buffer.concat(directory);
  const number = directory.length / 3;
  yield list;
  yield words([4, signatures.end], [2, 0], [2, 0], [2, number], [2, number], [4, list.length], [4, offset], [2, 0]);
}

const pair = ([bytes, value]: readonly [2, number]): [2, number] => [bytes, value];

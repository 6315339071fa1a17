import { RefusedFile } from "./refused-file.ts";
import { type Listed, type ZipLimits, zipDirectory } from "./zip-directory.ts";

/** The longest data descriptor, in which an entry may repeat its sizes after its bytes. Nothing else may be between entries. */
const descriptor = 24;
const headerSize = 30;
const headerSignature = 0x04034b50;
const flag = { encrypted: 0x1, sizesFollow: 0x8 };

/** One file of an archive, still packed. */
export interface ZipPart {
  name: string;
  packed: Buffer;
  deflated: boolean;
  size: number;
  crc32: number;
}

/**
 * The files of an archive. It refuses what two readers could understand differently: entries that overlap, bytes that
 * belong to none, headers that contradict the directory.
 * @throws RefusedFile
 */
export async function zipParts(bytes: Buffer, limits: ZipLimits): Promise<ZipPart[]> {
  const directory = await zipDirectory(bytes, limits);
  const inOrder = directory.listed.toSorted((one, other) => startOf(one) - startOf(other));
  let end = 0;
  const parts = inOrder.map((one) => {
    refuseGap(end, startOf(one));
    const part = partOf(bytes, one);
    end = part.packed.byteOffset - bytes.byteOffset + part.packed.length;
    return part;
  });
  refuseGap(end, directory.start);
  return parts;
}

const startOf = ({ entry }: Listed) => entry.relativeOffsetOfLocalHeader;

function refuseGap(end: number, start: number): void {
  if (start < end) throw new RefusedFile("bomb", "Entries overlap.");
  const gap = end === 0 ? 0 : descriptor;
  if (start - end > gap) throw new RefusedFile("polyglot", "Bytes are hidden between entries.");
}

/** Checks that an entry's own header agrees with the directory. */
function partOf(bytes: Buffer, listed: Listed): ZipPart {
  const { entry, rawName } = listed;
  const start = startOf(listed);
  const header = bytes.subarray(start, start + headerSize);
  if (header.length < headerSize || header.readUInt32LE(0) !== headerSignature) throw contradiction();
  const flags = header.readUInt16LE(6);
  const sizes = { packed: header.readUInt32LE(18), unpacked: header.readUInt32LE(22) };
  const nameStart = start + headerSize;
  const nameEnd = nameStart + header.readUInt16LE(26);
  const dataStart = nameEnd + header.readUInt16LE(28);
  const dataEnd = dataStart + entry.compressedSize;
  // Writers that do not know the sizes beforehand leave them out here, or put them into an extra field.
  const sizesElsewhere = (flags & flag.sizesFollow) !== 0 || sizes.packed === 0xffffffff;
  const agrees =
    (flags & flag.encrypted) === 0 &&
    header.readUInt16LE(8) === entry.compressionMethod &&
    bytes.subarray(nameStart, nameEnd).equals(rawName) &&
    (sizesElsewhere || (sizes.packed === entry.compressedSize && sizes.unpacked === entry.uncompressedSize));
  if (!agrees || dataEnd > bytes.length) throw contradiction();
  return {
    name: entry.fileName,
    packed: bytes.subarray(dataStart, dataEnd),
    deflated: entry.compressionMethod === 8,
    size: entry.uncompressedSize,
    crc32: entry.crc32,
  };
}

const contradiction = () => new RefusedFile("damaged", "An entry contradicts the directory.");

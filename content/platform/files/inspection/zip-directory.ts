import type { Entry } from "yauzl";
import { RefusedFile } from "./refused-file.ts";
import { entriesOf, openArchive } from "./zip-entries.ts";

/** Limits on the contents of an archive, and on its compression ratio. */
export interface ZipLimits {
  entries: number;
  /** Bytes of all entries together. */
  unpacked: number;
  ratio: number;
}

const most = { nameLength: 255, comment: 256 };
const sizes = { entry: 46, end: 22 };
const endSignature = 0x06054b50;
const flag = { encrypted: 0x1, strongEncryption: 0x40, maskedHeaders: 0x2000 };
/** The extra field that repeats the name. */
const unicodePath = 0x7075;

/** An entry of an archive's directory, with its name as raw bytes. */
export interface Listed {
  entry: Entry;
  rawName: Buffer;
}

/**
 * Reads an archive's directory, and where it begins, without unpacking anything. It refuses entries that would unpack to
 * too much, are encrypted, or have a name or a kind that no document's part has.
 * @throws RefusedFile
 */
export async function zipDirectory(bytes: Buffer, limits: ZipLimits): Promise<{ start: number; listed: Listed[] }> {
  const entries = await read(bytes, limits);
  refuseBomb(entries, limits);
  const end = endRecord(bytes);
  const start = bytes.readUInt32LE(end + 16);
  let at = start;
  const listed = entries.map((entry) => {
    const nameStart = at + sizes.entry;
    at = nameStart + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    return { entry, rawName: bytes.subarray(nameStart, nameStart + entry.fileNameLength) };
  });
  // The number of entries is stored separately: some readers would ignore it and read to the end.
  if (at !== end) throw new RefusedFile("polyglot", "Bytes are hidden behind the directory.");
  for (const one of listed) refuseOddEntry(one);
  if (new Set(entries.map(({ fileName }) => fileName.toLowerCase())).size < entries.length) {
    throw new RefusedFile("damaged", "Two entries have the same name.");
  }
  return { start, listed };
}

async function read(bytes: Buffer, limits: ZipLimits): Promise<Entry[]> {
  try {
    const archive = await openArchive(bytes);
    if (archive.entryCount > limits.entries) throw new RefusedFile("bomb", `${archive.entryCount} entries.`);
    const entries: Entry[] = [];
    for await (const entry of entriesOf(archive)) entries.push(entry);
    return entries;
  } catch (cause) {
    if (cause instanceof RefusedFile) throw cause;
    const locked = cause instanceof Error && /encryption/.test(cause.message);
    throw new RefusedFile(locked ? "locked" : "damaged", "The archive's directory cannot be read.", { cause });
  }
}

function refuseBomb(entries: Entry[], limits: ZipLimits): void {
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (unpacked > limits.unpacked || unpacked > packed * limits.ratio) {
    throw new RefusedFile("bomb", `${packed} bytes would become ${unpacked}.`);
  }
}

/** The position of the end record, which is followed only by a comment. */
function endRecord(bytes: Buffer): number {
  for (let comment = 0; comment <= most.comment && comment + sizes.end <= bytes.length; comment += 1) {
    const at = bytes.length - sizes.end - comment;
    if (bytes.readUInt32LE(at) === endSignature && bytes.readUInt16LE(at + 20) === comment) return at;
  }
  throw new RefusedFile("polyglot", "The archive has a long comment.");
}

function refuseOddEntry({ entry, rawName }: Listed): void {
  if (entry.generalPurposeBitFlag & (flag.encrypted | flag.strongEncryption | flag.maskedHeaders)) {
    throw new RefusedFile("locked", "An entry is encrypted.");
  }
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) {
    throw new RefusedFile("damaged", `An entry is packed in an unusual way (${entry.compressionMethod}).`);
  }
  // The upper half is the Unix mode, even if another system claims to have made the entry.
  const kind = (entry.externalFileAttributes >>> 16) & 0xf000;
  if (![0, 0x8000, 0x4000].includes(kind)) throw new RefusedFile("damaged", "An entry is a link or a device.");
  const second = entry.extraFields.find(({ id }) => id === unicodePath);
  if (isOddName(entry.fileName) || (second && !second.data.subarray(5).equals(rawName))) {
    throw new RefusedFile("damaged", "An entry has a name that none should have.");
  }
}

function isOddName(name: string): boolean {
  const folders = name.replace(/\/$/, "").split("/");
  return name.length > most.nameLength || /[\p{Cc}\ufffd:]/u.test(name) || folders.some((one) => /^\.{0,2}$/.test(one));
}

import { crc32, deflateRawSync } from "node:zlib";

/** One entry of an archive. All fields but the first two are for archives with false headers. */
export interface ZipEntry {
  name: string;
  body: string | Buffer;
  stored?: boolean;
  /** Replaces the packed body. */
  packed?: Buffer;
  size?: number;
  flags?: number;
  method?: number;
  mode?: number;
  /** The name in the entry's own header. */
  ownName?: string;
  /** The entry's offset according to the directory. */
  offset?: number;
  extra?: Buffer;
}

interface ZipOptions {
  comment?: Buffer;
  entryCount?: number;
  /** Bytes before the directory that belong to no entry. */
  hidden?: Buffer;
}

/** A zip archive, written byte by byte, so that it can be invalid in any way. */
export function zipFile(entries: ZipEntry[], options: ZipOptions = {}): Buffer {
  const { comment = Buffer.alloc(0), entryCount = entries.length, hidden = Buffer.alloc(0) } = options;
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const ownName = Buffer.from(entry.ownName ?? entry.name);
    const extra = entry.extra ?? Buffer.alloc(0);
    const packed = packedBody(entry);
    const facts = factsOf(entry, packed, extra);
    const header = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, ownName, extra, packed]);
    header.writeUInt16LE(ownName.length, 26);
    const record = Buffer.alloc(46);
    record.write("PK\u0001\u0002");
    record.writeUInt16LE(0x0314, 4);
    facts.copy(record, 6);
    record.writeUInt16LE(name.length, 28);
    record.writeUInt32LE(((entry.mode ?? 0) << 16) >>> 0, 38);
    record.writeUInt32LE(entry.offset ?? offset, 42);
    bodies.push(header);
    directory.push(record, name, extra);
    offset += header.length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(entryCount, 8);
  end.writeUInt16LE(entryCount, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset + hidden.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...bodies, hidden, ...directory, end, comment]);
}

function packedBody({ body, packed, stored }: ZipEntry): Buffer {
  if (packed) return packed;
  return stored ? Buffer.from(body) : deflateRawSync(body);
}

/** The fields common to both headers, from the version needed to the length of the extra field. */
function factsOf({ body, size, flags = 0, stored, method }: ZipEntry, packed: Buffer, extra: Buffer): Buffer {
  const bytes = Buffer.from(body);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(flags, 2);
  facts.writeUInt16LE(method ?? (stored ? 0 : 8), 4);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(size ?? bytes.length, 18);
  facts.writeUInt16LE(extra.length, 24);
  return facts;
}

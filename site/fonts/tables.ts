/** A font's tables by their tag. */
export type Tables = Map<string, Buffer>;

/** Reads the tables of a font that is not packed. */
export function tablesOf(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = 12 + 16 * index;
    const from = font.readUInt32BE(at + 8);
    tables.set(
      font.toString("latin1", at, at + 4),
      Buffer.from(font.subarray(from, from + font.readUInt32BE(at + 12))),
    );
  }
  return tables;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

/** Writes a font of these tables, of the kind that `version` says. */
export function fontOf(version: number, tables: Tables): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(version, 0);
  head.writeUInt16BE(tables.size, 4);
  const power = Math.floor(Math.log2(tables.size));
  head.writeUInt16BE(16 << power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * tables.size - (16 << power), 10);
  const bodies: Buffer[] = [];
  let from = head.length;
  let at = 12;
  for (const [tag, table] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const body = Buffer.alloc(padded(table.length));
    table.copy(body);
    head.write(tag, at, "latin1");
    head.writeUInt32BE(sumOf(body), at + 4);
    head.writeUInt32BE(from, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    bodies.push(body);
    from += body.length;
    at += 16;
  }
  return Buffer.concat([head, ...bodies]);
}

function sumOf(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

import { crc32, deflateRawSync, deflateSync, constants as zlib } from "node:zlib";

/** A plain grey picture of any size, made of one repeated packed row. */
export function flatPng(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(content.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const row = deflateRawSync(Buffer.alloc(1 + width * 3), { finishFlush: zlib.Z_FULL_FLUSH });
  const rows = Array.from({ length: height }, () => row);
  // The checksum at the end is wrong, but no reader gets that far.
  const content = Buffer.concat([deflateSync("").subarray(0, 2), ...rows, deflateRawSync(""), Buffer.alloc(4)]);
  const parts = [chunk("IHDR", header), chunk("IDAT", content), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]);
}

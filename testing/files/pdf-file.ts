import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";

const catalog = (more: string) => `<</Type/Catalog/Pages 2 0 R ${more}>>`;
const page = (more: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${more}>>`;
const pages = "<</Type/Pages/Kids[3 0 R]/Count 1>>";

interface Extras {
  catalog?: string;
  page?: string;
  /** Objects from number 4 on. */
  objects?: string[];
  trailer?: string;
}

/** A PDF of one page with a cross-reference table, as most programs wrote them before PDF 1.5. */
export function plainPdf(extras: Extras = {}): Buffer {
  const objects = [catalog(extras.catalog ?? ""), pages, page(extras.page ?? ""), ...(extras.objects ?? [])];
  let text = "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${extras.trailer ?? ""}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}

/** A PDF of one page with a line of text in a font of this name, which is not in the file. */
export function textPdf(text: string, font = "Helvetica"): Buffer {
  const escaped = text.replace(/[\\()]/g, "\\$&");
  const content = `BT /F1 12 Tf 40 700 Td (${escaped}) Tj ET`;
  return plainPdf({
    page: "/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R",
    objects: [
      `<</Type/Font/Subtype/TrueType/BaseFont/${font}/Encoding/WinAnsiEncoding>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ],
  });
}

/** As `plainPdf`, with its objects in a packed stream, as Word, LibreOffice and TeX write them. */
export function packedPdf(extras: Extras = {}): Buffer {
  const objects = [catalog(extras.catalog ?? ""), pages, page(extras.page ?? ""), ...(extras.objects ?? [])];
  let at = 0;
  const numbers = objects.map((object, index) => {
    const place = `${index + 1} ${at}`;
    at += object.length + 1;
    return place;
  });
  const first = `${numbers.join(" ")} `;
  const packed = deflateSync(Buffer.from(`${first}${objects.join(" ")}`, "latin1"));
  const header = Buffer.from("%PDF-1.5\n%\xe2\xe3\xcf\xd3\n", "latin1");
  const holder = objects.length + 1;
  const stream = wrapped(holder, `/Type/ObjStm/N ${objects.length}/First ${first.length}/Filter/FlateDecode`, packed);
  const rows = Buffer.alloc(4 * (holder + 2));
  rows.writeUInt8(0, 0);
  objects.forEach((_, index) => {
    rows.writeUInt8(2, 4 * (index + 1));
    rows.writeUInt16BE(holder, 4 * (index + 1) + 1);
    rows.writeUInt8(index, 4 * (index + 1) + 3);
  });
  const place = header.length + stream.length;
  rows.writeUInt8(1, 4 * holder);
  rows.writeUInt16BE(header.length, 4 * holder + 1);
  rows.writeUInt8(1, 4 * (holder + 1));
  rows.writeUInt16BE(place, 4 * (holder + 1) + 1);
  const table = `/Type/XRef/Size ${holder + 2}/W[1 2 1]/Root 1 0 R/Filter/FlateDecode`;
  const end = Buffer.from(`startxref\n${place}\n%%EOF\n`);
  return Buffer.concat([header, stream, wrapped(holder + 1, table, deflateSync(rows)), end]);
}

const wrapped = (number: number, entries: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n<<${entries}/Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from("\nendstream\nendobj\n"),
  ]);

/** The padding of passwords. */
const padding = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");

/** A PDF that may not be printed or copied; with a password, it cannot be opened either. */
export function encryptedPdf(password = ""): Buffer {
  const owner = Buffer.alloc(32, 7);
  const id = Buffer.alloc(16, 3);
  const rights = -64;
  const rightsBytes = Buffer.alloc(4);
  rightsBytes.writeInt32LE(rights);
  const secret = Buffer.concat([Buffer.from(password), padding]).subarray(0, 32);
  const key = createHash("md5")
    .update(Buffer.concat([secret, owner, rightsBytes, id]))
    .digest()
    .subarray(0, 5);
  const hex = (bytes: Buffer) => `<${bytes.toString("hex")}>`;
  const lock = `<</Filter/Standard/V 1/R 2/O${hex(owner)}/U${hex(rc4(key, padding))}/P ${rights}>>`;
  return plainPdf({ objects: [lock], trailer: `/ID[${hex(id)}${hex(id)}]/Encrypt 4 0 R` });
}

/** The RC4 cipher, which OpenSSL 3 no longer has. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => box[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    [box[one & 255], box[other & 255]] = [at(other), at(one)];
  };
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j += at(i) + (key[i % key.length] ?? 0);
    swap(i, j);
  }
  let y = 0;
  return Buffer.from(
    bytes.map((byte, index) => {
      y += at(index + 1);
      swap(index + 1, y);
      return byte ^ at(at(index + 1) + at(y));
    }),
  );
}

import { deflateRawSync, constants as zlib } from "node:zlib";
import sharp from "sharp";
import { flatPng } from "../../testing/files/flat-png.ts";
import { encryptedPdf, packedPdf, plainPdf } from "../../testing/files/pdf-file.ts";
import { contentTypes, references, wordFile, wordParts } from "../../testing/files/word-file.ts";
import { type ZipEntry, zipFile } from "../../testing/files/zip-file.ts";
import { eicar } from "../machine/fake-clamd.ts";
import { uniquePicture, uniqueText } from "./applying.ts";

/** The vacancy's document that a file is sent as: a CV, which may be a Word file, or a scan, which may be a picture. */
type For = "docx" | "png";

/** A file sent by an attacker. */
export interface HostileFile {
  what: string;
  as: For;
  bytes: Buffer;
  /** `infected`: well formed, so that only the scanner can detect it. `harmless`: the harmful part is removed. */
  outcome: "refused" | "infected" | "harmless" | "either";
}

const ole = Buffer.from("d0cf11e0a1b11ae1", "hex");
const media = (name: string, entry: Partial<ZipEntry> = {}): ZipEntry => ({
  name: `word/media/${name}`,
  body: "picture",
  ...entry,
});
const rels = (...list: Parameters<typeof references>) => ({
  name: "word/_rels/document.xml.rels",
  body: references(...list),
});
/** A deflated stream of `millions` million zeros, made by repeating one million. */
const zeros = (millions: number) => {
  const one = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: zlib.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: millions }, () => one), deflateRawSync(Buffer.alloc(0))]);
};
const macroMain = "application/vnd.ms-word.document.macroEnabled.main+xml";
const many = (count: number) => Array.from({ length: count }, (_, index) => media(`${index}.png`));

/** All the named hostile files. */
export async function namedFiles(): Promise<HostileFile[]> {
  const refused = (as: For, files: Record<string, Buffer>): HostileFile[] =>
    Object.entries(files).map(([what, bytes]) => ({ what, as, bytes, outcome: "refused" }));
  const picture = await uniquePicture("png");
  const photo = await uniquePicture("jpeg");
  const bomb = media("bomb.png", { packed: zeros(1_000), size: 1_000_000_000 });
  const onTop = { packed: Buffer.alloc(0), offset: 0 };
  const archive = zipFile([media("inner.png", { body: zipFile([media("core.png")]), stored: true })]);
  const document = zipFile(wordParts());
  return [
    ...refused("docx", {
      "EICAR as it is": Buffer.from(eicar),
      "EICAR in an archive": zipFile([{ name: "eicar.txt", body: eicar }]),
      "EICAR as a text within a document": wordFile({ name: "word/eicar.txt", body: eicar }),
      "EICAR in an archive within a document": wordFile(
        media("a.png", { body: zipFile([{ name: "e", body: eicar }]) }),
      ),
      "EICAR behind a document": Buffer.concat([document, Buffer.from(eicar)]),
      "EICAR before a document": Buffer.concat([Buffer.from(eicar), document]),
      "EICAR in the comment of an archive": zipFile(wordParts(), { comment: Buffer.from(eicar.repeat(20)) }),
      "EICAR among the entries": zipFile(wordParts(), { hidden: Buffer.from(eicar) }),
      "a locked archive": zipFile(wordParts().map((part) => ({ ...part, flags: 0x41 }))),
      "Word's old format": Buffer.concat([ole, Buffer.alloc(4000)]),
      "a program": Buffer.concat([Buffer.from("MZ\u0090\0"), Buffer.alloc(4000)]),
      "macros by their type": wordFile({ name: "[Content_Types].xml", body: contentTypes("", macroMain) }),
      "vbaProject.bin": wordFile({ name: "word/vbaProject.bin", body: ole }),
      "macros by another name": wordFile({ name: "word/theme.xml", body: ole }),
      "macros by reference": wordFile(rels(["vbaProject", "theme.xml"])),
      ActiveX: wordFile({ name: "word/activeX/activeX1.xml", body: "<a/>" }),
      "a packed object": wordFile({ name: "word/embeddings/oleObject1.bin", body: ole }),
      "a program as a picture": wordFile(media("image1.png", { body: "MZ\u0090" })),
      "a template from elsewhere": wordFile(rels(["attachedTemplate", "https://elsewhere.example/a.dotm", true])),
      "a frame from elsewhere": wordFile(rels(["frame", "https://elsewhere.example/", true])),
      "entities of its own": wordFile(rels(["settings", "&xxe;"]), {
        name: "word/_rels/a.xml.rels",
        body: '<!DOCTYPE a [<!ENTITY xxe SYSTEM "file:///etc/passwd">]><Relationships/>',
      }),
      "1 MB that becomes 1 GB": wordFile(bomb),
      "1 MB that becomes 4 GB, by entries on top of each other": zipFile([
        bomb,
        ...[1, 2, 3].map((number) => ({ ...bomb, name: `word/media/${number}.png`, ...onTop })),
      ]),
      "1 GB that calls itself 9 kB": wordFile(media("bomb.png", { packed: zeros(1_000), size: 9_000 })),
      "10,000 entries": wordFile(...many(10_000)),
      "10,000 entries that call themselves five": zipFile([...wordParts(), ...many(10_000)], { entryCount: 5 }),
      "an archive in a document": wordFile({ name: "word/media/a.zip", body: archive }),
      "archives in archives": wordFile(media("a.png", { body: zipFile([media("b.png", { body: archive })]) })),
      "a document in itself": wordFile(media("a.png", { body: wordFile(), stored: true })),
      "gzip as a picture": wordFile(media("a.png", { body: Buffer.from("1f8b0800", "hex") })),
      "a name that leads out": wordFile({ name: "../../setu-escape.xml", body: "<a/>" }),
      "a name that leads out, in the style of Windows": wordFile({ name: "..\\setu-escape.xml", body: "<a/>" }),
      "a name from the root": wordFile({ name: "/tmp/setu-escape.xml", body: "<a/>" }),
      "a name with an end in it": wordFile({ name: "word/evil.exe\0.xml", body: "<a/>" }),
      "a link": wordFile({ name: "word/link.xml", body: "/etc/passwd", mode: 0o120777 }),
      "a name twice": zipFile([...wordParts(), ...wordParts()]),
      "two names for an entry": wordFile({ name: "word/a.xml", ownName: "word/b.xml", body: "<a/>" }),
      "a wrong sum": wordFile({ name: "word/a.xml", body: "<a/>", packed: deflateRawSync("<b/>") }),
      "a picture before a document": Buffer.concat([Buffer.from("GIF89a"), document]),
      "a script before a document": Buffer.concat([Buffer.from("#!/bin/sh\n"), document]),
      "a page behind a document": Buffer.concat([document, Buffer.from("<script>alert(1)</script>")]),
      "a PDF in front of a document": Buffer.concat([Buffer.from("%PDF-1.4\n"), document]),
      "a page called a PDF": Buffer.from("%PDF-1.7\n<!doctype html>\n%%EOF"),
      "an archive behind a PDF": Buffer.concat([plainPdf(), document]),
      "a PDF behind an archive's mark": Buffer.concat([Buffer.from("PK\u0003\u0004"), plainPdf()]),
      "a locked PDF": encryptedPdf("secret"),
      "a picture for a CV": picture,
      "nothing but a mark": Buffer.from("PK\u0003\u0004"),
    }),
    ...refused("png", {
      "196 million pixels": flatPng(14_000, 14_000),
      "one line too long": flatPng(40_001, 1_000),
      "HTML as a picture": Buffer.from("<!doctype html><script>alert(1)</script>"),
      SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      "XML with a style": Buffer.from('<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><a/>'),
      "HTML behind a picture's mark": Buffer.concat([picture.subarray(0, 8), Buffer.from("<script>alert(1)</script>")]),
      WebP: await sharp(picture).webp().toBuffer(),
      GIF: await sharp(picture).gif().toBuffer(),
      TIFF: await sharp(picture).tiff().toBuffer(),
      "a document for a scan": document,
      "half a picture": photo.subarray(0, photo.length / 2),
    }),
    ...[
      plainPdf({ objects: [`<</Length ${eicar.length}>>stream\n${eicar}\nendstream`] }),
      wordWithEicar(),
      packedEicar(),
    ].map(
      (bytes, index): HostileFile => ({
        what: `EICAR that only a scanner finds, ${index}`,
        as: "docx",
        bytes,
        outcome: "infected",
      }),
    ),
    // Re-encoding a picture removes anything else in the file.
    ...[picture, photo].flatMap((bytes) =>
      [eicar, "<script>alert(1)</script>", "%PDF-1.4\n%%EOF", document].map(
        (more, index): HostileFile => ({
          what: `a picture with more behind it, ${index}`,
          as: "png",
          bytes: Buffer.concat([bytes, Buffer.from(more as string)]),
          outcome: "harmless",
        }),
      ),
    ),
  ];
}

const wordWithEicar = () => wordFile({ name: "word/a.xml", body: `<a>${eicar}</a>`, stored: true });
const packedEicar = () => wordFile({ name: "word/media/image1.png", body: eicar, stored: true });

/** A good file truncated at some point, never to be accepted. Every thirtieth is a PDF, which takes long to check. */
export async function cutFile(index: number): Promise<HostileFile> {
  const { as, bytes } = await goodFile(index);
  const cut = Math.floor(bytes.length * (((index * 7) % 20) / 20));
  return {
    what: `cut to ${cut} of ${bytes.length}`,
    as,
    bytes: bytes.subarray(0, Math.max(1, cut)),
    outcome: "refused",
  };
}

/** A good file with flipped bits, which may still be valid. */
export async function garbledFile(index: number, random: () => number): Promise<HostileFile> {
  const { as, bytes } = await goodFile(index);
  const garbled = Buffer.from(bytes);
  const flips = 1 + Math.floor(random() * 40);
  for (let flip = 0; flip < flips; flip += 1) {
    const at = Math.floor(random() * bytes.length);
    garbled[at] = (garbled[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  }
  return { what: `${flips} bits turned over`, as, bytes: garbled, outcome: "either" };
}

async function goodFile(index: number): Promise<{ as: For; bytes: Buffer }> {
  if (index % 30 === 29) return { as: "docx", bytes: index % 60 === 29 ? packedPdf() : plainPdf() };
  if (index % 3 === 0) return { as: "docx", bytes: uniqueText(3_000) };
  return { as: "png", bytes: await uniquePicture(index % 3 === 1 ? "png" : "jpeg") };
}

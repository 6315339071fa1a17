import { deflateRawSync, constants as zlib } from "node:zlib";
import { describe, expect, test } from "vitest";
import { inspectBytes, reasonFor } from "../../../testing/files/inspect-bytes.ts";
import { contentTypes, references, wordFile, wordParts } from "../../../testing/files/word-file.ts";
import { type ZipEntry, zipFile } from "../../../testing/files/zip-file.ts";

const ole = Buffer.from("d0cf11e0a1b11ae1", "hex");
const wordRels = (...list: Parameters<typeof references>) => ({
  name: "word/_rels/document.xml.rels",
  body: references(...list),
});
const settingsRels = (target: string) => ({
  name: "word/_rels/settings.xml.rels",
  body: references(["attachedTemplate", target, true]),
});
/** A deflated stream of this many million zeros, made of one compressed million repeated. */
const zeros = (millions: number) => {
  const one = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: zlib.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: millions }, () => one), deflateRawSync(Buffer.alloc(0))]);
};
const media = (name: string, entry: Partial<ZipEntry> = {}): ZipEntry => ({
  name: `word/media/${name}`,
  body: "picture",
  ...entry,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => media(`${index}.png`));

describe("a Word document is accepted", () => {
  test.each<[string, Buffer]>([
    ["as Word writes it", wordFile()],
    ["in Devanagari", zipFile(wordParts("निवेदक: सुनमाया गुरुङ, भूगर्भविद्"))],
    [
      "with pictures, fonts and packed drawings",
      wordFile(media("image1.png"), media("image2.emz", { body: "\u001f" })),
    ],
    ["stored unpacked", zipFile(wordParts().map((part) => ({ ...part, stored: true })))],
    [
      "with room to grow, as Word leaves",
      wordFile({ name: "word/a.xml", body: "<a/>", extra: Buffer.from([0x20, 0xa2, 2, 0, 0, 0]) }),
    ],
    ["with folders of their own", wordFile({ name: "word/media/", body: "", stored: true, mode: 0o40755 })],
    ["zipped on Unix", zipFile(wordParts().map((part) => ({ ...part, mode: 0o100644 })))],
    [
      "with the parts of .NET and of a signature",
      wordFile(
        { name: "package/services/metadata/core-properties/1.psmdcp", body: "<a/>" },
        { name: "_xmlsignatures/origin.sigs", body: "" },
      ),
    ],
    [
      "with absolute references, as LibreOffice writes some",
      wordFile({ name: "_rels/.rels", body: references(["officeDocument", "/word/document.xml"]) }),
    ],
    [
      "begun from a template on its writer's disk",
      wordFile(settingsRels("file:///C:\\Users\\Asha\\Templates\\Resume.dotx")),
    ],
    ["with a short comment", zipFile(wordParts(), { comment: Buffer.from("Made by hand") })],
  ])("%s", async (_, bytes) => {
    expect(await inspectBytes(bytes)).toMatchObject({
      type: "docx",
      mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      size: bytes.length,
      flags: [],
      stored: bytes,
    });
  });

  test("links are flagged", async () => {
    const linked = wordFile(wordRels(["hyperlink", "https://www.example.org/", true]));
    expect(await inspectBytes(linked)).toMatchObject({ flags: ["links"] });
    const watched = wordFile(wordRels(["image", "https://www.example.org/pixel.png", true]));
    expect(await inspectBytes(watched)).toMatchObject({ flags: ["links"] });
  });
});

describe("a file that is not a Word document is refused", () => {
  const main = (type: string) => ({ name: "[Content_Types].xml", body: contentTypes("", type) });
  test.each<[string, string, Buffer]>([
    ["a plain archive", "type", zipFile([{ name: "eicar.txt", body: "X5O!" }])],
    [
      "a document of another office",
      "type",
      zipFile([{ name: "mimetype", body: "application/vnd.oasis.opendocument.text", stored: true }]),
    ],
    [
      "a table of Excel",
      "type",
      wordFile(main("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml")),
    ],
    [
      "a template",
      "type",
      wordFile(main("application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml")),
    ],
    ["one without a main part", "type", zipFile(wordParts().filter(({ name }) => name !== "word/document.xml"))],
    ["one without references", "type", zipFile(wordParts().filter(({ name }) => name !== "_rels/.rels"))],
    ["an old one, renamed", "type", Buffer.concat([ole, Buffer.alloc(2_000)])],
    [
      "one behind a password",
      "locked",
      Buffer.concat([ole, Buffer.alloc(2_000), Buffer.from("EncryptedPackage", "utf16le")]),
    ],
    ["an encrypted archive, renamed", "locked", zipFile(wordParts().map((part) => ({ ...part, flags: 1 })))],
    [
      "one in the strong encryption of WinZip",
      "locked",
      zipFile(wordParts().map((part) => ({ ...part, flags: 0x41 }))),
    ],
  ])("%s: %s", async (_, reason, bytes) => expect(await reasonFor(bytes)).toBe(reason));
});

describe("a document that contains a program or fetches one is refused", () => {
  const macroMain = "application/vnd.ms-word.document.macroEnabled.main+xml";
  const macroPart = '<Override PartName="/word/a.xml" ContentType="application/vnd.ms-office.vba&#80;roject"/>';
  const types = (body: string) => ({ name: "[Content_Types].xml", body });
  const rels = (body: string) => ({ name: "word/_rels/document.xml.rels", body });
  test.each<[string, string, Buffer]>([
    ["a .docm, renamed", "macros", wordFile(types(contentTypes("", macroMain)))],
    ["vbaProject.bin", "macros", wordFile({ name: "word/vbaProject.bin", body: ole })],
    ["VBAPROJECT.BIN", "macros", wordFile({ name: "word/VBAPROJECT.BIN", body: ole })],
    ["macros under another name", "macros", wordFile({ name: "word/theme.xml", body: ole })],
    ["macros under another type", "macros", wordFile(types(contentTypes(macroPart)))],
    ["macros by reference", "macros", wordFile(wordRels(["vbaProject", "theme.xml"]))],
    ["ActiveX", "macros", wordFile({ name: "word/activeX/activeX1.xml", body: "<a/>" })],
    ["ActiveX by reference", "macros", wordFile(wordRels(["activeXControlBinary", "a.xml"]))],
    ["a packed object", "macros", wordFile({ name: "word/embeddings/oleObject1.bin", body: ole })],
    ["a program as a picture", "macros", wordFile(media("image1.png", { body: "MZ\u0090" }))],
    ["a template from a site", "remote", wordFile(settingsRels("https://elsewhere.example/a.dotm"))],
    ["a template from a share", "remote", wordFile(settingsRels("\\\\elsewhere.example\\a\\a.dotm"))],
    ["a template from a share, as an address", "remote", wordFile(settingsRels("file://elsewhere.example/a.dotm"))],
    [
      "a template behind letters in disguise",
      "remote",
      wordFile(rels(references(["attachedTemplate", "&#x68;ttps://a.example/", true]))),
    ],
    ["a linked object", "macros", wordFile(wordRels(["oleObject", "https://elsewhere.example/a", true]))],
    ["a frame", "remote", wordFile(wordRels(["frame", "https://elsewhere.example/a", true]))],
    ["a picture from a share", "remote", wordFile(wordRels(["image", "file://elsewhere.example/a.png", true]))],
    ["another text, built in", "nested", wordFile(wordRels(["aFChunk", "a.xml"]))],
    [
      "references in UTF-16",
      "damaged",
      wordFile({ name: "word/_rels/a.xml.rels", body: Buffer.from("\ufeff<a/>", "utf16le") }),
    ],
    ["references in UTF-7", "damaged", wordFile(rels('<?xml version="1.0" encoding="utf-7"?><Relationships/>'))],
    ["entities of its own", "damaged", wordFile(rels('<!DOCTYPE a [<!ENTITY b "c">]><Relationships/>'))],
    ["a reference that only some read", "damaged", wordFile(rels('<Relationship Target="<" Type="a"/>'))],
  ])("%s: %s", async (_, reason, bytes) => expect(await reasonFor(bytes)).toBe(reason));
});

describe("a harmful archive is refused", () => {
  const gigabyte = zeros(1_000);
  const bomb = media("bomb.png", { packed: gigabyte, size: 1_000_000_000 });
  const overlapping = [
    bomb,
    ...Array.from({ length: 3 }, (_, index) => ({
      ...bomb,
      name: `word/media/${index}.png`,
      packed: Buffer.alloc(0),
      offset: 0,
    })),
  ];
  const document = zipFile(wordParts());
  const archive = zipFile([media("inner.png", { body: zipFile([media("core.png")]), stored: true })]);
  test.each<[string, string, Buffer]>([
    ["1 MB that becomes 1 GB", "bomb", wordFile(bomb)],
    ["1 MB that becomes 4 GB, by entries on top of each other", "bomb", zipFile(overlapping)],
    [
      "1 MB that becomes 1 GB and calls it 9 kB",
      "bomb",
      wordFile(media("bomb.png", { packed: gigabyte, size: 9_000 })),
    ],
    ["more than a hundredfold", "bomb", wordFile(media("flat.png", { body: Buffer.alloc(2_000_000) }))],
    [
      "60 MB that hardly shrink",
      "bomb",
      wordFile(media("large.png", { packed: Buffer.alloc(700_000), size: 60_000_000 })),
    ],
    ["1,001 entries", "bomb", wordFile(...many(1_001))],
    ["10,000 entries", "bomb", wordFile(...many(10_000))],
    [
      "10,000 entries that call themselves five",
      "polyglot",
      zipFile([...wordParts(), ...many(10_000)], { entryCount: 5 }),
    ],
    ["entries on top of each other", "bomb", wordFile(media("1.png"), media("2.png", { offset: 4 }))],
    ["an archive", "nested", wordFile({ name: "word/media/a.zip", body: archive })],
    ["an archive as a picture", "nested", wordFile(media("a.png", { body: archive }))],
    [
      "archives in archives in archives",
      "nested",
      wordFile(media("a.png", { body: zipFile([media("b.png", { body: archive })]) })),
    ],
    ["a copy of itself", "nested", wordFile(media("a.png", { body: wordFile(), stored: true }))],
    ["the table of a chart", "nested", wordFile({ name: "word/embeddings/Table.xlsx", body: archive })],
    ["gzip", "nested", wordFile(media("a.png", { body: Buffer.from("1f8b0800", "hex") }))],
    ["a text file", "nested", wordFile({ name: "word/eicar.txt", body: "X5O!" })],
    ["a name that leads out", "damaged", wordFile({ name: "../../evil.xml", body: "<a/>" })],
    ["a name that leads out and in", "damaged", wordFile({ name: "word/../../evil.xml", body: "<a/>" })],
    ["a name in the style of Windows", "damaged", wordFile({ name: "..\\evil.xml", body: "<a/>" })],
    ["a name from the root", "damaged", wordFile({ name: "/etc/evil.xml", body: "<a/>" })],
    ["a name with a drive", "damaged", wordFile({ name: "C:/evil.xml", body: "<a/>" })],
    ["a name with a stream", "damaged", wordFile({ name: "word/a.xml:evil.xml", body: "<a/>" })],
    ["a name with an end in it", "damaged", wordFile({ name: "word/evil.exe\0.xml", body: "<a/>" })],
    ["a name without end", "damaged", wordFile({ name: `word/${"a".repeat(300)}.xml`, body: "<a/>" })],
    ["a link", "damaged", wordFile({ name: "word/link.xml", body: "/etc/passwd", mode: 0o120777 })],
    ["a device", "damaged", wordFile({ name: "word/device.xml", body: "", mode: 0o020666 })],
    ["a name twice", "damaged", zipFile([...wordParts(), ...wordParts()])],
    ["a name twice, in capitals", "damaged", wordFile({ name: "WORD/DOCUMENT.XML", body: "<a/>" })],
    ["two names for an entry", "damaged", wordFile({ name: "word/a.xml", ownName: "word/b.xml", body: "<a/>" })],
    ["an unusual packing", "damaged", wordFile({ name: "word/a.xml", body: "<a/>", method: 14 })],
    ["bytes before it", "type", Buffer.concat([Buffer.from("GIF89a"), document])],
    ["a script before it", "type", Buffer.concat([Buffer.from("#!/bin/sh\n"), document])],
    ["bytes among the entries", "polyglot", zipFile(wordParts(), { hidden: Buffer.alloc(100, "a") })],
    ["bytes after it", "damaged", Buffer.concat([document, Buffer.from("<script>alert(1)</script>")])],
    [
      "bytes behind the end of an entry",
      "polyglot",
      wordFile({
        name: "word/a.xml",
        body: "<a/>",
        packed: Buffer.concat([deflateRawSync("<a/>"), Buffer.from("<script>")]),
      }),
    ],
    ["a long comment", "polyglot", zipFile(wordParts(), { comment: Buffer.alloc(9_000, "a") })],
    [
      "a PDF as its first entry",
      "polyglot",
      zipFile([media("a.png", { body: "%PDF-1.4 %%EOF", stored: true }), ...wordParts()]),
    ],
    ["a PDF as a picture", "nested", wordFile(media("a.png", { body: "%PDF-1.4 %%EOF" }))],
    ["a wrong sum", "damaged", wordFile({ name: "word/a.xml", body: "<a/>", packed: deflateRawSync("<b/>") })],
  ])("%s: %s", async (_, reason, bytes) => expect(await reasonFor(bytes)).toBe(reason));

  test("even though the bomb is small", () => {
    expect(zipFile(overlapping).length).toBeLessThan(1_100_000);
  });

  test("cut short at any of twenty places", async () => {
    for (let part = 0; part < 20; part += 1) {
      const cut = document.subarray(0, Math.floor((document.length * part) / 20));
      expect(["empty", "type", "damaged", "polyglot"], `${cut.length}`).toContain(await reasonFor(cut));
    }
  });
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { inspectBytes, reasonFor } from "../../../testing/files/inspect-bytes.ts";
import { encryptedPdf, packedPdf, plainPdf } from "../../../testing/files/pdf-file.ts";
import { wordFile } from "../../../testing/files/word-file.ts";

const sample = (name: string) => readFileSync(path.join(import.meta.dirname, "../../seed/documents", name));
const eicar = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";

describe("a PDF is accepted", () => {
  test.each([
    ["with a table of its objects", plainPdf()],
    ["with its objects in packed streams", packedPdf()],
    ["of a browser", sample("cv-sunmaya-gurung-en.pdf")],
    ["of a browser, in Devanagari", sample("agm-agenda-ne.pdf")],
    ["with an empty line at its end", Buffer.concat([plainPdf(), Buffer.from("\r\n\r\n")])],
    [
      "with a title in Devanagari",
      plainPdf({ objects: ["<</Title<FEFF0928092E0938094D0924094790>>>"], trailer: "/Info 4 0 R" }),
    ],
    // A virus in the text is for the scanner to find.
    ["with a virus in its text", plainPdf({ objects: [`<</Length ${eicar.length}>>stream\n${eicar}\nendstream`] })],
  ])("%s", async (_, bytes) => {
    expect(await inspectBytes(bytes)).toMatchObject({
      type: "pdf",
      mime: "application/pdf",
      size: bytes.length,
      flags: [],
      stored: bytes,
    });
  });
});

describe("a PDF is flagged for its reviewer", () => {
  const script = "<</S/JavaScript/JS(app.alert\\(1\\))>>";
  const file = "<</Type/EmbeddedFile/Length 3>>stream\nMZ!\nendstream";
  const attached = "/Names<</EmbeddedFiles<</Names[(a.exe)<</Type/Filespec/F(a.exe)/EF<</F 4 0 R>>>>]>>>>";
  const launch = "<</S/Launch/F(cmd.exe)>>";
  const link = "/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://www.example.org)>>>>]";
  test.each([
    ["a script at the start", ["script"], plainPdf({ catalog: `/OpenAction${script}` })],
    ["a script with a name in disguise", ["script"], plainPdf({ catalog: "/OpenAction<</S/J#61vaScript/JS(a)>>" })],
    ["a script on the page", ["script"], plainPdf({ page: `/AA<</O${script}>>` })],
    ["a script in a packed stream", ["script"], packedPdf({ page: `/AA<</O${script}>>` })],
    ["a program to start", ["launch"], plainPdf({ catalog: `/OpenAction${launch}` })],
    ["a program to start, in a packed stream", ["launch"], packedPdf({ catalog: `/OpenAction${launch}` })],
    ["another file", ["attachments"], plainPdf({ catalog: attached, objects: [file] })],
    ["links", ["links"], plainPdf({ page: link })],
    ["links in a packed stream", ["links"], packedPdf({ page: link })],
    ["objects that are too many to look into", ["restricted"], packedPdf({ objects: ["[0]".padEnd(33_000_000)] })],
    ["rights held back", ["restricted"], encryptedPdf()],
  ])("%s", async (_, flags, bytes) => expect(await inspectBytes(bytes)).toMatchObject({ type: "pdf", flags }));
});

describe("a file that is not exactly one PDF is refused", () => {
  const plain = plainPdf();
  test.each([
    ["a password", "locked", encryptedPdf("secret")],
    ["a virus by its name alone", "type", Buffer.from(eicar)],
    ["a page of HTML behind the signature", "damaged", Buffer.from("%PDF-1.7\n<!doctype html>\n%%EOF")],
    ["a signature alone", "damaged", Buffer.from("%PDF-1.7\n%%EOF")],
    ["one without pages", "damaged", Buffer.from("%PDF-1.4\ntrailer<</Root 1 0 R>>\n%%EOF")],
    ["an archive behind it", "polyglot", Buffer.concat([plain, wordFile()])],
    [
      "an archive within it",
      "polyglot",
      plainPdf({ objects: [`<</Length 9>>stream\n${wordFile().toString("latin1")}\nendstream`] }),
    ],
    ["a page of HTML before it", "polyglot", Buffer.concat([Buffer.from("<!doctype html>"), plain])],
    ["an archive before it", "polyglot", Buffer.concat([Buffer.from("PK\u0003\u0004"), plain])],
    ["no end", "damaged", plain.subarray(0, -7)],
    ["much behind its end", "damaged", Buffer.concat([plain, Buffer.alloc(5_000, "a")])],
  ])("%s: %s", async (_, reason, bytes) => expect(await reasonFor(bytes)).toBe(reason));

  test("cut short at any of twenty places", { timeout: 60_000 }, async () => {
    const whole = sample("cv-sunmaya-gurung-en.pdf");
    for (let part = 1; part < 20; part += 1) {
      expect(await reasonFor(whole.subarray(0, Math.floor((whole.length * part) / 20)))).toBe("damaged");
    }
    expect(await reasonFor(whole.subarray(0, 3))).toBe("type");
  });
});

test("if its type was not asked for", async () => {
  expect(await reasonFor(plainPdf(), ["jpg", "png"])).toBe("type");
  expect(await reasonFor(wordFile(), ["pdf"])).toBe("type");
  expect(await reasonFor(Buffer.alloc(0))).toBe("empty");
});

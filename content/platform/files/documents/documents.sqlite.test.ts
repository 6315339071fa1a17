import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { officeFile } from "../../../../testing/files/office-file.ts";
import { plainPdf } from "../../../../testing/files/pdf-file.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";

const pdfType = "application/pdf";
const forEver = "public, max-age=31536000, immutable";
const sample = readFileSync(path.join(import.meta.dirname, "../../../seed/documents/seti-drilling-terms-en.pdf"));

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  folder = path.join(site.env.dataDir, "documents");
});
afterAll(() => site.close());

interface Uploaded {
  id: number;
  filename: string;
  mimeType: string;
  filesize: number;
  pages: number | null;
  sha256: string;
  updatedAt: string;
}

/** Uploads a file as an editor's browser does, but without HTTP. */
async function upload(bytes: Buffer, name = "terms.pdf", data: object = {}, mimetype = pdfType) {
  const doc = await site.content.payload.create({
    collection: "documents",
    data: { name: "Terms of reference", ...data },
    locale: "en",
    file: { data: bytes, name, mimetype, size: bytes.length },
  });
  return doc as unknown as Uploaded;
}
/** A PDF with unique bytes: readers ignore anything after its end. */
let count = 0;
const another = () => {
  count += 1;
  return Buffer.concat([sample, Buffer.from(`\n%${count}\n`)]);
};
const addressOf = ({ filename, updatedAt }: Uploaded) =>
  `/documents/${filename}?v=${Date.parse(updatedAt).toString(36)}`;
const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const update = (id: number, data: object) =>
  site.content.payload.update({ collection: "documents", id, data, locale: "en" });
/** Waits for a status: the site checks the revision once a second. */
const untilStatus = (url: string, status: number) =>
  vi.waitFor(async () => expect((await get(url)).statusCode).toBe(status), { timeout: 10_000, interval: 100 });

describe("a PDF", () => {
  test("has the facts of its bytes, whatever an editor typed", async () => {
    const bytes = another();
    const doc = await upload(bytes, "Terms (final) v2.pdf", { pages: 99, sha256: "f".repeat(64) });
    const digest = createHash("sha256").update(bytes).digest("hex");
    expect(doc).toMatchObject({ mimeType: pdfType, filesize: bytes.length, pages: 2, sha256: digest });
    await update(doc.id, { pages: 99, sha256: "not a checksum" });
    const stored = await site.content.payload.findByID({ collection: "documents", id: doc.id });
    expect(stored).toMatchObject({ pages: 2, sha256: digest });
    expect(doc.filename).toBe(`terms-final-v2-${digest.slice(0, 20)}.pdf`);
  });

  test("is served whole and inline, with a strict CSP, cacheable for ever, named by its title", async () => {
    const bytes = another();
    const doc = await upload(bytes, "a.pdf", { name: "Terms, final" });
    const { statusCode, headers, rawPayload } = await get(addressOf(doc));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": pdfType,
      "cache-control": forEver,
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-disposition": `inline; filename="terms-final.pdf"; filename*=UTF-8''Terms%2C%20final.pdf`,
    });
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none';(?!.*sandbox)/);
    expect(rawPayload.equals(bytes)).toBe(true);
  });

  test("has a name in Devanagari if it is written in Nepali", async () => {
    const doc = await upload(another(), "सूचना.pdf", { name: "Notice 4/2083", language: "ne" });
    await site.content.payload.update({
      collection: "documents",
      id: doc.id,
      data: { name: "सूचना ४/२०८३" },
      locale: "ne",
    });
    expect(doc.filename).toMatch(/^document-[0-9a-f]{20}\.pdf$/);
    const disposition = String((await get(`/documents/${doc.filename}`)).headers["content-disposition"]);
    expect(disposition).toContain('filename="notice-4-2083.pdf"');
    expect(decodeURIComponent(disposition.split("filename*=UTF-8''")[1] ?? "")).toBe("सूचना ४ २०८३.pdf");
  });

  test.each([
    ["bytes=0-9", 0, 10],
    ["bytes=-5", -5, undefined],
  ])("%s", async (range, start, end) => {
    const bytes = another();
    const { statusCode, rawPayload } = await get(addressOf(await upload(bytes)), { range });
    expect([statusCode, rawPayload.equals(bytes.subarray(start, end))]).toEqual([206, true]);
  });

  test("is not cached for ever under an address without its version", async () => {
    const { filename } = await upload(another());
    for (const query of ["", "?v=", "?v=0", "?v=1&v=2"]) {
      expect((await get(`/documents/${filename}${query}`)).headers["cache-control"], query).toContain("max-age=0");
    }
  });
});

describe("access to a document", () => {
  test("only editors, once it is withdrawn; everybody, once it is released again", async () => {
    const doc = await upload(another());
    const url = `/documents/${doc.filename}`;
    expect((await get(url)).statusCode).toBe(200);
    await update(doc.id, { released: false });
    await untilStatus(url, 404);
    await update(doc.id, { released: true });
    await untilStatus(url, 200);
  });

  test("visitors cannot download a document that was never released", async () => {
    const { filename } = await upload(another(), "secret.pdf", { released: false });
    expect(existsSync(path.join(folder, filename))).toBe(true);
    for (const url of [`/documents/${filename}`, `/media/${filename}`, `/media/../documents/${filename}`]) {
      expect((await get(url)).statusCode, url).toBe(404);
    }
  });

  test("a deleted document leaves no file behind", async () => {
    const { id, filename } = await upload(another());
    await site.content.payload.delete({ collection: "documents", id });
    expect(existsSync(path.join(folder, filename))).toBe(false);
    expect((await get(`/documents/${filename}`)).statusCode).toBe(404);
  });

  test.each([
    "/documents",
    "/documents/",
    "/documents/..%2fsecret",
    "/documents/%00.pdf",
    "/documents/a.pdf/b",
    "/api/documents",
  ])("%s returns no document", async (url) => {
    const answer = await get(url);
    expect([308, 400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain("seti-drilling-terms");
  });
});

describe("an office document", () => {
  test("is downloaded, not opened", async () => {
    const doc = await upload(await officeFile("docx"), "Form.docx", {}, "application/octet-stream");
    expect([doc.filename.replace(/-[0-9a-f]{20}/, ""), doc.pages]).toEqual(["form.docx", null]);
    const { headers } = await get(addressOf(doc));
    expect(headers["content-type"]).toBe("application/vnd.openxmlformats-officedocument.wordprocessingml.document");
    expect(headers["content-disposition"]).toMatch(/^attachment; /);
  });

  test("a spreadsheet has its own type, whatever its name", async () => {
    const doc = await upload(await officeFile("xlsx"), "table.docx");
    expect(doc.filename).toMatch(/^table-[0-9a-f]{20}\.xlsx$/);
  });
});

describe("a file that is not a document, or contains a program, is refused", () => {
  beforeAll(() => {
    vi.spyOn(site.content.payload.logger, "error").mockImplementation(() => {});
  });
  afterAll(() => vi.mocked(site.content.payload.logger.error).mockRestore());

  const scripted = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>`;
  const files: [name: string, bytes: () => Buffer | Promise<Buffer>][] = [
    ["page.html", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["picture.svg", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ["html-as.pdf", () => Buffer.from("<!doctype html>")],
    ["html-behind-a-signature.pdf", () => Buffer.from("%PDF-1.7\n<!doctype html><script>alert(1)</script>")],
    ["empty.pdf", () => Buffer.alloc(0)],
    ["cut.pdf", () => sample.subarray(0, 300)],
    ["script.pdf", () => Buffer.from(scripted)],
    [
      "attached.pdf",
      () =>
        plainPdf({
          catalog: "/Names<</EmbeddedFiles<</Names[(a.exe)<</Type/Filespec/F(a.exe)/EF<</F 4 0 R>>>>]>>>>",
          objects: ["<</Type/EmbeddedFile/Length 2>>stream\nMZ\nendstream"],
        }),
    ],
    ["old.doc", () => Buffer.from("d0cf11e0a1b11ae1", "hex")],
    ["archive.zip", () => officeFile("zip")],
    ["macro.docx", () => officeFile("docx", { "word/vbaProject.bin": "macro" })],
    ["macro.xlsx", () => officeFile("xlsx", { "xl/macrosheets/sheet1.xml": "<a/>" })],
    ["control.docx", () => officeFile("docx", { "word/activeX/activeX1.bin": "x" })],
    ["packed.docx", () => officeFile("docx", { "word/embeddings/oleObject1.bin": "x" })],
    [
      "template.docx",
      () =>
        officeFile("docx", {
          "word/_rels/settings.xml.rels":
            '<Relationship Type="http://x/attachedTemplate" Target="https://elsewhere.example/a.dotm" TargetMode="External"/>',
        }),
    ],
    ["cut.docx", async () => (await officeFile("docx")).subarray(0, 60)],
  ];

  test.each(files)("%s", async (name, bytes) => {
    const before = readdirSync(folder).sort();
    await expect(upload(await bytes(), name)).rejects.toMatchObject({ status: 400 });
    expect(readdirSync(folder).sort()).toEqual(before);
  });
});

test("downloads are counted, and an edit neither loses nor sets the count", async () => {
  const doc = await upload(another());
  const countOf = async () => {
    const { downloads } = await site.content.payload.findByID({ collection: "documents", id: doc.id });
    return downloads;
  };
  const address = addressOf(doc);
  expect((await get(address)).statusCode).toBe(200);
  await expect.poll(countOf).toBe(1);
  expect((await get(address, { range: "bytes=0-99" })).statusCode).toBe(206);
  await expect.poll(countOf).toBe(2);
  // None of these is another complete download.
  await get(address, { range: "bytes=100-199" });
  await get(address, { "if-none-match": String((await get(address)).headers.etag) });
  await site.app.inject({ method: "HEAD", url: address });
  await get(address.replace(".pdf", "x.pdf"));
  await expect.poll(countOf).toBe(3);
  const { updatedAt } = (await site.content.payload.findByID({ collection: "documents", id: doc.id })) as Uploaded;
  expect(updatedAt, "its address stays").toBe(doc.updatedAt);
  await update(doc.id, { name: "Terms, revised", downloads: 40_000 });
  expect(await countOf()).toBe(3);
});

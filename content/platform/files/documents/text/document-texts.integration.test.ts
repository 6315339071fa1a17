import type { SearchPage } from "@setu/contract/search/results";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { officeFile } from "../../../../../testing/files/office-file.ts";
import { plainPdf, textPdf } from "../../../../../testing/files/pdf-file.ts";
import { visitorOf } from "../../../../../testing/people/visitor.ts";
import { searchReady } from "../../../../../testing/search-ready.ts";
import { openTestSite, type TestSite } from "../../../../../testing/site.ts";
import { runSql, sql } from "../../../store/sql.ts";
import { documentTypes } from "../accepted-document.ts";
import { keepTexts } from "./document-texts.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  await searchReady(() => site.content);
});
afterAll(() => site.close());

const { call } = visitorOf(() => site);
const asServer = { overrideAccess: true, depth: 0 } as const;
const soon = { timeout: 30_000, interval: 200 };
const search = async (q: string) =>
  (await call<SearchPage>("/search", { q })).data.items.filter((item) => !item.partial);
const textState = async (id: number) =>
  (await site.content.payload.findByID({ collection: "documents", id, ...asServer })).textState;

async function upload(bytes: Buffer, name: string, language: "en" | "ne" = "en"): Promise<number> {
  const { id } = await site.content.payload.create({
    collection: "documents",
    data: { name, language },
    file: { data: bytes, name: "file.pdf", mimetype: "application/pdf", size: bytes.length },
    locale: "en",
    ...asServer,
  });
  return Number(id);
}

const attach = (documents: number[]) =>
  site.content.payload.update({
    collection: "notices",
    id: 1,
    data: { documents, _status: "published" },
    locale: "en",
    ...asServer,
  });

describe("the text of a PDF", () => {
  test("of the sample firm is found on its page", async () => {
    const [found] = await search("water pressure tests pump");
    expect(found).toMatchObject({ kind: "notice", name: "Terms of reference, HEC-EOI-83-04", page: 1 });
    expect(found?.path).toMatch(/^\/documents\/seti-drilling-terms-en-[0-9a-f]{20}\.pdf\?v=\w+#page=1$/);
    expect(found?.excerpt.text).toContain("Water pressure tests every 5\u00a0m");
  });

  test("finds an item once, however many of its pages match", async () => {
    const files = (await search("annual report")).flatMap(({ path }) => /^\/documents\/[^?]+/.exec(path)?.[0] ?? []);
    expect(files.length).toBeGreaterThan(1);
    expect(files).toEqual([...new Set(files)]);
  });

  test("is found as soon as the PDF is uploaded and attached, and not once it is withdrawn", async () => {
    const id = await upload(textPdf("Piezometers of the zirconia type in borehole nine"), "Instruments");
    await attach([id]);
    await expect.poll(() => search("zirconia piezometers"), soon).toMatchObject([{ name: "Instruments", page: 1 }]);
    expect(await textState(id)).toBe("read");
    await site.content.payload.update({ collection: "documents", id, data: { released: false }, ...asServer });
    await expect.poll(() => search("zirconia piezometers"), soon).toEqual([]);
  });

  test("in a font from before Unicode is found in Nepali", async () => {
    const typed = "g]kfn ;/sf/sf] hnljB't cfof]hgf: kl/of]hgf lgdf{0f sfo{ cfof]un] k|sflzt u/]sf] k|ltj]bg";
    const id = await upload(textPdf(typed, "ABCDEF+Preeti"), "Old report", "ne");
    await attach([id]);
    await expect.poll(() => search("आयोगले प्रकाशित गरेको"), soon).toMatchObject([{ name: "Old report", page: 1 }]);
    expect((await search("आयोगले प्रकाशित गरेको"))[0]?.excerpt).toMatchObject({ locale: "ne" });
  });

  test("of a replaced file is no longer found", async () => {
    const id = await upload(textPdf("Tachometers and quokkas"), "First edition");
    await attach([id]);
    await expect.poll(() => search("tachometers quokkas"), soon).toHaveLength(1);
    const bytes = textPdf("Inclinometers and numbats");
    await site.content.payload.update({
      collection: "documents",
      id,
      data: {},
      file: { data: bytes, name: "file.pdf", mimetype: "application/pdf", size: bytes.length },
      ...asServer,
    });
    await expect.poll(() => search("inclinometers numbats"), soon).toHaveLength(1);
    // The site may give an answer of its cache for as long as it has not read the new revision.
    await expect.poll(() => search("tachometers quokkas"), soon).toEqual([]);
  });
});

describe("the text of a file that is gone is not kept", () => {
  const textRows = (id: number) =>
    runSql(site.content.payload, sql`SELECT text FROM document_texts WHERE document = ${id}`);
  const read = async (text: string) => {
    const id = await upload(textPdf(text), "Withdrawn");
    await expect.poll(() => textState(id), soon).toBe("read");
    expect(await textRows(id)).toHaveLength(1);
    return id;
  };

  test("if it is deleted while it is read", async () => {
    const { payload } = site.content;
    const id = await read("Salaries of everybody, uploaded by mistake");
    const { sha256 } = await payload.findByID({ collection: "documents", id, ...asServer });
    await payload.delete({ collection: "documents", id });
    const pages = ["Salaries of everybody, uploaded by mistake"];
    await keepTexts(payload, { document: id, sha256: String(sha256), reader: "any", pages });
    expect(await textRows(id)).toEqual([]);
  });

  test("if a Word file replaces it", async () => {
    const id = await read("Salaries of some, uploaded by mistake");
    const data = await officeFile("docx");
    const file = { data, name: "file.docx", mimetype: documentTypes.docx, size: data.length };
    await site.content.payload.update({ collection: "documents", id, data: {}, file, ...asServer });
    await expect.poll(() => textRows(id), soon).toEqual([]);
  });
});

describe("a file without text", () => {
  test("is reported to editors", async () => {
    const id = await upload(plainPdf(), "A scan");
    await expect.poll(() => textState(id), soon).toBe("none");
  });

  test("is not reported if it is a Word file", async () => {
    const { docs } = await site.content.payload.find({
      collection: "documents",
      where: { textState: { exists: false } },
      ...asServer,
    });
    expect(docs.filter(({ mimeType }) => mimeType === "application/pdf")).toEqual([]);
  });
});

import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { staffAt } from "../../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";
import { runSql, sql } from "../../store/sql.ts";
import { bumpRevision } from "../../store/state.ts";

const sample = readFileSync(path.join(import.meta.dirname, "../../../seed/documents/seti-drilling-terms-en.pdf"));

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
let enquiries: typeof editor;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  editor = await staffAt(site, "editor", "Gita");
  enquiries = await staffAt(site, "enquiries", "Nabin");
});
afterAll(() => site.close());

interface Picture {
  id: number;
  filename: string;
  sizes: Record<string, { filename?: string | null } | undefined>;
}
interface Document {
  id: number;
  filename: string;
  released: boolean;
  cover: Picture | null;
}

/** A PDF with unique bytes: readers ignore anything after its end. */
let count = 0;
const another = () => {
  count += 1;
  return Buffer.concat([sample, Buffer.from(`\n%cover ${count}\n`)]);
};
const formOf = (data: object, bytes?: Buffer, name = "tender.pdf", type = "application/pdf") => {
  const form = new FormData();
  form.set("_payload", JSON.stringify(data));
  if (bytes) form.set("file", new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
};
async function sent(answer: Promise<Response>): Promise<Document> {
  const { doc, errors } = (await (await answer).json()) as { doc: Document; errors?: unknown };
  expect(errors).toBeUndefined();
  return doc;
}
const upload = (data: object = {}, bytes = another(), name?: string) =>
  sent(editor.post("/documents?locale=en", formOf({ name: "Tender", ...data }, bytes, name)));
const change = (id: number, data: object, bytes?: Buffer) =>
  sent(editor.send("PATCH", `/documents/${id}?locale=en`, bytes ? formOf(data, bytes, "next.pdf") : data));
const bin = (id: number, way = "") => editor.post(`/documents/bin${way}`, { ids: [id] });
const stored = async (id: number) => (await (await editor.get(`/documents/${id}?locale=en`)).json()) as Document;

/**
 * The answer that a stranger gets at an address, whether a file of that name is on the disk, and the answer to staff of
 * another role.
 */
async function shownOf({ filename }: { filename: string }) {
  const { statusCode } = await site.app.inject(`/media/${filename}`);
  const shared = await site.app.inject(`/share/50-50/${filename}.jpg`);
  const listed = await enquiries.get(`/media?where[filename][equals]=${filename}`);
  const { totalDocs } = (await listed.json()) as { totalDocs: number };
  return [statusCode, shared.statusCode, totalDocs];
}
const shown = [200, 200, 1];
const gone = [404, 404, 0];
/** Waits for the site's work, which looks once a second. */
const until = (look: () => Promise<unknown>, wanted: unknown) =>
  vi.waitFor(async () => expect(await look()).toEqual(wanted), { timeout: 10_000, interval: 100 });
const coverOf = async (id: number) => (await stored(id)).cover?.filename ?? null;
const drawn = ({ cover }: Document): Picture => {
  if (!cover) throw new Error("No cover was drawn: is the package poppler-utils installed?");
  return cover;
};
async function pictureByHand(name = "by-hand.png"): Promise<number> {
  const bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background: { r: 1, g: count, b: 9 } } })
    .png()
    .toBuffer();
  count += 1;
  return (await sent(editor.post("/media", formOf({ decorative: true }, bytes, name, "image/png")))).id;
}

describe("the first page of a document that visitors may not download", () => {
  test("is not drawn, so nobody else sees it", async () => {
    const secret = await upload({ released: false }, another(), "never-shown.pdf");
    expect(secret.cover).toBeNull();
    const { docs } = (await (await enquiries.get("/media?where[filename][like]=never-shown")).json()) as {
      docs: unknown[];
    };
    expect(docs).toEqual([]);
  });

  test("appears with the release, ends with the withdrawal in every size, and returns", async () => {
    const { id } = await upload({ released: false });
    const cover = drawn(await change(id, { released: true }));
    expect(await shownOf(cover)).toEqual(shown);
    await change(id, { released: false });
    await until(() => shownOf(cover), gone);
    const files = [cover.filename, ...Object.values(cover.sizes).map((size) => size?.filename)];
    for (const name of files.filter((file) => file != null)) {
      expect(existsSync(path.join(site.env.dataDir, "media", name)), name).toBe(false);
    }
    expect(await coverOf(id)).toBeNull();
    // A form that was opened before still names the picture.
    await change(id, { name: "Tender, withdrawn", cover: cover.id });
    expect(await shownOf(cover)).toEqual(gone);
    expect(await shownOf(drawn(await change(id, { released: true })))).toEqual(shown);
  });

  test("ends with the withdrawal although somebody has described it for people who cannot see it", async () => {
    const document = await upload();
    const cover = drawn(document);
    const described = { decorative: false, alt_en: "The first page of a tender", alt_ne: "बोलपत्रको पहिलो पृष्ठ" };
    expect((await editor.send("PATCH", `/media/${cover.id}?locale=en`, described)).status).toBe(200);
    await change(document.id, { released: false });
    await until(() => shownOf(cover), gone);
  });

  test("ends as soon as it can be deleted, if a fault of the disk was in the way at first", async () => {
    const { id } = await upload({ released: false });
    const cover = drawn(await change(id, { released: true }));
    const file = path.join(site.env.dataDir, "media", cover.filename);
    const warned = vi.spyOn(site.content.payload.logger, "warn");
    // A folder in its place cannot be deleted as a file.
    rmSync(file);
    mkdirSync(file);
    await change(id, { released: false });
    await vi.waitFor(() => expect(warned).toHaveBeenCalled(), { timeout: 10_000 });
    warned.mockRestore();
    rmdirSync(file);
    await bumpRevision(site.content.payload);
    await until(() => shownOf(cover), gone);
  });

  test("ends in the bin, comes back with Undo, and does not return with a later restoration", async () => {
    const document = await upload();
    const cover = drawn(document);
    expect((await bin(document.id)).status).toBe(200);
    await until(() => shownOf(cover), gone);
    expect((await bin(document.id, "/undo")).status).toBe(200);
    await until(() => coverOf(document.id), cover.filename);
    expect(await shownOf(cover)).toEqual(shown);
    await bin(document.id);
    await until(() => shownOf(cover), gone);
    await bin(document.id, "/restore");
    expect(await stored(document.id)).toMatchObject({ released: false, cover: null });
  });

  test("ends with its file when another replaces it, and when the document is deleted permanently", async () => {
    const { payload } = site.content;
    const document = await upload();
    const before = drawn(document);
    const after = drawn(await change(document.id, {}, another()));
    expect(after.filename).not.toBe(before.filename);
    // New pictures that no document shows yet are left alone for a minute.
    await runSql(payload, sql`UPDATE media SET created_at = '2026-01-01T00:00:00.000Z' WHERE id = ${before.id}`);
    await change(document.id, { name: "Tender, second edition" });
    await until(() => shownOf(before), gone);
    expect(await shownOf(after)).toEqual(shown);
    await runSql(payload, sql`UPDATE media SET created_at = '2026-01-01T00:00:00.000Z' WHERE id = ${after.id}`);
    await payload.delete({ collection: "documents", id: document.id });
    await until(() => shownOf(after), gone);
  });

  test("stays while another document with the same file is released", async () => {
    const bytes = another();
    const [first, second] = [await upload({}, bytes), await upload({}, bytes)];
    await change(first.id, { released: false });
    await upload();
    expect(await shownOf(drawn(second))).toEqual(shown);
    await change(second.id, { released: false });
    await until(async () => [await shownOf(drawn(first)), await shownOf(drawn(second))], [gone, gone]);
  });
});

test("a cover that was drawn before this rule is deleted at the next check", async () => {
  const { payload } = site.content;
  const name = `${"a-very-long-name-of-a-tender-".repeat(4)}.pdf`;
  const document = await upload({}, another(), name);
  const cover = drawn(document);
  expect(await shownOf(cover)).toEqual(shown);
  await runSql(payload, sql`UPDATE documents SET released = false WHERE id = ${document.id}`);
  await bumpRevision(payload);
  await until(() => shownOf(cover), gone);
});

test("a picture that an editor chose stays, whatever becomes of the document", async () => {
  const cover = await pictureByHand();
  const document = await upload({ cover });
  expect(drawn(document).id).toBe(cover);
  const withdrawn = await change(document.id, { released: false });
  const replaced = await change(document.id, {}, another());
  expect([drawn(withdrawn).id, drawn(replaced).id]).toEqual([cover, cover]);
  expect(await shownOf(drawn(replaced))).toEqual(shown);
  // Emptied again, the first page is used once visitors may have it.
  expect((await change(document.id, { cover: null })).cover).toBeNull();
  const released = drawn(await change(document.id, { released: true }));
  expect(released.id).not.toBe(cover);
  expect(drawn(await change(document.id, { cover: null })).id).toBe(released.id);
});

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  halves,
  type PictureFile,
  type StoredPicture,
  savePicture,
  sendPicture,
  shade,
} from "../../../../testing/files/pictures.ts";
import { callerAt, staffAt } from "../../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
let owner: typeof editor;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  editor = await staffAt(site, "editor", "Sita Rai");
  owner = await staffAt(site, "owner", "Binod");
});
afterAll(() => site.close());

const inMedia = (name: string) => path.join(site.env.dataDir, "media", name);
const originals = () => path.join(site.env.dataDir, "private/originals");
const files = ({ filename, sizes }: StoredPicture) => [
  filename,
  ...Object.values(sizes).flatMap((size) => (size?.filename ? [size.filename] : [])),
];
const rightHalf = { crop: { x: 50, y: 0, width: 50, height: 100 }, focalPoint: { x: 75, y: 40 } };
const encodings: [name: string, file: () => Promise<PictureFile>][] = [
  ["JPEG", async () => ({ bytes: await (await halves(800, 600)).jpeg().toBuffer() })],
  ["PNG", async () => ({ bytes: await (await halves(800, 600)).png().toBuffer(), name: "h.png", type: "image/png" })],
  [
    "WebP",
    async () => ({ bytes: await (await halves(800, 600)).webp().toBuffer(), name: "h.webp", type: "image/webp" }),
  ],
];

describe("an upload with a crop or a focal point", () => {
  test.each(encodings)("with only a focal point, %s", async (_, file) => {
    const all = { x: 0, y: 0, width: 100, height: 100 };
    const edits = { crop: all, focalPoint: { x: 80, y: 20 }, widthInPixels: 800, heightInPixels: 600 };
    const picture = await savePicture(editor, { file: await file(), edits });
    expect(picture).toMatchObject({ width: 800, height: 600, focalX: 80, focalY: 20, crop: null });
  });

  test.each(encodings)("with a crop, %s", async (_, file) => {
    const edits = { ...rightHalf, widthInPixels: 400, heightInPixels: 600 };
    const picture = await savePicture(editor, { file: await file(), edits });
    // The focal point has other coordinates in the crop than in the whole picture.
    expect(picture).toMatchObject({ width: 400, height: 600, focalX: 50, focalY: 40 });
    expect(await shade(inMedia(picture.filename))).toBe("blue");
    expect(await shade(path.join(originals(), picture.original))).toBe("both");
  });

  test("that a phone stored sideways is cropped as it is seen", async () => {
    // Stored sideways, shown upright: its upper half is stored on the left.
    const bytes = await (await halves(800, 600)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const crop = { x: 0, y: 0, width: 100, height: 50 };
    const edits = { crop, focalPoint: { x: 50, y: 25 }, widthInPixels: 600, heightInPixels: 400 };
    const picture = await savePicture(editor, { file: { bytes }, edits });
    expect([picture.width, picture.height]).toEqual([600, 400]);
    expect(await shade(inMedia(picture.filename))).toBe("red");
  });

  test("that is very large is cropped, and then reduced", async () => {
    const bytes = await (await halves(4000, 1000)).jpeg().toBuffer();
    const edits = { ...rightHalf, widthInPixels: 2000, heightInPixels: 1000 };
    const picture = await savePicture(editor, { file: { bytes }, edits });
    expect([picture.width, picture.height]).toEqual([1600, 800]);
  });

  test.each([
    ["beyond its edge", { x: 80, y: 0, width: 50, height: 100 }],
    ["of no width", { x: 0, y: 0, width: 0, height: 100 }],
    ["of nothing", { x: Number.NaN, y: 0, width: 10, height: 10 }],
  ])("with a crop %s is stored without error", async (_, crop) => {
    const [, file] = encodings[0] ?? [];
    const answer = await sendPicture(editor, { file: (await file?.()) as PictureFile, edits: { crop } });
    expect(answer.status).toBe(201);
  });
});

describe("a later crop", () => {
  let whole: StoredPicture;
  let part: StoredPicture;
  beforeAll(async () => {
    const bytes = await (await halves(1000, 500))
      .withExif({ IFD0: { Make: "Canary Telephones" } })
      .jpeg()
      .toBuffer();
    whole = await savePicture(editor, { file: { bytes } });
    const edits = { ...rightHalf, widthInPixels: 500, heightInPixels: 500 };
    part = await savePicture(editor, { id: whole.id, edits });
  });

  test("keeps the original, without the camera's metadata, only for the server", async () => {
    expect(part.original).toBe(whole.original);
    const file = path.join(originals(), part.original);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { width, height, exif } = await sharp(file).metadata();
    expect([width, height, exif]).toEqual([1000, 500, undefined]);
    expect(readFileSync(file).includes("Canary")).toBe(false);
    for (const url of [`/media/${part.original}`, `/media/../private/originals/${part.original}`]) {
      expect((await site.app.inject(url)).statusCode).toBe(404);
    }
  });

  test("changes its file names: no cached file with an old name is shown for it", async () => {
    expect([part.width, part.height]).toEqual([500, 500]);
    expect(await shade(inMedia(part.filename))).toBe("blue");
    const before = files(whole);
    expect(files(part).filter((name) => before.includes(name))).toEqual([]);
    expect(before.filter((name) => existsSync(inMedia(name)))).toEqual([]);
  });

  test("of a crop is taken from the original", async () => {
    const crop = { x: 0, y: 50, width: 50, height: 50 };
    const quarter = await savePicture(editor, { id: whole.id, edits: { crop, focalPoint: { x: 25, y: 75 } } });
    expect(quarter).toMatchObject({ crop: { left: 500, top: 250, width: 250, height: 250 }, focalX: 50, focalY: 50 });
    expect(quarter.original).toBe(whole.original);
  });

  test("can be undone by restoring the original", async () => {
    const answer = await editor.post(`/media/${whole.id}/original`, {});
    expect(answer.status).toBe(200);
    const { doc } = (await answer.json()) as { doc: StoredPicture };
    expect(doc).toMatchObject({ width: 1000, height: 500, crop: null, original: whole.original, alt_en: "Two halves" });
    expect(await shade(inMedia(doc.filename))).toBe("both");
    // The same bytes have the same name as before, and may come from any cache.
    expect(doc.filename).toBe(whole.filename);
  });

  test("is not drawn for a new focal point", async () => {
    const before = statSync(inMedia(whole.filename)).mtimeMs;
    const all = { crop: { x: 0, y: 0, width: 100, height: 100 }, focalPoint: { x: 10, y: 90 } };
    const moved = await savePicture(editor, { id: whole.id, edits: all });
    expect(moved).toMatchObject({ focalX: 10, focalY: 90, filename: whole.filename });
    expect(statSync(inMedia(whole.filename)).mtimeMs).toBe(before);
  });

  test("of a picture older than the originals keeps its present file as the original", async () => {
    const bytes = await (await halves(640, 480)).png().toBuffer();
    const old = await savePicture(editor, { file: { bytes, name: "old.png", type: "image/png" } });
    const { payload } = site.content;
    await payload.db.updateOne({ collection: "media", id: old.id, data: { original: null } });
    const cropped = await savePicture(editor, { id: old.id, edits: rightHalf });
    expect(await shade(path.join(originals(), cropped.original))).toBe("both");
  });

  test("takes its original only from the server", async () => {
    const data = { original: "0".repeat(64), crop: { left: 0, top: 0, width: 1, height: 1 } };
    expect(await savePicture(editor, { id: whole.id, data })).toMatchObject({ original: whole.original, crop: null });
  });

  test("that is refused deletes no file of the former picture", async () => {
    const before = await savePicture(editor, { id: whole.id });
    const bytes = await (await halves(200, 100)).jpeg().toBuffer();
    const answer = await sendPicture(editor, { id: whole.id, file: { bytes }, data: { alt_en: "", alt_ne: "" } });
    expect(answer.status).toBe(400);
    expect(files(before).filter((name) => !existsSync(inMedia(name)))).toEqual([]);
  });
});

describe("originals are deleted with their last picture", () => {
  const remove = async ({ id, original }: StoredPicture) => {
    expect((await editor.post("/media/bin", { ids: [id] })).status).toBe(200);
    // Items in the bin can be restored, and then cropped again.
    expect(existsSync(path.join(originals(), original))).toBe(true);
    expect((await owner.post("/media/bin/purge", { ids: [id] })).status).toBe(200);
  };

  test("when it is deleted", async () => {
    const bytes = await (await halves(60, 40)).png().toBuffer();
    const file = { bytes, name: "twin.png", type: "image/png" };
    const [one, twin] = [await savePicture(editor, { file }), await savePicture(editor, { file })];
    expect(twin.original).toBe(one.original);
    await remove(one);
    expect(existsSync(path.join(originals(), twin.original))).toBe(true);
    await remove(twin);
    expect(existsSync(path.join(originals(), twin.original))).toBe(false);
  });

  test("and not stored for a refused picture", async () => {
    const before = readdirSync(originals());
    const bytes = await (await halves(66, 40)).jpeg().toBuffer();
    expect((await sendPicture(editor, { file: { bytes }, data: { alt_en: "English alone" } })).status).toBe(400);
    expect(readdirSync(originals())).toEqual(before);
  });

  test("when it is replaced by another file", async () => {
    const first = await savePicture(editor, { file: { bytes: await (await halves(62, 40)).jpeg().toBuffer() } });
    const bytes = await (await halves(64, 40)).jpeg().toBuffer();
    const second = await savePicture(editor, { id: first.id, file: { bytes } });
    expect(second.original).not.toBe(first.original);
    expect(readdirSync(originals())).not.toContain(first.original);
  });
});

describe("a refusal gives its reason in the reader's language", () => {
  const heic = Buffer.concat([Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(400)]);
  const svg = Buffer.from('<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>');
  const cut = async () => (await (await halves(400, 400)).jpeg().toBuffer()).subarray(0, 900);
  const padded = async () => Buffer.concat([await (await halves(20, 20)).jpeg().toBuffer(), Buffer.alloc(30_000_000)]);
  test.each<[string, () => Promise<Buffer> | Buffer, string, number, RegExp, RegExp]>([
    ["HEIC", () => heic, "a.heic", 400, /HEIC.*Most Compatible/, /HEIC.*Most Compatible.*JPEG/],
    ["HEIC under another name", () => heic, "a.jpg", 400, /HEIC/, /HEIC/],
    ["SVG", () => svg, "a.svg", 400, /SVG.*PNG/, /SVG.*PNG/],
    ["an empty file", () => Buffer.alloc(0), "a.jpg", 400, /file is empty/, /फाइल खाली/],
    ["a file that ends too early", cut, "a.jpg", 400, /damaged/, /बिग्रिएको/],
    ["30 MB", padded, "a.jpg", 413, /30 MB.*25 MB/, /३० एमबी.*२५ एमबी/],
  ])("%s", async (_, bytes, name, status, english, nepali) => {
    const file = { bytes: await bytes(), name, type: "image/jpeg" };
    const before = readdirSync(path.join(site.env.dataDir, "media")).length;
    for (const [language, words] of [
      ["en", english],
      ["ne", nepali],
    ] as const) {
      const form = new FormData();
      form.append("_payload", JSON.stringify({ alt_en: "A", alt_ne: "क" }));
      form.append("file", new File([new Uint8Array(file.bytes)], name, { type: file.type }));
      const cookie = `${editor.cookie}; setu-lng=${language}`;
      const answer = await callerAt(site, cookie, { "accept-language": language }).send("POST", "/media", form);
      expect(answer.status).toBe(status);
      expect((await answer.json()).errors[0].message).toMatch(words);
    }
    expect(readdirSync(path.join(site.env.dataDir, "media")).length).toBe(before);
  });
});

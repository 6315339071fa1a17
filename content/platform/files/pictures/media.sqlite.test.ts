import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  folder = path.join(site.env.dataDir, "media");
});
afterAll(() => site.close());

const described = { alt_en: "A red field", alt_ne: "रातो चौर" };
interface Uploaded {
  id: number;
  filename: string;
  mimeType: string;
  width: number;
  height: number;
  color: string;
  sizes: Record<string, { filename?: string | null; width?: number | null; mimeType?: string | null } | undefined>;
}

/** Uploads a file like an editor's browser, except for HTTP. */
async function upload(bytes: Buffer, name = "field.jpg", mimetype = "image/jpeg", data: object = described) {
  const file = { data: bytes, name, mimetype, size: bytes.length };
  const doc = await site.content.payload.create({ collection: "media", data, file });
  return doc as unknown as Uploaded;
}
const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 250, g: 10, b: 10 } } });
const stored = (name: string) => readFileSync(path.join(folder, name));
const renditionsOf = ({ sizes }: Uploaded) =>
  Object.entries(sizes).flatMap(([name, size]) => (size?.filename ? [{ name, ...size, filename: size.filename }] : []));

describe("a photograph from a phone", () => {
  let photo: Uploaded;
  beforeAll(async () => {
    const bytes = await red(1000, 600)
      .jpeg()
      .withExif({
        IFD0: { Make: "Canary Telephones", Copyright: "canary-person" },
        IFD3: {
          GPSLatitudeRef: "N",
          GPSLatitude: "27/1 41/1 0/1",
          GPSLongitudeRef: "E",
          GPSLongitude: "85/1 19/1 0/1",
        },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { exif, orientation } = await sharp(bytes).metadata();
    expect([exif?.includes("canary-person"), orientation]).toEqual([true, 6]);
    photo = await upload(bytes);
  });

  test("is turned upright", async () => {
    expect([photo.width, photo.height]).toEqual([600, 1000]);
    const { width, height, orientation } = await sharp(stored(photo.filename)).metadata();
    expect([width, height, orientation]).toEqual([600, 1000, undefined]);
  });

  test("reveals no place, person or camera, in any of its sizes", async () => {
    const names = [photo.filename, ...renditionsOf(photo).map(({ filename }) => filename)];
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      const bytes = stored(name);
      const { exif, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined]);
      for (const trace of ["canary-person", "Canary Telephones", "GPS", "Exif"]) {
        expect(bytes.includes(trace), `${trace} in ${name}`).toBe(false);
      }
    }
  });

  test("has its own colour, regardless of the request", async () => {
    expect(photo.color).toBe("#f80808");
    const { payload } = site.content;
    await payload.update({ collection: "media", id: photo.id, data: { color: "no colour" } });
    expect(await payload.findByID({ collection: "media", id: photo.id })).toMatchObject({ color: photo.color });
  });

  test("has the colour of the whole, not of its darkest spot", async () => {
    // Each light level differs, so black is the most frequent colour of this pale picture.
    const levels = Buffer.from(
      Array.from({ length: 100 * 100 }, (_, place) => (place % 5 === 0 ? 0 : 128 + (place % 128))),
    );
    const pale = await sharp(levels, { raw: { width: 100, height: 100, channels: 1 } })
      .png()
      .toBuffer();
    expect((await upload(pale)).color).toBe("#989898");
  });

  test("is served to visitors", async () => {
    const { statusCode, headers, rawPayload } = await site.app.inject(`/media/${photo.filename}`);
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(rawPayload.equals(stored(photo.filename))).toBe(true);
  });
});

describe("renditions", () => {
  test("are AVIF and WebP at every width up to the picture's own", async () => {
    const doc = await upload(await red(1300, 700).png().toBuffer(), "wide.png", "image/png");
    const found = renditionsOf(doc);
    expect(found.map(({ name }) => name).sort()).toEqual([
      "avif1200",
      "avif480",
      "avif640",
      "avif800",
      "webp1200",
      "webp480",
      "webp640",
      "webp800",
    ]);
    for (const { name, filename, width, mimeType } of found) {
      const [, format, step] = /^(avif|webp)(\d+)$/.exec(name) ?? [];
      const metadata = await sharp(stored(filename)).metadata();
      expect([metadata.width, width], name).toEqual([Number(step), Number(step)]);
      expect(metadata.format, name).toBe(format === "avif" ? "heif" : "webp");
      expect(mimeType).toBe(`image/${format}`);
    }
  });

  test("are not made for a small picture", async () => {
    const doc = await upload(await red(100, 50).webp().toBuffer(), "small.webp", "image/webp");
    expect([doc.width, doc.height, renditionsOf(doc)]).toEqual([100, 50, []]);
  });

  test("belong to a very large picture after it was reduced", async () => {
    const doc = await upload(await red(4000, 1000).jpeg().toBuffer(), "large.jpg");
    expect([doc.width, doc.height]).toEqual([3200, 800]);
  });
});

describe("a picture needs a description in both languages", () => {
  const bytes = () => red(20, 20).jpeg().toBuffer();

  test.each([
    ["nothing", {}, ["alt_en", "alt_ne"]],
    ["English alone", { alt_en: "A field" }, ["alt_ne"]],
    ["Nepali alone", { alt_ne: "चौर" }, ["alt_en"]],
    ["spaces", { alt_en: " ", alt_ne: "\n" }, ["alt_en", "alt_ne"]],
  ])("and is refused with %s", async (_, data, missing) => {
    const refused = await upload(await bytes(), "field.jpg", "image/jpeg", data).catch((error) => error);
    expect(refused.status).toBe(400);
    expect(refused.data.errors.map(({ path: field }: { path: string }) => field).sort()).toEqual(missing);
  });

  test("unless it is decorative", async () => {
    const { filename } = await upload(await bytes(), "line.jpg", "image/jpeg", { decorative: true });
    expect(existsSync(path.join(folder, filename))).toBe(true);
  });
});

describe("a file that pages cannot show as a picture is refused, regardless of its name", () => {
  beforeAll(() => {
    vi.spyOn(site.content.payload.logger, "error").mockImplementation(() => {});
  });
  afterAll(() => vi.mocked(site.content.payload.logger.error).mockRestore());
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const html = "<!doctype html><script>alert(1)</script>";
  const files: [name: string, bytes: () => Promise<Buffer> | Buffer, type: string][] = [
    ["picture.svg", () => Buffer.from(svg), "image/svg+xml"],
    ["svg-as.png", () => Buffer.from(svg), "image/png"],
    ["svg-as.jpg", () => Buffer.from(`<?xml version="1.0"?>${svg}`), "image/jpeg"],
    ["style.xml", () => Buffer.from('<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><a/>'), "application/xml"],
    ["page.xhtml", () => Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"/>'), "application/xhtml+xml"],
    ["page.html", () => Buffer.from(html), "text/html"],
    ["html-as.png", () => Buffer.from(html), "image/png"],
    ["html-behind-a-signature.png", () => Buffer.from(`\u0089PNG\r\n\u001a\n${html}`, "latin1"), "image/png"],
    ["html-behind-gif.jpg", () => Buffer.from(`GIF89a${html}`), "image/jpeg"],
    ["moving.gif", () => red(20, 20).gif().toBuffer(), "image/gif"],
    ["gif-as.jpg", () => red(20, 20).gif().toBuffer(), "image/jpeg"],
    ["new.avif", () => red(20, 20).avif().toBuffer(), "image/avif"],
    ["avif-as.webp", () => red(20, 20).avif().toBuffer(), "image/webp"],
    ["print.tiff", () => red(20, 20).tiff().toBuffer(), "image/tiff"],
    ["tiff-as.png", () => red(20, 20).tiff().toBuffer(), "image/png"],
    ["document.pdf", () => Buffer.from("%PDF-1.7\n1 0 obj"), "application/pdf"],
    ["empty.png", () => Buffer.alloc(0), "image/png"],
    ["cut.jpg", async () => (await red(400, 400).jpeg().toBuffer()).subarray(0, 900), "image/jpeg"],
  ];

  test.each(files)("%s", async (name, bytes, type) => {
    const before = readdirSync(folder).sort();
    await expect(upload(await bytes(), name, type)).rejects.toMatchObject({ status: 400 });
    expect(readdirSync(folder).sort()).toEqual(before);
  });

  test("but a picture with the name of a page is stored as a picture", async () => {
    const { filename, mimeType } = await upload(await red(20, 20).png().toBuffer(), "page.html", "text/html");
    expect(filename).toMatch(/^page-[0-9a-f]{8}\.png$/);
    expect(mimeType).toBe("image/png");
  });

  test("196 megapixels of one colour", { timeout: 60_000 }, async () => {
    const bomb = await red(14_000, 14_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    const [before, memory] = [readdirSync(folder).sort(), process.memoryUsage().rss];
    await expect(upload(bomb, "flat.png", "image/png")).rejects.toThrow();
    expect(readdirSync(folder).sort()).toEqual(before);
    // Decoded, it would take 588 MB.
    expect(process.memoryUsage().rss - memory).toBeLessThan(150_000_000);
  });
});

describe("file names", () => {
  let shade = 0;
  test.each([
    ["नेपाली सडक.jpg", /^picture-[0-9a-f]{8}\.jpg$/],
    ["सडक road 2.JPG", /^road-2-[0-9a-f]{8}\.jpg$/],
    ["../../../etc/passwd.jpg", /^passwd-[0-9a-f]{8}\.jpg$/],
    ["..\\..\\windows\\win.jpg", /^[a-z-]*win-[0-9a-f]{8}\.jpg$/],
    ["..%2f..%2fx.jpg", /^[a-z0-9-]+-[0-9a-f]{8}\.jpg$/],
    ["/etc/cron.d/x.jpg", /^x-[0-9a-f]{8}\.jpg$/],
    ["a\u0000.php.jpg", /^a-php-[0-9a-f]{8}\.jpg$/],
    ["photo\u202egpj.exe", /^photo-gpj-[0-9a-f]{8}\.jpg$/],
    [".htaccess", /^htaccess-[0-9a-f]{8}\.jpg$/],
    ["shell.php", /^shell-[0-9a-f]{8}\.jpg$/],
    ["<img src=x onerror=alert(1)>.jpg", /^[a-z0-9-]+-[0-9a-f]{8}\.jpg$/],
    [`${"long-".repeat(60)}.jpg`, /^[a-z-]{1,80}-[0-9a-f]{8}\.jpg$/],
    ["CON.jpg", /^con-[0-9a-f]{8}\.jpg$/],
    ["", /^picture-[0-9a-f]{8}\.jpg$/],
  ])("%j becomes a safe one", async (name, safe) => {
    shade += 1;
    const background = { r: shade * 10, g: 90, b: 200 };
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const { filename } = await upload(bytes, name);
    expect(filename).toMatch(safe);
    expect(existsSync(path.join(folder, filename))).toBe(true);
    expect((await site.app.inject(`/media/${encodeURIComponent(filename)}`)).statusCode).toBe(200);
  });

  test("write nothing beside the folder", () => {
    expect(readdirSync(site.env.dataDir).filter((name) => /passwd|win|\.jpg/.test(name))).toEqual([]);
  });

  test("differ for different bytes with the same name", async () => {
    const [one, other] = [
      await upload(await red(30, 20).jpeg().toBuffer()),
      await upload(await red(20, 30).jpeg().toBuffer()),
    ];
    expect(one.filename).not.toBe(other.filename);
  });
});

test("a picture may have at most 25 MB", async () => {
  const padded = Buffer.concat([await red(20, 20).jpeg().toBuffer(), Buffer.alloc(25_000_000)]);
  await expect(upload(padded, "padded.jpg")).rejects.toMatchObject({ status: 413 });
});

test("any file may have at most 40 MB, one at a time", () => {
  expect(site.content.payload.config.upload).toMatchObject({
    limits: { fileSize: 40_000_000, files: 1 },
    abortOnLimit: true,
    safeFileNames: true,
  });
});

test("decoding a large picture takes no memory of the site's process", { timeout: 120_000 }, async () => {
  // Narrower than any rendition, since renditions would take long.
  const [width, height] = [450, 40_000];
  const bytes = await red(width, height).jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const doc = await upload(bytes, "large-and-turned.jpg").finally(() => clearInterval(watch));
  expect([doc.width, doc.height]).toEqual([3200, 36]);
  expect(most - before, "less than its pixels").toBeLessThan(width * height * 3);
});

test("a deleted picture leaves no file behind", async () => {
  const doc = await upload(await red(500, 300).jpeg().toBuffer(), "gone.jpg");
  const names = [doc.filename, ...renditionsOf(doc).map(({ filename }) => filename)];
  await site.content.payload.delete({ collection: "media", where: { filename: { equals: doc.filename } } });
  expect(names.length).toBe(3);
  expect(names.filter((name) => existsSync(path.join(folder, name)))).toEqual([]);
});

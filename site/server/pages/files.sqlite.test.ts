import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, listen } from "../../../testing/raw-request.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

const assets = path.join(import.meta.dirname, "../../dist/client/assets");
const forEver = "public, max-age=31536000, immutable";

let site: TestSite;
let picture: string;
let bytes: Buffer;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  const [file] = (await site.content.api.home("en")).sliders[0]?.files ?? [];
  picture = file?.location ?? "";
  bytes = readFileSync(path.join(site.env.dataDir, new URL(picture, "http://a").pathname));
  writeFileSync(path.join(site.env.dataDir, "media", ".hidden"), "hidden-canary");
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

/** Whether something lists a folder during `work`: that moves the folder's access time, which is the year 2000 before. */
async function isListed(folder: string, work: () => unknown): Promise<boolean> {
  const longAgo = new Date("2000-01-01");
  utimesSync(folder, longAgo, new Date());
  await work();
  return statSync(folder).atime > longAgo;
}

// A firm's pictures are tens of thousands of files: to list them for each request costs more than to send one.
test("no folder is listed to send one of its files", async ({ skip }) => {
  const media = path.join(site.env.dataDir, "media");
  skip(!(await isListed(media, () => readdirSync(media))), "this disk keeps no access times");
  expect(await isListed(media, () => get(picture))).toBe(false);
});

describe("assets of the build", () => {
  const names = globSync("*.{js,css}", { cwd: assets });

  test("all are named by their content", () => {
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !/(^[\w-]{6,7}|(^|-)[\w-]{8})\.(js|css)$/.test(name))).toEqual([]);
  });

  test.each(["js", "css"])("%s is sent with the compression of the build", async (ending) => {
    const name = names.find((file) => file.startsWith("frame-") && file.endsWith(ending)) ?? "";
    const plain = readFileSync(path.join(assets, name));
    for (const [accepted, decode] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
      ["br;q=0, gzip", gunzipSync],
    ] as const) {
      const { statusCode, headers, rawPayload } = await get(`/assets/${name}`, { "accept-encoding": accepted });
      expect(statusCode).toBe(200);
      expect(headers["content-encoding"]).toBe(accepted === "br" ? "br" : "gzip");
      expect(headers["cache-control"]).toBe(forEver);
      expect(String(headers.vary).toLowerCase()).toContain("accept-encoding");
      expect(rawPayload.length).toBeLessThan(plain.length);
      expect(decode(rawPayload).equals(plain)).toBe(true);
    }
    const whole = await get(`/assets/${name}`, { "accept-encoding": "identity" });
    expect(whole.headers["content-encoding"]).toBeUndefined();
    expect(whole.rawPayload.equals(plain)).toBe(true);
    expect(whole.headers["content-type"]).toMatch(ending === "js" ? /javascript/ : /^text\/css/);
  });

  test.each([
    "/assets/missing-12345678.js",
    "/assets/",
    "/assets/entry-client.js.map",
    "/media/missing.jpg",
    "/tiles/9/9.webp",
  ])("%s is missing, and not cached as such", async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([403, 404]).toContain(statusCode);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(JSON.parse(body).error).toBe(true);
  });

  test("no source map and no manifest is public", async () => {
    expect(globSync("**/*.map", { cwd: assets })).toEqual([]);
    for (const url of ["/.vite/manifest.json", "/assets/.vite/manifest.json", "/assets/../.vite/manifest.json"]) {
      expect((await get(url)).statusCode).toBe(404);
    }
  });

  test("PUT and DELETE do nothing", async () => {
    const url = `/assets/${names[0]}`;
    for (const method of ["PUT", "DELETE", "PATCH"] as const) {
      expect((await site.app.inject({ method, url, payload: "x" })).statusCode).toBe(404);
    }
    expect(existsSync(path.join(assets, names[0] ?? ""))).toBe(true);
  });
});

describe("pictures", () => {
  test("are sent whole, with their type, and cached for ever", async () => {
    const { statusCode, headers, rawPayload } = await get(picture);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": forEver,
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
    });
    expect(rawPayload.equals(bytes)).toBe(true);
  });

  test("every rendition has the stated type and size", async () => {
    const [file] = (await site.content.api.home("en")).sliders[0]?.files ?? [];
    expect(file?.renditions.length).toBeGreaterThanOrEqual(4);
    for (const { location, type } of file?.renditions ?? []) {
      const { statusCode, headers } = await get(location);
      expect([statusCode, headers["content-type"]], location).toEqual([200, type]);
    }
  });

  test.each([
    ["bytes=0-9", 0, 10],
    ["bytes=100-199", 100, 200],
    ["bytes=-5", -5, undefined],
    ["bytes=100-", 100, undefined],
  ])("%s", async (range, start, end) => {
    const { statusCode, headers, rawPayload } = await get(picture, { range });
    expect(statusCode).toBe(206);
    expect(rawPayload.equals(bytes.subarray(start, end))).toBe(true);
    const first = start < 0 ? bytes.length + start : start;
    expect(headers["content-range"]).toBe(`bytes ${first}-${first + rawPayload.length - 1}/${bytes.length}`);
  });

  test("who asks for what follows the end is told that there is no more", async () => {
    const { statusCode } = await get(picture, { range: `bytes=${bytes.length}-` });
    expect(statusCode).toBe(416);
  });

  test.each(["bytes=999999999-", "bytes=9-1", "bytes=x", "lines=1-2", "bytes=0-1,3-4"])(
    "the range %s does no harm",
    async (range) => {
      const { statusCode } = await get(picture, { range });
      expect([200, 206, 400, 416]).toContain(statusCode);
    },
  );

  test("a visitor who has it already gets 304", async () => {
    const { headers } = await get(picture);
    const known = await get(picture, { "if-none-match": String(headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
    const since = await get(picture, { "if-modified-since": String(headers["last-modified"]) });
    expect(since.statusCode).toBe(304);
    expect((await get(picture, { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  test("HEAD has its length", async () => {
    const { headers, body } = await site.app.inject({ method: "HEAD", url: picture });
    expect([Number(headers["content-length"]), body]).toEqual([bytes.length, ""]);
  });
});

test("a document whose file is missing is not found", async () => {
  const { docs } = await site.content.payload.find({ collection: "documents", limit: 1, overrideAccess: true });
  const name = String(docs[0]?.["filename"]);
  expect((await get(`/documents/${name}`)).statusCode).toBe(200);
  rmSync(path.join(site.env.dataDir, "documents", name));
  const { statusCode, headers, body } = await get(`/documents/${name}`);
  expect([statusCode, JSON.parse(body).error]).toEqual([404, true]);
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(headers["content-disposition"]).toBeUndefined();
  expect(headers["cache-control"]).toBe("no-store");
});

describe("no file outside the folder is reached", () => {
  const up = [
    "..",
    "%2e%2e",
    "%2E%2e",
    ".%2e",
    "..%2f..",
    "%2e%2e%2f%2e%2e",
    "..%5c..",
    "..\\..",
    "....//",
    "%252e%252e",
    "..;",
    "..%00",
  ];
  const targets = ["secret", "setu.db", "etc/passwd", "package.json"];
  const tricks = [
    "/media/%00",
    "/media/a%00.jpg",
    "/media/..",
    "/media/.",
    "/media//etc/passwd",
    "/media/%2fetc%2fpasswd",
    "/media/%5cetc%5cpasswd",
    "/media/C:/Windows/win.ini",
    "/media/file:///etc/passwd",
    "/media/%c0%ae%c0%ae/secret",
    "/media/%e0%80%ae/secret",
    "/media/..%ef%bc%8fsecret",
    `/media/${"a".repeat(300)}.jpg`,
    `/media/${"../".repeat(200)}etc/passwd`,
    "/media/CON",
    "/media/a.jpg/",
    "/media?../secret",
    "/assets/..%2f..%2fserver%2fentry-server.js",
    "/tiles/..%2fmake.ts",
  ];
  const paths = [
    ...["/media", "/assets", "/tiles"].flatMap((base) =>
      up.flatMap((step) => targets.map((target) => `${base}/${step}/${target}`)),
    ),
    ...tricks,
  ];

  let port: number;
  beforeAll(async () => {
    port = await listen(site.app);
  });

  test(`by any of ${paths.length} paths`, async () => {
    const secret = readFileSync(path.join(site.env.dataDir, "secret"), "utf8");
    for (const address of paths) {
      const { status, body } = await ask(port, address);
      expect([308, 400, 403, 404], `${address}: ${status}`).toContain(status);
      for (const leak of [secret, "root:", "SQLite format", '"workspaces"', "createStaticHandler"]) {
        expect(body.includes(leak), `${address} leaks`).toBe(false);
      }
    }
  });

  test("a hidden file is not served", async () => {
    expect((await ask(port, "/media/.hidden")).body).not.toContain("hidden-canary");
  });
});

import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { directivesOf, judge, scoreOf } from "../../../testing/observatory.ts";
import { openTestSite, postContact, type TestSite } from "../../../testing/site.ts";

const origin = "https://www.example.org";
let site: TestSite;
let picture: string;
let asset: string;
beforeAll(async () => {
  site = await openTestSite({ PUBLIC_ORIGIN: origin, ADMIN_PORT: "9" });
  picture = (await site.content.api.home("en")).sliders[0]?.files[0]?.location ?? "";
  asset = /src="(\/assets\/[^"]+)"/.exec((await site.app.inject("/")).body)?.[1] ?? "";
});
afterAll(() => site.close());

/** Every kind of answer, with its status. */
const kinds: [name: string, status: number, ask: () => Promise<LightMyRequestResponse>][] = [
  ["a page", 200, () => site.app.inject("/")],
  ["a page in Nepali", 200, () => site.app.inject("/ne")],
  ["a page that one has", 304, async () => ifNew("/")],
  ["HEAD", 200, () => site.app.inject({ method: "HEAD", url: "/" })],
  ["a page that is not", 404, () => site.app.inject("/nothing")],
  ["a redirection", 308, () => site.app.inject("/ne/")],
  ["a form that is refused", 422, () => postForm("/")],
  ["a form where none is", 405, () => postForm("/nothing")],
  ["a method that is not", 404, () => site.app.inject({ method: "DELETE", url: "/" })],
  ["an address that cannot be decoded", 308, () => site.app.inject("/%zz")],
  ["a call that cannot be decoded", 400, () => site.app.inject("/frontapi/%zz")],
  ["an address that is too long", 413, () => site.app.inject(`/${"x".repeat(3000)}`)],
  ["a call", 200, () => site.app.inject("/frontapi/home")],
  ["a call that is not", 404, () => site.app.inject("/frontapi/nothing")],
  ["a call by the wrong method", 405, () => site.app.inject({ method: "PUT", url: "/frontapi/home" })],
  ["a call from another site", 403, () => postContact(site.app, {}, { origin: "https://evil.test" })],
  ["a call with errors", 422, () => postContact(site.app, {})],
  ["a call that is too large", 413, () => postContact(site.app, "x".repeat(70_000))],
  ["a call of another type", 415, () => postContact(site.app, "x", { "content-type": "text/plain" })],
  ["a call that breaks", 500, () => failing()],
  ["a form token", 200, () => site.app.inject("/frontapi/form-token")],
  ["an asset", 200, () => site.app.inject(asset)],
  ["an asset that is not", 404, () => site.app.inject("/assets/nothing.js")],
  ["a picture", 200, () => site.app.inject(picture)],
  ["a part of a picture", 206, () => site.app.inject({ url: picture, headers: { range: "bytes=0-9" } })],
  ["a picture that one has", 304, async () => ifNew(picture)],
  ["a picture that is not", 404, () => site.app.inject("/media/nothing.jpg")],
  ["a path upwards", 403, () => site.app.inject("/media/..%2fsecret")],
  ["a name that no file can have", 400, () => site.app.inject("/media/%00")],
  ["the icon", 200, () => site.app.inject("/favicon.svg")],
  ["the health", 200, () => site.app.inject("/healthz")],
  ["the readiness", 200, () => site.app.inject("/readyz")],
  ["figures for outsiders", 404, () => site.app.inject({ url: "/metrics", remoteAddress: "203.0.113.5" })],
  ["the back office while it is down", 503, () => site.app.inject("/admin")],
  ["what the back office keeps to itself", 404, () => site.app.inject("/api/users/first-register")],
];
async function ifNew(url: string) {
  const { headers } = await site.app.inject(url);
  return site.app.inject({ url, headers: { "if-none-match": String(headers.etag) } });
}
const postForm = (url: string) =>
  site.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "name=",
  });
async function failing() {
  const broken = vi.spyOn(site.content.api, "contact").mockRejectedValueOnce(new Error("secret-cause"));
  const answer = await postContact(site.app, {});
  broken.mockRestore();
  return answer;
}

describe.each(kinds)("%s (%i)", (kind, status, ask) => {
  test("scores A+ and reveals nothing internal", async () => {
    const { statusCode, headers, body } = await ask();
    expect(statusCode).toBe(status);
    expect(judge(headers).filter(([, , points]) => points < 0)).toEqual([]);
    // Everything but the preload list, to which only the site's owner can submit it.
    expect(scoreOf(headers)).toBe(130);
    expect(headers["x-frame-options"]).toBe("DENY");
    if (status < 400 && /asset|picture|icon/.test(kind)) {
      // They would say nothing about a file, and weigh on each of the twenty of a first visit.
      for (const name of ["x-request-id", "cross-origin-opener-policy", "permissions-policy"])
        expect(headers[name], name).toBeUndefined();
    } else {
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
      expect(headers["permissions-policy"]).toContain("camera=()");
    }
    for (const name of ["server", "x-powered-by", "via", "x-aspnet-version"])
      expect(headers[name], name).toBeUndefined();
    if (status >= 400) {
      expect(body).not.toMatch(/node_modules|fastify|FST_|\bat \w+ \(|\.ts:\d|secret-cause|ECONNREFUSED/i);
      if (status !== 404 || !String(headers["content-type"]).includes("html")) {
        expect(headers["cache-control"]).toBe("no-store");
      }
    }
  });
});

describe("the content security policy", () => {
  test("allows only the site's own sources", async () => {
    const { headers } = await site.app.inject("/");
    const directives = directivesOf(headers);
    for (const [name, sources] of directives) {
      if (name === "upgrade-insecure-requests") continue;
      expect(["'self'", "'none'"], name).toContain(sources.join(" "));
    }
    for (const name of [
      "default-src",
      "base-uri",
      "frame-ancestors",
      "object-src",
      "script-src-attr",
      "style-src-attr",
    ]) {
      expect(directives.get(name), name).toEqual(["'none'"]);
    }
    expect(directives.has("upgrade-insecure-requests")).toBe(true);
  });

  test("mentions https only where the site has it", async () => {
    const plain = await openTestSite({ ADMIN: "off" });
    const { headers } = await plain.app.inject("/");
    await plain.close();
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(directivesOf(headers).has("upgrade-insecure-requests")).toBe(false);
  });

  test("allows the pictures of one tile service, if there is one", async () => {
    const url = "https://tiles.example.org/{z}/{x}/{y}.png";
    const tiled = await openTestSite({ PUBLIC_ORIGIN: origin, ADMIN: "off", MAP_TILE_URL: url });
    const { headers } = await tiled.app.inject("/");
    await tiled.close();
    expect(directivesOf(headers).get("img-src")).toEqual(["'self'", "https://tiles.example.org"]);
    expect(scoreOf(headers)).toBe(130);
  });
});

test("borders on the map are a setting, and a browser does not confuse the two kinds of tiles", async () => {
  const [usual, without] = await Promise.all([
    openTestSite({ ADMIN: "off" }),
    openTestSite({ ADMIN: "off", MAP_BORDERS: "none" }),
  ]);
  // The Himalaya with the border, and a tile of the open sea that is in neither folder.
  const tiles = await Promise.all([usual, without].map(({ app }) => app.inject("/tiles/7/94/53.webp")));
  const pages = await Promise.all([usual, without].map(({ app }) => app.inject("/")));
  const plain = await Promise.all([usual, without].map(({ app }) => app.inject("/tiles/5/2/13.webp")));
  await Promise.all([usual.close(), without.close()]);
  expect(tiles.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(tiles[0]?.rawPayload.equals(tiles[1]?.rawPayload ?? Buffer.alloc(0))).toBe(false);
  expect(pages.map(({ body }) => body.includes('<meta name="map-borders" content="none">'))).toEqual([false, true]);
  expect(plain.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});

describe("no header from a request comes back, to this visitor or to the next", () => {
  const canary = "canary-7f3a.evil.test";
  const unkeyed = [
    "x-forwarded-host",
    "x-forwarded-server",
    "x-forwarded-proto",
    "x-forwarded-port",
    "x-forwarded-prefix",
    "x-forwarded-path",
    "x-forwarded-scheme",
    "x-forwarded-for",
    "forwarded",
    "x-host",
    "x-http-host-override",
    "x-original-host",
    "x-original-url",
    "x-rewrite-url",
    "x-wap-profile",
    "x-real-ip",
    "true-client-ip",
    "cf-connecting-ip",
    "x-request-id",
    "origin",
    "referer",
    "user-agent",
    "accept-language",
    "cookie",
    "host",
  ];
  const pages = [
    "/",
    "/ne",
    "/nothing",
    "/ne/",
    "/frontapi/home",
    "/frontapi/nothing",
    "/?contact=sent",
    "/robots.txt",
    "/%zz",
  ];
  const urls = [...pages, "/media/nothing.jpg"];
  const everything = ({ headers, body }: LightMyRequestResponse) => JSON.stringify(headers) + body;

  test(`${unkeyed.length} headers on ${urls.length} addresses`, async () => {
    for (const url of urls) {
      const clean = await site.app.inject(url);
      for (const name of unkeyed) {
        const poisoned = await site.app.inject({
          url,
          headers: { [name]: name === "forwarded" ? `host=${canary}` : canary },
        });
        expect(poisoned.statusCode, `${name} on ${url}`).toBe(clean.statusCode);
        expect(everything(poisoned).includes(canary), `${name} on ${url}`).toBe(false);
      }
      const next = await site.app.inject(url);
      expect(everything(next).includes(canary), url).toBe(false);
      expect([next.statusCode, next.headers.etag]).toEqual([clean.statusCode, clean.headers.etag]);
    }
  });

  test("not even on an address that was never requested before", async () => {
    const fresh = await openTestSite({ PUBLIC_ORIGIN: origin, ADMIN: "off" });
    const headers = Object.fromEntries(unkeyed.map((name) => [name, canary]));
    const poisoned = await fresh.app.inject({ url: "/", headers });
    const next = await fresh.app.inject("/");
    await fresh.close();
    expect(next.headers.etag).toBe(poisoned.headers.etag);
    expect(everything(next).includes(canary)).toBe(false);
    expect(next.body).toContain(`<link rel="canonical" href="${origin}/">`);
  });

  test.each(["x-http-method-override", "x-http-method", "x-method-override", "x-payload-http-method-override"])(
    "%s is ignored",
    async (name) => {
      for (const method of ["DELETE", "POST", "PUT"]) {
        const options: InjectOptions = { url: "/frontapi/home", headers: { [name]: method } };
        expect((await site.app.inject(options)).statusCode).toBe(200);
        expect((await site.app.inject({ ...options, method: "POST", headers: { [name]: "GET" } })).statusCode).toBe(
          405,
        );
      }
    },
  );
});

test("each answer has a request id of its own", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.app.inject("/")));
  expect(new Set(answers.map(({ headers }) => headers["x-request-id"])).size).toBe(20);
});

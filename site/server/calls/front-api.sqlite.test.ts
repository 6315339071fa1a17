import { Home } from "@setu/contract/home";
import { Menu } from "@setu/contract/menu";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { buildSite } from "../app.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const reads = ["/frontapi/home", "/frontapi/menu"] as const;
const schemas = { "/frontapi/home": Home, "/frontapi/menu": Menu };

describe.each(reads)("%s", (url) => {
  test("answers the envelope with exactly the contract's fields", async () => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    const answer = JSON.parse(body);
    expect(Object.keys(answer)).toEqual(["error", "data"]);
    expect(answer.error).toBe(false);
    expect(schemas[url].parse(answer.data)).toEqual(answer.data);
  });

  test("is in the requested language: from the address first, then from Accept-Language", async () => {
    const languageOf = async (query: string, header?: string) => {
      const { body } = await get(url + query, header ? { "accept-language": header } : {});
      return /"requested":"(\w+)"/.exec(body)?.[1];
    };
    expect(await languageOf("")).toBe("en");
    expect(await languageOf("?locale=ne")).toBe("ne");
    expect(await languageOf("", "ne-NP,en;q=0.5")).toBe("ne");
    expect(await languageOf("?locale=en", "ne")).toBe("en");
    expect(await languageOf("?locale=fr", "de")).toBe("en");
    expect(await languageOf("?locale=ne&locale=en")).toBe("en");
    expect(await languageOf("?locale[]=ne")).toBe("en");
  });

  test("names the headers that it varies by, in every encoding and in a 304", async () => {
    const { headers } = await get(url);
    expect(headers.vary).toBe("Accept-Encoding, Accept-Language");
    for (const encoding of ["br", "gzip", "identity"]) {
      const again = await get(url, { "accept-encoding": encoding, "if-none-match": String(headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
      expect(again.headers.vary).toBe("Accept-Encoding, Accept-Language");
    }
    const nepali = await get(`${url}?locale=ne`, { "if-none-match": String(headers.etag) });
    expect(nepali.statusCode).toBe(200);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const)("%s is not allowed", async (method) => {
    const { statusCode, headers, body } = await site.app.inject({ method, url });
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
    expect(headers["cache-control"]).toBe("no-store");
    expect(JSON.parse(body)).toEqual({ error: true, message: expect.any(String) });
  });

  test("HEAD has the same headers", async () => {
    const [head, whole] = [await site.app.inject({ method: "HEAD", url }), await get(url)];
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", whole.headers.etag]);
  });

  // Parameters of Payload's own REST API (safety, T29).
  test.each([
    "limit=0",
    "limit=-1",
    "page=1e12",
    "depth=9",
    "where[or][0][id][like]=%27",
    "sort=-password",
    "draft=true",
  ])("?%s changes nothing", async (query) => {
    const [plain, junk] = [await get(url), await get(`${url}?${query}&select[hash]=true&joins[x]=1`)];
    expect([junk.statusCode, junk.headers.etag]).toEqual([200, plain.headers.etag]);
  });
});

describe("refusals", () => {
  test.each([
    "/frontapi/",
    "/frontapi/nothing",
    "/frontapi/home/",
    "/frontapi/home/1",
    "/frontapi//home",
    "/frontapi/Home",
    "/frontapi/home.json",
    "/frontapi/home;x",
    "/frontapi/me/.js",
    "/frontapi/__proto__",
    "/frontapi/constructor",
    "/frontapi/%00",
  ])("%s is not a call", async (url) => {
    for (const method of ["GET", "POST"] as const) {
      const { statusCode, headers, body } = await site.app.inject({ method, url });
      expect(statusCode).toBe(404);
      expect(headers["cache-control"]).toBe("no-store");
      expect(JSON.parse(body)).toEqual({ error: true, message: "There is nothing at this address." });
    }
  });

  test("in the visitor's language", async () => {
    expect((await get("/frontapi/nothing?locale=ne")).json().message).toBe("यस ठेगानामा केही छैन।");
    expect((await get("/frontapi/nothing", { "accept-language": "ne" })).json().message).toMatch(/[\u0900-\u097f]/);
    // An item that a call does not find gets the same words.
    for (const path of ["/notices/999999", "/personnel/x", "/projects/nowhere", "/projects/-/0", "/news?page=99"]) {
      const { statusCode, body } = await get(`/frontapi${path}${path.includes("?") ? "&" : "?"}locale=ne`);
      expect([statusCode, JSON.parse(body)], path).toEqual([404, { error: true, message: "यस ठेगानामा केही छैन।" }]);
    }
  });

  test.each([
    ["/frontapi/home?", 2049],
    ["/frontapi/", 3000],
    ["/frontapi/home?", 15_000],
  ])("%s of %i characters is too long", async (start, length) => {
    const { statusCode, body } = await get(start.padEnd(length, "x"));
    expect(statusCode).toBe(413);
    expect(JSON.parse(body)).toEqual({ error: true, message: expect.any(String) });
  });

  test("2,048 characters are not too long", async () => {
    expect((await get("/frontapi/home?".padEnd(2048, "x"))).statusCode).toBe(200);
  });

  test("an address that cannot be decoded is refused", async () => {
    const { statusCode, headers, body } = await get("/frontapi/%zz");
    expect(statusCode).toBe(400);
    expect(headers["cache-control"]).toBe("no-store");
    expect(JSON.parse(body)).toEqual({ error: true, message: "This request could not be understood." });
  });

  test("an unexpected failure does not reveal its cause", async () => {
    const broken = vi
      .spyOn(site.content.api, "contact")
      .mockRejectedValue(new Error("secret in /srv/setu/content/x.ts"));
    const { statusCode, headers, body } = await site.app.inject({
      method: "POST",
      url: "/frontapi/contact",
      headers: { "x-requested-with": "XMLHttpRequest" },
      payload: {},
    });
    broken.mockRestore();
    expect(statusCode).toBe(500);
    expect(headers["cache-control"]).toBe("no-store");
    expect(JSON.parse(body)).toEqual({ error: true, message: "Something went wrong" });
  });
});

test("fifty equal requests after a publication call the content once", async () => {
  const { payload, revision, api } = site.content;
  await get("/frontapi/home");
  const { perspective } = await api.home("en");
  const home = vi.spyOn(api, "home");
  const before = await revision();
  const message = "Published for fifty at once.";
  const data = { message, _status: "published" };
  await payload.update({ collection: "people", id: perspective?.id ?? 0, data, locale: "en" });
  expect(await revision()).toBeGreaterThan(before);
  await vi.waitFor(
    async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => get("/frontapi/home")));
      expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
      expect(answers.filter(({ body }) => body.includes(message))).toHaveLength(50);
    },
    { timeout: 5000, interval: 50 },
  );
  expect(home.mock.calls.map(([locale]) => locale)).toEqual(["en"]);
  await Promise.all(["/", "/frontapi/home", "/"].map((url) => get(url)));
  expect(home).toHaveBeenCalledTimes(1);
  home.mockRestore();
});

test("a form token is new each time and never cached", async () => {
  const [one, other] = [await get("/frontapi/form-token"), await get("/frontapi/form-token")];
  expect(one.headers["cache-control"]).toBe("no-store");
  expect(one.json().data.token).toMatch(/^[a-z0-9]+\.[\w-]{43}$/);
  await vi.waitFor(async () =>
    expect((await get("/frontapi/form-token")).json().data.token).not.toBe(other.json().data.token),
  );
});

describe("endpoints for monitoring", () => {
  const from = (remoteAddress: string, headers: InjectOptions["headers"] = {}) =>
    site.app.inject({ url: "/metrics", remoteAddress, headers });

  test.each([
    "127.0.0.1",
    "::1",
    "::ffff:127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "fd00::1",
  ])("%s may see the figures", async (address) => {
    const { statusCode, headers, body } = await from(address);
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain("http_request_duration_seconds_bucket");
  });

  test.each([
    "203.0.113.5",
    "::ffff:203.0.113.5",
    "172.32.0.1",
    "172.15.0.1",
    "11.0.0.1",
    "2001:db8::1",
    "fe80::1",
    "::",
  ])("%s may not see them", async (address) => {
    const { statusCode, body } = await from(address, { "x-forwarded-for": "127.0.0.1", "x-real-ip": "10.0.0.1" });
    expect(statusCode).toBe(404);
    expect(body).not.toContain("duration");
  });

  test("no figure contains a visitor's query", async () => {
    await get("/nothing-canary?secret=canary");
    expect((await from("127.0.0.1")).body).not.toContain("canary");
  });

  test("alive, and ready while the database answers", async () => {
    const failing = vi.fn(site.content.revisions);
    const app = await buildSite(site.env, { ...site.content, revisions: failing });
    const ready = async () => {
      const { statusCode, headers, body } = await app.inject("/readyz");
      expect(headers["cache-control"]).toBe("no-store");
      return { statusCode, ...JSON.parse(body) };
    };
    try {
      expect(await ready()).toEqual({
        statusCode: 200,
        status: "ready",
        database: true,
        writable: true,
        draining: false,
      });
      expect((await app.inject("/")).statusCode).toBe(200);
      failing.mockRejectedValue(new Error("the database does not answer"));
      await vi.waitFor(async () => expect((await ready()).database).toBe(false), { timeout: 5000, interval: 100 });
      // A load balancer keeps sending visitors: they get cached pages.
      expect(await ready()).toEqual({
        statusCode: 200,
        status: "ready",
        database: false,
        writable: false,
        draining: false,
      });
      expect((await app.inject("/metrics")).body).toContain("setu_database_up 0");
      expect((await app.inject("/healthz")).json()).toEqual({ status: "ok" });
      expect((await app.inject("/")).statusCode).toBe(200);
      failing.mockImplementation(site.content.revisions);
      await vi.waitFor(async () => expect((await ready()).database).toBe(true), { timeout: 5000, interval: 100 });
    } finally {
      await app.close();
    }
  });
});

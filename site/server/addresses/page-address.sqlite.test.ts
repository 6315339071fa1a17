import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { limits } from "../http/limits.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PUBLIC_ORIGIN: "https://www.example.org", ADMIN: "off" });
});
afterAll(() => site.close());

const get = (url: string, remoteAddress = "192.0.2.1") => site.app.inject({ url, remoteAddress });

describe("a page has one address", () => {
  test.each([
    ["/NEWS", "/news"],
    ["/n%65ws?page=1", "/news?page=1"],
    ["/news/.", "/news"],
    ["/NE/News", "/ne/news"],
    ["/%6Ee/news", "/ne/news"],
    ["/news//", "/news"],
  ])("%s redirects to %s", async (alias, address) => {
    const { statusCode, headers } = await get(alias);
    expect(statusCode).toBe(308);
    expect(headers.location).toBe(address);
    expect((await get(address)).statusCode).toBe(200);
  });

  test("an unknown address is unknown in any spelling", async () => {
    for (const url of ["/NOWHERE", "/n%6fwhere", "//evil.test/NEWS"]) {
      expect([404, 308]).toContain((await get(url)).statusCode);
      expect((await get(url)).headers.location ?? "/").toMatch(/^\/(?![/\\])/);
    }
  });
});

test("the part of a project's address before its id does not change the answer", async () => {
  const { items } = await site.content.api.projects("en");
  const asked = await Promise.all(
    ["hydropower-dams", "x", "y"].map((slug) => get(`/frontapi/projects/${slug}/${items[0]?.id}`)),
  );
  const [first, ...others] = asked;
  for (const other of others) expect(other.body).toBe(first?.body);
  // Compressed and tagged once: the same cached answer.
  expect(new Set(asked.map(({ headers }) => headers.etag)).size).toBe(1);
});

describe("one network, with the limits on", () => {
  const visitor = "198.51.100.7";

  test("has a limit of rendered pages a minute, and none of cached ones", async () => {
    const most = limits.renders[0].points;
    const statuses: number[] = [];
    for (let asked = 0; asked < most + 20; asked += 1)
      statuses.push((await get(`/news?q=${asked}`, visitor)).statusCode);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
    const refused = await get("/news?q=again", visitor);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.headers["content-type"]).toContain("text/html");
    expect((await get("/ne/news?q=again", visitor)).body).toContain("धेरै अनुरोध");
    await get("/");
    expect((await get("/", visitor)).statusCode).toBe(200);
    expect((await get("/news?q=again")).statusCode).toBe(200);
  });

  test("has the same limit for pages that are rendered for a form, and is told plainly that it was not sent", async () => {
    const poster = "198.51.100.9";
    const post = (url: string, remoteAddress = poster) =>
      site.app.inject({
        method: "POST",
        url,
        remoteAddress,
        headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://www.example.org" },
        payload: "email=a&password=b",
      });
    const most = limits.renders[0].points;
    const statuses: number[] = [];
    for (let sent = 0; sent < most + 5; sent += 1) statuses.push((await post("/login")).statusCode);
    expect(statuses).toEqual([...Array(most).fill(422), ...Array(5).fill(429)]);
    const refused = await post("/complaint-feedback");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    // A plain document: nothing was rendered for it.
    expect(refused.body).not.toContain("<form");
    expect(refused.body).toContain("Please go back");
    expect((await post("/ne/login")).body).toContain("पठाइएन");
    expect((await get("/news?q=posted", poster)).statusCode).toBe(429);
    expect((await post("/login", "198.51.100.10")).statusCode).toBe(422);
  });

  test("has a limit of calls a minute", async () => {
    const caller = "198.51.100.8";
    const most = limits.reads[0].points;
    let last = 200;
    for (let asked = 0; asked <= most && last === 200; asked += 1)
      last = (await get("/frontapi/menu", caller)).statusCode;
    expect(last).toBe(429);
    const refused = await get("/frontapi/menu", caller);
    expect(refused.json()).toMatchObject({ error: true });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await get("/frontapi/menu")).statusCode).toBe(200);
  });
});

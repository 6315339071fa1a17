import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

describe("a visitor who saves data", () => {
  const sourcesIn = (body: string) => [...body.matchAll(/<source [^>]*srcset="\/media/gi)].length;

  test.each(["/", "/ne/news/1", "/nothing"])("gets %s as a page of its own, whose pictures wait", async (url) => {
    const plain = await get(url);
    const light = await get(url, { "save-data": "on" });
    expect(light.headers["vary"]).toBe("Accept-Encoding, Save-Data, Cookie");
    expect(plain.headers["vary"]).toBe(light.headers["vary"]);
    expect(light.statusCode).toBe(plain.statusCode);
    expect(light.headers["etag"]).not.toBe(plain.headers["etag"]);
    expect(sourcesIn(light.body)).toBe(0);
    expect(light.body).not.toContain('<link rel="preload" as="image"');
    expect(light.body).toContain('action="/pictures"');
    const known = { "if-none-match": String(light.headers["etag"]) };
    expect((await get(url, known)).statusCode).toBe(plain.statusCode);
    if (plain.statusCode === 200) expect((await get(url, { ...known, "save-data": "on" })).statusCode).toBe(304);
    expect((await get(url)).body.length).toBe(plain.body.length);
  });

  test("chooses for this browser, with or without JavaScript, and the choice overrides Save-Data", async () => {
    const choose = (form: string, headers = {}) =>
      site.app.inject({
        method: "POST",
        url: "/pictures",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        payload: form,
      });
    const chosen = await choose("choice=ask&back=%2Fne%2Fnews%2F1");
    expect([chosen.statusCode, chosen.headers["location"]]).toEqual([303, "/ne/news/1"]);
    const [cookie = ""] = String(chosen.headers["set-cookie"]).split(";");
    expect(sourcesIn((await get("/news/1", { cookie: `other=1; ${cookie}` })).body)).toBe(0);
    const shown = { cookie: "setu-pictures=show", "save-data": "on" };
    expect(sourcesIn((await get("/news/1", shown)).body)).toBeGreaterThan(0);
    expect(sourcesIn((await get("/news/1", { cookie: "xsetu-pictures=ask" })).body)).toBeGreaterThan(0);
    for (const back of ["//evil.example", "/\\evil.example", "https://evil.example", "/a\r\nb"]) {
      const { headers } = await choose(`choice=show&${new URLSearchParams({ back })}`);
      expect(headers["location"]).toBe("/");
    }
    expect((await choose("choice=other")).statusCode).toBe(400);
    expect((await choose("choice=ask", { origin: "https://evil.example" })).statusCode).toBe(403);
  });
});

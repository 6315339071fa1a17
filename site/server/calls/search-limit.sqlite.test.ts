import { afterAll, beforeAll, expect, test } from "vitest";
import { searchReady } from "../../../testing/search-ready.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { limits } from "../http/limits.ts";
import { serverTexts } from "../http/server-texts.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  await searchReady(() => site.content);
});
afterAll(() => site.close());

const [{ points, seconds }] = limits.searches;
const get = (url: string, remoteAddress: string) => site.app.inject({ url, remoteAddress });

test("a visitor who searches too often is told so, in their language, and no other visitor is limited", async () => {
  const [own, other] = ["192.0.2.7", "198.51.100.7"];
  const asked = (n: number) => `/frontapi/search${n % 2 ? "/suggestions" : ""}?locale=en&q=bridge${n}`;
  const all = Array.from({ length: points }, (_, n) => asked(n));
  const statuses = await Promise.all(all.map(async (url) => (await get(url, own)).statusCode));
  expect(statuses).toEqual(all.map(() => 200));

  const call = await get("/frontapi/search/suggestions?locale=ne&q=पुल", own);
  expect(call.statusCode).toBe(429);
  expect(call.json()).toMatchObject({ error: true, message: serverTexts.ne.tooManySearches });
  const page = await get("/ne/search?q=पुल", own);
  expect(page.statusCode).toBe(429);
  expect(page.body).toContain(serverTexts.ne.tooManySearches);
  expect(page.body).toContain('value="पुल"');
  for (const { headers } of [call, page]) {
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(seconds);
    expect(headers["cache-control"]).toContain("no-store");
  }

  // A repeated search costs nothing; the page without a search always works.
  expect((await get(asked(0), own)).statusCode).toBe(200);
  expect((await get("/search", own)).statusCode).toBe(200);
  const found = await get("/ne/search?q=पुल", other);
  expect(found.statusCode).toBe(200);
  expect(found.body).not.toContain(serverTexts.ne.tooManySearches);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

const origin = "https://www.example.org";
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PUBLIC_ORIGIN: origin, ADMIN: "off" });
});
afterAll(() => site.close());

const get = (url: string) => site.app.inject({ url });

test.each([
  ["/news", ""],
  ["/news?page=1", ""],
  ["/news?page=01", ""],
  ["/ne/members?letter=A&page=1", ""],
  ["/news?page=2", "?page=2"],
  ["/news?page=02", "?page=2"],
  ["/news?page=2.0", "?page=2"],
  ["/news?page=%2B2", "?page=2"],
])("%s names the list's page as canonical, however its number is written", async (url, query) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(200);
  const [, canonical] = /<link rel="canonical" href="([^"]*)">/.exec(body) ?? [];
  expect(canonical).toBe(`${origin}${url.split("?")[0]}${query}`);
  expect(body).toContain(`<meta property="og:url" content="${canonical}">`);
});

// Of a cut link's last character, some bytes are missing.
test.each([
  ["/projects/%E0%A4", "/projects/%25E0%25A4"],
  ["/ne/%E0%A4%9C/%E0%A4?q=%E0", "/ne/%E0%A4%9C/%25E0%25A4?q=%E0"],
  ["/100%", "/100%25"],
  ["/%zz", "/%25zz"],
  ["//evil.test/%zz", "/evil.test/%25zz"],
])("%s, which cannot be decoded, is read as %s", async (url, readAs) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location]).toEqual([308, readAs]);
  let target = await get(readAs);
  if (target.statusCode === 308) target = await get(String(target.headers.location));
  expect(target.statusCode).toBe(404);
  expect(target.body).toMatch(/<a [^>]*href="(\/|\/ne)"[^>]*>(Back to Home|गृहपृष्ठमा फर्कनुहोस्)/);
});

import { written } from "@setu/content/search/written";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { searchReady } from "../../../testing/search-ready.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  await searchReady(() => site.content);
});
afterAll(() => site.close());

const get = (url: string) => site.app.inject({ url, headers: { accept: "text/html" } });
const addresses = [
  "/frontapi/search?locale=en&q=dam",
  "/frontapi/search/suggestions?locale=ne&q=dam",
  // Other words: calls and pages share answers.
  "/search?q=weir",
  "/ne/search?q=weir",
];
const later = /being prepared|तयार हुँदै छ/;

test.each(addresses)(
  "%s: 503 with Retry-After while the index is made, and no older answer in its place",
  async (url) => {
    const before = await get(url);
    expect(before.statusCode).toBe(200);
    const found = await site.content.api.search("en", { q: "dam" });
    const fresh_until = new Date().toISOString();
    const unprepared = { ...found, items: [], marks: [], prepared: false, fresh_until };
    const search = vi.spyOn(site.content, "writtenSearch").mockResolvedValue(written(unprepared, "identity"));
    try {
      // Something was published: what was cached is of an older revision.
      const changed = url.replace(/dam|weir/, "$&+$&");
      const { statusCode, headers, body } = await get(changed);
      expect(statusCode).toBe(503);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(headers["cache-control"]).toBe("no-store");
      expect(body).toMatch(later);
      expect(body).not.toContain("Nothing on this site");
    } finally {
      search.mockRestore();
    }
    const after = await get(url.replace(/dam|weir/, "$&+$&"));
    expect(after.statusCode).toBe(200);
    expect(after.body).not.toMatch(later);
  },
);

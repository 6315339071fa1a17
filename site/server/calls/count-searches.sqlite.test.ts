import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { limits } from "../http/limits.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

test("one network cannot fill the list that editors read", async () => {
  const rows = async () =>
    (await site.content.payload.find({ collection: "search-counts", limit: 100, overrideAccess: true })).docs;
  const [{ points }] = limits.countedSearches;
  // A repeated search is answered from a cache, and is counted nevertheless.
  for (let n = 0; n < points + 20; n += 1) {
    await site.app.inject({ url: `/search?q=word${"abcdefghij"[n % 10]}`, remoteAddress: "192.0.2.7" });
  }
  await site.app.inject({ url: "/search?q=other", remoteAddress: "198.51.100.7" });
  const counted = (docs: Awaited<ReturnType<typeof rows>>) =>
    docs.filter(({ words }) => words !== "other").reduce((sum, { count }) => sum + Number(count), 0);
  await vi.waitFor(
    async () => {
      expect((await rows()).map(({ words }) => words)).toContain("other");
      expect(counted(await rows())).toBeGreaterThanOrEqual(points);
    },
    { timeout: 60_000, interval: 250 },
  );
  expect(counted(await rows())).toBe(points);
});

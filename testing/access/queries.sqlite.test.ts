import { afterAll, beforeAll, expect, test } from "vitest";
import { staffAt } from "../people/staff.ts";
import { openTestSite, type TestSite } from "../site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  site.content.payload.logger.level = "silent";
});
afterAll(() => site.close());

test("a query of the staff for a translated field has an answer without a language too", async () => {
  const owner = await staffAt(site, "owner", "Binod");
  const totals = async (path: string) => {
    const answer = await owner.get(path);
    return [answer.status, ((await answer.json()) as { totalDocs?: number }).totalDocs];
  };
  for (const slug of ["projects", "news", "documents"]) {
    const found = await totals(`/${slug}?locale=en&where[name][like]=a`);
    expect(found).toEqual([200, expect.any(Number)]);
    expect(found[1]).toBeGreaterThan(0);
    for (const more of ["", "&locale=none", "&locale="]) {
      expect(await totals(`/${slug}?where[name][like]=a${more}`), slug + more).toEqual(found);
    }
    expect((await totals(`/${slug}/count?where[name][like]=a`))[0], slug).toBe(200);
  }
});

import type { About } from "@setu/contract/firm/about";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const { call } = visitorOf(() => site);

describe("the page about the firm", () => {
  test.each(["en", "ne"])("is complete in %s", async (locale) => {
    const { data } = await call<About>("/about", { locale });
    expect(data.timeline.map(({ year }) => year)).toEqual(data.timeline.map(({ year }) => year).toSorted());
    for (const part of [data.who_we_are, data.stats, data.registrations, data.offices, data.organisation]) {
      expect(part).not.toEqual([]);
    }
    expect(data.mission.description && data.vission.description && data.objective.description).toBeTruthy();
    expect(data.profile_file?.mime).toBe("application/pdf");
    expect(data.organisation[0]?.units.at(-1)?.units.length).toBe(8);
  });

  test("does not show an expired certificate", async () => {
    const { payload } = site.content;
    const before = await payload.findGlobal({ slug: "about-page", locale: "en", depth: 0 });
    const registrations = [{ name: "Run out", validUntil: "2020-01-01" }, { name: "Good for ever" }];
    await payload.updateGlobal({ slug: "about-page", data: { registrations, _status: "published" }, locale: "en" });
    const names = async () => (await call<About>("/about")).data.registrations.map(({ name }) => name);
    await expect.poll(names, { timeout: 10_000 }).toEqual(["Good for ever"]);
    await payload.updateGlobal({
      slug: "about-page",
      data: { registrations: before["registrations"] as never, _status: "published" },
      locale: "en",
    });
  });
});

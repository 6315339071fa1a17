import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestSite, type TestSite } from "./site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test("a scheduled publication happens without the admin process", async () => {
  const { payload, api } = site.content;
  const author = (await api.home("en")).perspective?.id;
  const data = { name: "Scheduled for now", publishedOn: "2026-11-21", author };
  const { id } = await payload.create({ collection: "news", data, draft: true, locale: "en" });
  await payload.jobs.queue({
    task: "schedulePublish",
    input: { type: "publish", doc: { relationTo: "news", value: String(id) }, locale: "en" } as never,
    waitUntil: new Date(Date.now() + 300),
  });
  await vi.waitFor(async () => expect((await api.home("en")).news.map((news) => news.id)).toContain(id), {
    timeout: 10_000,
    interval: 200,
  });
});

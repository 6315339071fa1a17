import { afterAll, beforeAll, expect, test } from "vitest";
import { subscribersOf } from "../../testing/people/subscriber.ts";
import { watchStatements } from "../../testing/query-plans.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
const addresses = [1, 2, 3, 4, 5, 6].map((number) => `batch-${number}@example.org`);
const { subscribed, mailed, reopen } = subscribersOf(() => site);
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  await Promise.all(addresses.map((address) => subscribed(address, { kind: "notices" })));
});
afterAll(() => site.close());

test("mails about one notice are made from one reading of the settings, not from one each", async () => {
  const { items } = (await site.app.inject("/frontapi/notices?status=closed")).json().data;
  const { id } = items.find(
    ({ deadline, status }: { deadline: object | null; status: string }) => deadline && status === "closed",
  );
  let readings = 0;
  watchStatements(site, (statement) => {
    if (/from .enquiry_settings. /i.test(statement)) readings += 1;
  });

  await reopen(10, "notices", id);
  await Promise.all(addresses.map((address) => mailed(address, new RegExp(`/notices/${id}\\b`))));
  expect(readings).toBeGreaterThan(0);
  expect(readings).toBeLessThan(addresses.length);
});

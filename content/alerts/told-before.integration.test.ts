import { afterAll, beforeAll, expect, test } from "vitest";
import { subscribersOf } from "../../testing/people/subscriber.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { announce } from "./announce.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
});
afterAll(() => site.close());

const { subscribed, rows, alertRows, reopen } = subscribersOf(() => site);

test("a subscriber gets no mail about what was announced before, also after a restart", async () => {
  await reopen(10);
  await announce(site.content.payload);
  await subscribed("late@example.org");
  const [late] = await rows({ email: { equals: "late@example.org" } });
  // A new payload object, as in a process that has just started: it remembers nothing.
  await announce(Object.create(site.content.payload));
  expect(await alertRows({ subscription: { equals: late?.id }, event: { in: ["new", "extended"] } })).toEqual([]);
});

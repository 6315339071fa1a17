import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Where } from "payload";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../testing/postgres.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";
import { isClockDoubted } from "./platform/clock/doubt.ts";
import { lastTime, noteTime } from "./platform/store/state.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;
const seen = "clock-seen";

let site: TestSite;
beforeAll(async () => {
  // The mail server does not answer: mails wait, and would be given up for their age.
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off", SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
});
afterAll(() => site.close());

/** A draft that is scheduled in a hundred days, a subscription that waits to be confirmed, and a mail that waits to be sent. */
async function waitingThings() {
  const { payload, api } = site.content;
  const author = (await api.home("en")).perspective?.id;
  const draft = { name: "Scheduled for spring", publishedOn: "2026-11-21", author };
  const news = await payload.create({ collection: "news", data: draft, draft: true, locale: "en" });
  await payload.jobs.queue({
    task: "schedulePublish",
    input: { type: "publish", doc: { relationTo: "news", value: String(news.id) }, locale: "en" } as never,
    waitUntil: new Date(Date.now() + 100 * dayMs),
  });
  const person = { email: "waits@example.org", locale: "en", person: randomUUID(), linkKey: randomUUID() };
  const wanted = { kind: "notices", filter: "", key: randomUUID(), ...person };
  const subscription = await payload.create({ collection: "subscriptions", data: wanted as never });
  const mail = { to: "owner@example.org", subject: "x", text: "x", state: "pending", attempts: 0, dueAt: Date.now() };
  const fault = await payload.create({ collection: "fault-mails", data: { ...mail, key: randomUUID() } as never });
  const countOf = async (collection: "news" | "subscriptions", id: number | string, where: Where = {}) =>
    (await payload.count({ collection, where: { and: [{ id: { equals: id } }, where] }, overrideAccess: true }))
      .totalDocs;
  return async () => ({
    published: await countOf("news", news.id, { _status: { equals: "published" } }),
    subscriptions: await countOf("subscriptions", subscription.id),
    mail: (await payload.findByID({ collection: "fault-mails", id: fault.id, depth: 0 })).state,
  });
}

test("a clock that jumps by a year does no harm within an hour, and is believed after it", async () => {
  const { payload } = site.content;
  await expect.poll(() => lastTime(payload, seen)).toBeGreaterThan(Date.now() - minuteMs);
  const state = await waitingThings();
  const untouched = { published: 0, subscriptions: 1, mail: "pending" };
  const start = Date.now();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: start + 365 * dayMs, shouldAdvanceTime: true });

  // Long enough for several turns of every sweep.
  for (let turn = 0; turn < 3; turn += 1) {
    vi.advanceTimersByTime(15 * minuteMs);
    await wait(1500);
  }
  expect(await state()).toEqual(untouched);
  expect(await lastTime(payload, seen)).toBeLessThan(start + minuteMs);

  // Put right, and wrong again: the hour starts over.
  vi.setSystemTime(start + 46 * minuteMs);
  await wait(2500);
  vi.setSystemTime(start + 365 * dayMs);
  await wait(1500);
  vi.advanceTimersByTime(30 * minuteMs);
  await wait(2500);
  expect(await state()).toEqual(untouched);
  expect(await lastTime(payload, seen)).toBeLessThan(start + 60 * minuteMs);

  vi.advanceTimersByTime(40 * minuteMs);
  await expect.poll(state).toEqual({ published: 1, subscriptions: 0, mail: "failed" });
  expect(await lastTime(payload, seen)).toBeGreaterThan(start + 364 * dayMs);
});

test("a site that starts with a clock more than a week ahead of its last run doubts it, a new database none", async () => {
  const started = () => isClockDoubted(Object.create(site.content.payload));
  const { payload } = site.content;
  for (const [daysAgo, doubted] of [
    [6, false],
    [8, true],
  ] as const) {
    await noteTime(payload, seen, Date.now() - daysAgo * dayMs);
    expect(await started()).toBe(doubted);
  }
  await noteTime(payload, seen, 0);
  expect(await started()).toBe(false);
});

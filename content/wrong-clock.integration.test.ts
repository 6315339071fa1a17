import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestSite, type TestSite } from "../testing/site.ts";
import { runSql, sql } from "./platform/store/sql.ts";
import { claim } from "./platform/store/state.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const inAYear = () => Date.now() + 365 * dayMs;
const soon = { timeout: 10_000, interval: 100 };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
});
afterAll(() => site.close());

describe("after the clock was a year ahead", () => {
  test("mails that were postponed then are sent now, but not those that wait up to an hour", async () => {
    const { payload } = site.content;
    const mail = { to: "nobody@example.org", state: "pending", attempts: 1 } as const;
    const create = (dueAt: number) =>
      payload.create({ collection: "account-mails", data: { ...mail, dueAt }, depth: 0 });
    const waiting = await create(Date.now() + hourMs);
    const frozen = await create(inAYear());
    const alert = {
      kind: "notices",
      item: 1,
      event: "new",
      person: "x",
      state: "pending",
      attempts: 1,
      key: randomUUID(),
    };
    const frozenAlert = await payload.create({
      collection: "alert-mails",
      data: { ...alert, dueAt: inAYear() } as never,
      depth: 0,
    });
    const stateOf = async (collection: "account-mails" | "alert-mails", id: number | string) =>
      (await payload.findByID({ collection, id, depth: 0 })).state;
    await expect.poll(() => stateOf("account-mails", frozen.id), soon).not.toBe("pending");
    await expect.poll(() => stateOf("alert-mails", frozenAlert.id), soon).not.toBe("pending");
    expect(await stateOf("account-mails", waiting.id)).toBe("pending");
  });

  test("a claim of a dead process can be taken over, that of a live one cannot", async () => {
    const { payload } = site.content;
    const held = (name: string, until: number) =>
      runSql(
        payload,
        sql`INSERT INTO system_state (name, value, holder) VALUES (${name}, ${until}, 'another process')`,
      );
    const [ahead, live] = [randomUUID(), randomUUID()];
    await held(ahead, inAYear());
    await held(live, Date.now() + 60_000);
    expect(await claim(payload, ahead, 60_000)).toBe(true);
    expect(await claim(payload, live, 60_000)).toBe(false);
  });

  test("a scheduled publication that a dead process had begun then happens", async () => {
    const { payload, api } = site.content;
    const author = (await api.home("en")).perspective?.id;
    const data = { name: "Begun a year ahead", publishedOn: "2026-11-21", author };
    const { id } = await payload.create({ collection: "news", data, draft: true, locale: "en" });
    const job = await payload.jobs.queue({
      task: "schedulePublish",
      input: { type: "publish", doc: { relationTo: "news", value: String(id) }, locale: "en" } as never,
      waitUntil: new Date(Date.now() + dayMs),
    });
    await runSql(
      payload,
      sql`UPDATE payload_jobs SET processing = true, updated_at = ${new Date(inAYear()).toISOString()},
            wait_until = ${new Date(Date.now() - 1000).toISOString()} WHERE id = ${job.id}`,
    );
    await vi.waitFor(async () => expect((await api.home("en")).news.map((news) => news.id)).toContain(id), soon);
  });
});

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { subscribersOf } from "../../testing/people/subscriber.ts";
import { watchStatements } from "../../testing/query-plans.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";

let site: TestSite;
const addresses = [1, 2, 3, 4, 5, 6].map((number) => `batch-${number}@example.org`);
const { subscribed, mailed, mailsTo, alertRows, reopen } = subscribersOf(() => site);
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

test("a mail that cannot be written for a moment is sent later, and does not count against its subscriber", async () => {
  const { items } = (await site.app.inject("/frontapi/notices?status=closed")).json().data;
  const { id } = items.find(
    ({ deadline, status }: { deadline: object | null; status: string }) => deadline && status === "closed",
  );
  let isAway = true;
  watchStatements(site, (statement) => {
    if (isAway && /from .enquiry_settings. /i.test(statement)) throw new Error("The database does not answer.");
  });

  await reopen(10, "notices", id);
  const about = () => alertRows({ and: [{ kind: { equals: "notices" } }, { item: { equals: id } }] });
  const states = async () => (await about()).map(({ state, attempts }) => ({ state, attempts }));
  const waiting = addresses.map(() => ({ state: "pending", attempts: 1 }));
  await vi.waitFor(async () => expect(await states()).toEqual(waiting), { timeout: 20_000 });
  isAway = false;
  await runSql(site.content.payload, sql`UPDATE alert_mails SET due_at = 1 WHERE item = ${id} AND state = 'pending'`);
  await Promise.all(addresses.map((address) => mailed(address, new RegExp(`/notices/${id}\\b`))));
  for (const address of addresses) {
    expect(mailsTo(address).filter(({ text }) => new RegExp(`/notices/${id}\\b`).test(text))).toHaveLength(1);
  }
});

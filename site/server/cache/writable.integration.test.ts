import { runSql, sql } from "@setu/content/platform/store/sql";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

/** Makes the database refuse everything but reading, or take writes again. */
async function refuseWrites(refuse: boolean): Promise<void> {
  const { databaseUrl } = site.env;
  if (!databaseUrl) {
    await runSql(site.content.payload, sql.raw(`PRAGMA query_only = ${refuse}`));
    return;
  }
  const administrator = new pg.Client(databaseUrl);
  await administrator.connect();
  const name = new URL(databaseUrl).pathname.slice(1);
  await administrator.query("SET default_transaction_read_only = off");
  await administrator.query(`ALTER DATABASE "${name}" SET default_transaction_read_only = ${refuse}`);
  // Sessions keep the setting with which they began.
  await administrator.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  await administrator.end();
}

const ready = async () => {
  const { statusCode, body } = await site.app.inject("/readyz");
  return { statusCode, ...JSON.parse(body) };
};

/** Asks ten seconds later. */
const later = () => {
  vi.advanceTimersByTime(10_000);
  return ready();
};

test("monitoring learns that the database takes no writes, and visitors read on", { timeout: 60_000 }, async () => {
  const fine = { statusCode: 200, status: "ready", database: true, writable: true, draining: false };
  expect(await ready()).toEqual(fine);
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["performance"] });
  await refuseWrites(true);
  // It is tried only now and then.
  expect(await ready()).toEqual(fine);
  await expect.poll(later).toEqual({ ...fine, writable: false });
  expect((await site.app.inject("/metrics")).body).toContain("setu_database_writable 0");
  expect((await site.app.inject("/ne/news")).statusCode).toBe(200);

  await refuseWrites(false);
  await expect.poll(later).toEqual(fine);
  expect((await site.app.inject("/metrics")).body).toContain("setu_database_writable 1");
});

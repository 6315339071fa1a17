import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { membersOf } from "../../testing/people/member.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

const { register } = membersOf(() => site);

test("of a hundred registrations from one network twenty at most are stored and mailed, and another network registers meanwhile", async () => {
  const from = "203.0.113.7";
  const statuses: number[] = [];
  for (let n = 0; n < 100; n += 1) {
    statuses.push((await register(`flood-${n}@example.org`, {}, { from })).statusCode);
  }
  const accepted = statuses.filter((status) => status === 200).length;
  expect(accepted).toBeGreaterThan(0);
  expect(accepted).toBeLessThanOrEqual(20);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const rows = await runSql(
    site.content.payload,
    sql`SELECT id FROM member_registrations WHERE email_key LIKE 'flood-%'`,
  );
  expect(rows).toHaveLength(accepted);
  expect((await register("neighbour@example.org", {}, { from: "198.51.100.7" })).statusCode).toBe(200);
}, 60_000);

test("a registration that is sent again after a lost answer is one, with one mail; another is another", async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  for (const key of [first, first, second]) {
    const answer = await register("again@example.org", {}, { headers: { "idempotency-key": key } });
    expect(answer.statusCode).toBe(200);
  }
  const rows = await runSql(
    site.content.payload,
    sql`SELECT id FROM member_registrations WHERE email_key = 'again@example.org'`,
  );
  expect(rows).toHaveLength(2);
});

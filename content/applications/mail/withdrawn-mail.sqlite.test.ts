import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { runSql, sql } from "../../platform/store/sql.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

test("a mail whose application is withdrawn just before it is read is left out, and does not count as a fault", async () => {
  const { payload } = site.content;
  const faults = vi.spyOn(payload.logger, "error").mockImplementation(() => {});
  // The withdrawal deletes the mail as soon as a worker has claimed it.
  await runSql(
    payload,
    sql`CREATE TRIGGER withdrawn AFTER UPDATE ON applicant_mails WHEN NEW.key = 'first'
        BEGIN DELETE FROM applicant_mails WHERE id = NEW.id; END`,
  );
  const mail = { to: "asha@example.org", subject: "News", text: "News.", state: "pending", attempts: 0 };
  const queue = (key: string, dueAt: number) =>
    payload.create({ collection: "applicant-mails", data: { ...mail, key, dueAt } as never, overrideAccess: true });
  await queue("second", 2);
  await queue("first", 1);
  await expect
    .poll(async () => (await runSql(payload, sql`SELECT key, state FROM applicant_mails`)) as object[])
    .toEqual([{ key: "second", state: "sent" }]);
  expect(faults.mock.calls).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { staffAt } from "../../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";
import { runSql, sql } from "../../store/sql.ts";
import { queueMailFaults } from "./mail-faults.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

test("when a mail about given-up mails cannot be stored for one owner, all owners are told the next time, once", async () => {
  const { payload } = site.content;
  const second = await staffAt(site, "owner", "Binod");
  const outboxes = [async () => [{ key: "contact-7-2", ne: "सन्देश", en: "Message", path: "/admin/x" }]];
  const tell = () => queueMailFaults(payload, "https://firm.example", outboxes);
  await runSql(
    payload,
    sql.raw(`CREATE TRIGGER full_disk BEFORE INSERT ON fault_mails WHEN NEW."to" = '${site.env.owner.email}'
      BEGIN SELECT RAISE(ABORT, 'no room'); END`),
  );
  await expect(tell()).rejects.toThrow();
  await runSql(payload, sql`DROP TRIGGER full_disk`);
  await tell();
  await tell();
  const told = await payload.find({
    collection: "fault-mails",
    where: { key: { like: "mails-" } },
    pagination: false,
    overrideAccess: true,
  });
  expect(told.docs.map(({ to }) => to).sort()).toEqual([second.email, site.env.owner.email].sort());
  for (const { state, attempts, faults } of told.docs) {
    expect({ state, attempts, faults }).toEqual({ state: "pending", attempts: 0, faults: ["contact-7-2"] });
  }
});

import { expect, test } from "vitest";
import { placesOf } from "../../testing/everything-stored.ts";
import { anonymousComplaint, complainantsOf } from "../../testing/people/complainant.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { retentionIn } from "../retained.ts";
import { eraseAgain } from "./after-restore.ts";

test("a complaint withdrawn after a backup is withdrawn again when that is restored, and its contact does not come back", async () => {
  const site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  const { payload } = site.content;
  const { complained, seen, change } = complainantsOf(() => site);
  const handler = await staffAt(site, "enquiries", "Maya Handler");
  await payload.updateGlobal({ slug: "complaint-settings", data: { open: true, handlers: [handler.id] } });
  const writer = { way: "named", name: "Purnima Zebrafish", email: "", phone: "+977 98 7654 3210" };
  const [withdrawn, other] = [
    await complained(anonymousComplaint("Mud on the road.", writer)),
    await complained(anonymousComplaint("Dust on the crops.", writer)),
  ];
  const rows = () => runSql(payload, sql`SELECT id, contact, state FROM complaints ORDER BY id DESC LIMIT 2`);
  const [kept, before] = await rows();

  await change(withdrawn, { action: "withdraw" });
  await runSql(
    payload,
    sql`UPDATE complaints SET contact = ${before?.["contact"]}, state = 'received', ended_at = NULL, log = NULL
        WHERE id = ${before?.["id"]}`,
  );
  await eraseAgain({ ...retentionIn(site.env), payload });

  expect(await rows()).toMatchObject([kept, { contact: null, state: "withdrawn" }]);
  expect(await seen(withdrawn)).toMatchObject({ state: "withdrawn", may: { write: false } });
  expect(await seen(other)).toMatchObject({ state: "received" });
  expect(await placesOf(site, [String(before?.["contact"])])).toEqual([]);
  const { docs } = await payload.find({ collection: "erasures" });
  expect(docs).toMatchObject([{ kind: "contacts", mode: "restored", count: 1 }]);
  await site.close();
});

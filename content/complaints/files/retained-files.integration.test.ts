import { existsSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placedPhotograph } from "../../../testing/files/pictures.ts";
import { anonymousComplaint, complainantsOf } from "../../../testing/people/complainant.ts";
import { staffAt } from "../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { retentionIn } from "../../retained.ts";
import { runErasure } from "../../retention/run.ts";
import { sweepComplaintFiles } from "./sweep-files.ts";

let site: TestSite;
let folder: string;
let photograph: Buffer;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  folder = path.join(site.env.dataDir, "private/complaints");
  const handler = await staffAt(site, "enquiries", "Maya Handler");
  await site.content.payload.updateGlobal({
    slug: "complaint-settings",
    data: { open: true, handlers: [handler.id] },
  });
  photograph = await placedPhotograph();
});
afterAll(() => site.close());

const { complained, upload, rowOf } = complainantsOf(() => site);
const uploaded = async (key: string, bytes: Buffer) => String((await upload(key, bytes)).json().data.upload_id);

test("files are erased with their complaint, and a file without a complaint is swept", async () => {
  const files = { 1: await uploaded("1", photograph) };
  await complained(anonymousComplaint("Long ago.", { files }));
  const { id, files: rows } = await rowOf();
  const file = path.join(folder, rows[0]?.id ?? "none");
  writeFileSync(path.join(folder, "orphan"), "");
  utimesSync(path.join(folder, "orphan"), 0, 0);
  await sweepComplaintFiles(site.content.payload, folder, Date.now() + 3_600_000);
  expect([existsSync(file), existsSync(path.join(folder, "orphan"))]).toEqual([true, false]);
  const long = new Date(Date.now() - 800 * 86_400_000).toISOString();
  await runSql(site.content.payload, sql`UPDATE complaints SET state = 'closed', ended_at = ${long} WHERE id = ${id}`);
  const eraser = { ...retentionIn(site.env), payload: site.content.payload };
  await runErasure(eraser, { now: new Date(), by: "test", mode: "real", confirmed: 1000 });
  expect(existsSync(file)).toBe(false);
});

test("an infected file is erased after its days, unless its complaint is on hold; the record of it stays", async () => {
  await complained(anonymousComplaint("Dust.", { files: { 1: await uploaded("1", photograph) } }));
  const { id, files: rows } = await rowOf();
  const { payload } = site.content;
  const infected = JSON.stringify(rows.map((file) => ({ ...file, scan: "infected" })));
  const erased = async (held: boolean, daysAgo: number) => {
    const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    await runSql(
      payload,
      sql`UPDATE complaints SET files = ${infected}, held = ${held}, created_at = ${at} WHERE id = ${id}`,
    );
    const eraser = { ...retentionIn(site.env), payload };
    await runErasure(eraser, { now: new Date(), by: "test", mode: "real", confirmed: 1000 });
    return !existsSync(path.join(folder, rows[0]?.id ?? "none"));
  };
  expect([await erased(false, 6), await erased(true, 8), await erased(false, 8)]).toEqual([false, false, true]);
  expect((await rowOf()).files).toEqual(JSON.parse(infected));
});

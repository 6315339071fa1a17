import { existsSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placedPhotograph } from "../../../testing/files/pictures.ts";
import { anonymousComplaint, complainantsOf } from "../../../testing/people/complainant.ts";
import { staffAt } from "../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { sweepUnnamed } from "../../platform/files/sweep-orphans.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { retentionIn } from "../../retained.ts";
import { planErasure, runErasure } from "../../retention/run.ts";
import { complaintReference } from "../stored-complaint.ts";

let site: TestSite;
let folder: string;
let handler: Awaited<ReturnType<typeof staffAt>>;
let photograph: Buffer;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  folder = path.join(site.env.dataDir, "private/complaints");
  handler = await staffAt(site, "enquiries", "Maya Handler");
  await site.content.payload.updateGlobal({
    slug: "complaint-settings",
    data: { open: true, handlers: [handler.id] },
  });
  photograph = await placedPhotograph();
});
afterAll(() => site.close());

const { complained, look, upload, rowOf } = complainantsOf(() => site);
const uploaded = async (key: string, bytes: Buffer) => String((await upload(key, bytes)).json().data.upload_id);

test("files are erased with their complaint, and a file without a complaint is swept", async () => {
  const files = { 1: await uploaded("1", photograph) };
  await complained(anonymousComplaint("Long ago.", { files }));
  const { id, files: rows } = await rowOf();
  const file = path.join(folder, rows[0]?.id ?? "none");
  writeFileSync(path.join(folder, "orphan"), "");
  utimesSync(path.join(folder, "orphan"), 0, 0);
  await sweepUnnamed(site.content.payload, folder, "complaints", Date.now() + 3_600_000);
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

test("a complaint that is put on hold while an erasure runs is kept, with its infected file, and not logged as erased", async () => {
  const { payload } = site.content;
  const eraser = { ...retentionIn(site.env), payload };
  const long = new Date(Date.now() - 800 * 86_400_000).toISOString();
  const past = async (state: "closed" | "review", code: string) => {
    const { id, files: rows } = await rowOf();
    const infected = JSON.stringify(rows.map((file) => ({ ...file, scan: "infected" })));
    const ended = state === "closed" ? long : null;
    await runSql(
      payload,
      sql`UPDATE complaints SET files = ${infected}, state = ${state}, created_at = ${long}, ended_at = ${ended} WHERE id = ${id}`,
    );
    return { id, code, file: path.join(folder, rows[0]?.id ?? "none") };
  };
  const sent = async (words: string) =>
    complained(anonymousComplaint(words, { files: { 1: await uploaded("1", photograph) } }));
  const ended = await past("closed", await sent("Ended."));
  const open = await past("review", await sent("Open."));
  const { kinds } = eraser;
  // The complaints are put on hold after what is due has been found, before any of it is erased.
  const find: typeof kinds.complaints.find = async (...asked) => {
    const found = await kinds.infected.find(...asked);
    for (const { id } of [ended, open]) {
      expect((await handler.post(`/complaints/${id}/acts`, { act: "hold", text: "Case 12." })).status).toBe(200);
    }
    return found;
  };
  const { count } = await planErasure(eraser, new Date());
  expect(count).toBeGreaterThanOrEqual(3);
  await runErasure(
    { payload, kinds: { ...kinds, infected: { ...kinds.infected, find } } },
    { now: new Date(), by: "test", mode: "real", confirmed: 1000 },
  );
  expect([ended, open].map(({ file }) => existsSync(file))).toEqual([true, true]);
  for (const { code } of [ended, open]) expect((await look(code)).statusCode).toBe(200);
  const { docs } = await payload.find({
    collection: "erasures",
    where: { mode: { equals: "real" } },
    limit: 0,
    depth: 0,
  });
  const logged = docs.flatMap((one) => one["references"]);
  for (const { id } of [ended, open]) expect(logged).not.toContain(complaintReference(id));
});

import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { placesOf } from "../../testing/everything-stored.ts";
import { placedPhotograph } from "../../testing/files/pictures.ts";
import { anonymousComplaint, complainantsOf } from "../../testing/people/complainant.ts";
import { forumOf } from "../../testing/people/forum.ts";
import { goodPassword, membersOf } from "../../testing/people/member.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite } from "../../testing/site.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { openContent } from "../open.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { retentionIn } from "../retained.ts";
import { runErasure } from "./run.ts";

const name = "Qwertia Zebrafish";
const email = "qwertia@zebrafish.example";
const posted = "Our culvert of Xylophone Street is too narrow.";
const complained = "The excavator of Marmalade Hill works at night.";
const folders = ["private/complaints", "mail"];

/** The text that was found at a place. */
const textIn = (place: string) => place.split(": ").at(-1);

test("after a backup is restored, the member, posts and complaint that were erased meanwhile are in no table and no file", async () => {
  const site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  const { payload } = site.content;
  const { dataDir } = site.env;
  const moderator = await staffAt(site, "editor", "Moderator");
  const { call, mailed } = membersOf(() => site);
  const { reply, trusted } = forumOf(
    () => site,
    () => moderator,
  );
  await payload.updateGlobal({ slug: "complaint-settings", data: { open: true, handlers: [moderator.id] } });
  const leaver = await trusted(email, name);
  expect((await reply(leaver, 1, { text: posted })).json().data.state).toBe("public");
  await mailed(email, /./);

  const { complain, upload, look } = complainantsOf(() => site);
  const key = "a-complaint-with-a-photograph";
  const { upload_id: file } = (await upload("1", await placedPhotograph())).json().data;
  const sent = await complain(anonymousComplaint(complained, { files: { 1: file } }), key);
  const { code } = sent.json().data;
  const { reference } = (await look(code)).json().data;
  const id = Number(reference.slice(2));
  const [{ files } = {}] = await runSql(payload, sql`SELECT files FROM complaints WHERE id = ${id}`);
  const [{ id: stored }] = JSON.parse(String(files)) as [{ id: string }];

  // As docs/operations.md has it: the database first, then the folders.
  const backup = temporaryFolder("backup");
  await runSql(payload, sql`VACUUM INTO ${path.join(backup, "setu.db")}`);
  for (const folder of folders) cpSync(path.join(dataDir, folder), path.join(backup, folder), { recursive: true });

  const traces = [name, email, posted, complained, stored];
  expect(new Set((await placesOf(site, traces)).map(textIn))).toEqual(new Set(traces));
  const gone = { password: goodPassword, posts: "erase" };
  expect((await call("DELETE", "/accounts/me", gone, { headers: leaver.headers })).statusCode).toBe(200);
  const long = new Date(Date.now() - 900 * 86_400_000).toISOString();
  await runSql(payload, sql`UPDATE complaints SET state = 'decided', ended_at = ${long} WHERE id = ${id}`);
  const eraser = { ...retentionIn(site.env), payload };
  await runErasure(eraser, { now: new Date(), by: "test", mode: "real", confirmed: 1000 });
  await expect
    .poll(() => runSql(payload, sql`SELECT id FROM forum_posts WHERE text = ${posted}`), { timeout: 30_000 })
    .toEqual([]);

  // Today's list of what was erased is kept, as docs/operations.md says; the index of the search is rebuilt.
  cpSync(path.join(dataDir, "private/erased"), path.join(backup, "private/erased"));
  await site.close();

  const restored = { ...site, env: { ...site.env, dataDir: backup } };
  expect(new Set((await placesOf(restored, traces)).map(textIn))).toEqual(new Set(traces));
  const content = await openContent(restored.env);
  try {
    // Jobs take away the files and mails that no row names.
    await expect.poll(() => placesOf(restored, traces), { timeout: 60_000, interval: 500 }).toEqual([]);
  } finally {
    await content.close();
    rmSync(backup, { recursive: true, force: true });
  }
}, 180_000);

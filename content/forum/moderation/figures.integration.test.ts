import { afterAll, beforeAll, expect, test } from "vitest";
import { forumOf } from "../../../testing/people/forum.ts";
import { membersOf } from "../../../testing/people/member.ts";
import { staffAt } from "../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { forumFigures } from "./figures.ts";

let site: TestSite;
let moderator: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  moderator = await staffAt(site, "editor", "Moderator");
});
afterAll(() => site.close());

const { member } = membersOf(() => site);
const { ask, reply, title } = forumOf(
  () => site,
  () => moderator,
);

test("the figures count the questions of 90 days, and the working hours that posts waited for a moderator", async () => {
  const { payload } = site.content;
  // Of the sample content, nothing was written lately.
  const long = Date.now() - 100 * 24 * 3600_000;
  await runSql(
    payload,
    sql`UPDATE forum_posts SET published_at = ${long}, created_at = ${new Date(long).toISOString()}, revision = 0`,
  );
  const before = await forumFigures(payload);
  const asker = await member("figures@example.org", { name: "Asking Figures" });
  const ids: number[] = [];
  for (const n of [1, 2, 3]) ids.push((await ask(asker, { title: `${title} Figure ${n}` })).json().data.id);
  for (const id of ids.slice(0, 2)) {
    expect((await moderator.post(`/forum-posts/${id}/approve`, { seen: 0 })).status).toBe(200);
  }
  const { id: answer } = (await reply(asker, Number(ids[0]), { text: "I have found it out." })).json().data;
  const after = await forumFigures(payload);
  expect(after).toMatchObject({
    questions: before.questions + 2,
    answered: before.answered + 1,
    solved: before.solved,
  });
  expect(after.hours).toBeCloseTo(0, 1);
  expect(answer).toBeGreaterThan(0);

  // The three posts were sent on a Sunday at 10 o'clock in Nepal, and decided on at 13, at 16, and on Monday at 11.
  const sent = "2026-11-22T04:15:00.000Z";
  const decided = ["2026-11-22T07:15:00.000Z", "2026-11-22T10:15:00.000Z", "2026-11-23T05:15:00.000Z"];
  for (const [at, id] of ids.entries()) {
    const log = JSON.stringify([{ at: decided[at], by: "Moderator", what: at === 1 ? "refused" : "approved" }]);
    await runSql(payload, sql`UPDATE forum_posts SET created_at = ${sent}, log = ${log} WHERE id = ${id}`);
  }
  expect((await forumFigures(payload, new Date("2026-11-24T04:15:00.000Z"))).hours).toBeCloseTo(6, 5);
});

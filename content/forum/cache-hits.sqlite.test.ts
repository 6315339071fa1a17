import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ForumMember, forumOf } from "../../testing/people/forum.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
let helper: ForumMember;
let discussion: number;
let moderator: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  moderator = await staffAt(site, "editor", "Moderator");
  helper = await trusted("helper@example.org", "Dilip Basnet");
  discussion = (await ask(helper)).json().data.id;
}, 120_000);
afterAll(() => site.close());

const { ask, reply, trusted } = forumOf(
  () => site,
  () => moderator,
);

/** Each rendering of these pages has another token for its forms: an equal answer comes from the cache. */
const others = ["/", "/ne", "/register"];

test("while ten posts a second arrive, 99 of 100 answers with the other pages come from the cache", async () => {
  const page = async (url: string) => (await site.app.inject({ url })).body;
  const first = new Map<string, string>();
  for (const url of others) first.set(url, await page(url));
  let [asked, hits, posted] = [0, 0, 0];
  const post = async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      const answer = await reply(helper, discussion, { text: `Reply number ${turn} of forty.` });
      if (answer.statusCode === 200) posted += 1;
      await wait(100);
    }
  };
  const posting = post().then(() => true);
  const isOver = () => Promise.race([posting, wait(0, false)]);
  while (!(await isOver())) {
    for (const url of others) {
      asked += 1;
      if ((await page(url)) === first.get(url)) hits += 1;
    }
    await wait(20);
  }
  expect(posted).toBeGreaterThanOrEqual(30);
  expect(asked).toBeGreaterThan(100);
  expect(hits / asked).toBeGreaterThanOrEqual(0.99);
}, 60_000);

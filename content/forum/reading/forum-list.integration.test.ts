import { type DiscussionItem, ForumList } from "@setu/contract/forum/forum";
import { type ForumView, forumViews } from "@setu/contract/forum/forum-fields";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ForumMember, forumOf } from "../../../testing/people/forum.ts";
import { membersOf } from "../../../testing/people/member.ts";
import { staffAt } from "../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
let moderator: Awaited<ReturnType<typeof staffAt>>;
let asker: ForumMember;
const { call } = membersOf(() => site);
const { ask, reply, trusted } = forumOf(
  () => site,
  () => moderator,
);
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  moderator = await staffAt(site, "editor", "Moderator");
  asker = await trusted("lists@example.org", "Lists Everything");
});
afterAll(() => site.close());

const list = async (query: Record<string, string>): Promise<ForumList> => {
  const first = ForumList.parse(await site.content.api.forum("en", query));
  const others = Array.from({ length: first.page.last - 1 }, (_, page) =>
    site.content.api.forum("en", { ...query, page: String(page + 2) }),
  );
  return { ...first, items: [first, ...(await Promise.all(others))].flatMap(({ items }) => items) };
};

/** Compares every choice of a view with what its whole list says of each question. */
async function expectChoices(view: ForumView): Promise<void> {
  const { items, categories } = await list({ view });
  const ids = [...categories.map(({ id }) => String(id)), undefined, "999"];
  const has = (category: string | undefined, lang: string | undefined) => (item: DiscussionItem) =>
    (!category || String(item.category?.id) === category) && (!lang || item.lang === lang);
  for (const category of ids) {
    for (const lang of ["en", "ne", undefined]) {
      const found = await list({ view, ...(category && { category }), ...(lang && { lang }) });
      expect(found.items).toEqual(items.filter(has(category, lang)));
      expect(found.page.total).toBe(found.items.length);
      const counted = found.filters.flatMap(({ key, options }) =>
        options.map(({ value, count }) => [
          count,
          items.filter(key === "category" ? has(value, lang) : has(category, value)).length,
        ]),
      );
      for (const [count, expected] of counted) expect(count).toBe(expected);
    }
  }
}

test("each category and language, in each view, has its own questions and counts, while questions come and change", async () => {
  for (const view of forumViews) await expectChoices(view);
  const { id } = (
    await ask(asker, { category: 2, title: "नदी किनारमा तटबन्ध कति अग्लो चाहिन्छ?", text: "बाढी आउँछ।" })
  ).json().data;
  for (const view of forumViews) await expectChoices(view);
  expect((await list({ category: "2", lang: "ne" })).items[0]?.id).toBe(id);

  const answer = (await reply(asker, id, { text: "आफैँ भेटियो।" })).json().data;
  const accepted = { reply: answer.id };
  await call("POST", `/forum/discussions/${id}/answer`, accepted, { headers: asker.headers });
  for (const view of forumViews) await expectChoices(view);
  expect((await list({ view: "solved", category: "2", lang: "ne" })).items[0]?.id).toBe(id);
});

import type { FaqList } from "@setu/contract/faqs/faqs";
import type { SearchPage } from "@setu/contract/search/results";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/people/visitor.ts";
import { searchReady } from "../../../testing/search-ready.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  await searchReady(() => site.content);
});
afterAll(() => site.close());

const { call } = visitorOf(() => site);
/** The addresses of the lists that have a search of their own, by the kind of their items in the site search. */
const lists = { project: "/projects", news: "/news", person: "/members", faq: "/faqs" } as const;
type Kind = keyof typeof lists;

/** The ids of the items that the site search and their own list find. */
async function found(kind: Kind, q: string): Promise<{ onSite: number[]; inList: number[] }> {
  const { items } = (await call<SearchPage>("/search", { q, kind, exact: "1" })).data;
  const listed = (await call<Pick<FaqList, "items">>(lists[kind], { q })).data.items;
  return {
    onSite: items
      .filter(({ partial, page }) => !partial && page === null)
      .map(({ path }) => Number(/\d+$/.exec(path)?.[0]))
      .sort((a, b) => a - b),
    inList: listed.map(({ id }) => id).sort((a, b) => a - b),
  };
}

describe("an item that the site search finds is found in its list", () => {
  test.each<[Kind, string, string]>([
    ["project", "a caption", "outlets"],
    ["news", "a caption", "pylons"],
    ["person", "a quote", "cheapest"],
    ["person", "a membership", "fellow"],
    ["person", "a public number of a membership", "G-0118"],
    ["faq", "its service", "tunnels"],
  ])("%s by %s: %s", async (kind, _, q) => {
    const { onSite, inList } = await found(kind, q);
    expect(onSite).not.toEqual([]);
    expect(inList).toEqual(onSite);
  });
});

test("a caption is found, on the site and in lists, as soon as it is changed, and is not once it is gone", async () => {
  const { payload } = site.content;
  const { docs } = await payload.find({ collection: "projects", sort: "id", limit: 1, depth: 0 });
  const picture = Number(docs[0]?.["files"]?.[0]);
  const caption = (text: string) =>
    payload.update({ collection: "media", id: picture, data: { caption: text }, locale: "en", overrideAccess: true });
  const everywhere = async () => Object.values(await found("project", "numbat")).flat();
  await caption("A numbat at the intake");
  await expect.poll(everywhere, { timeout: 5000 }).toEqual([docs[0]?.id, docs[0]?.id]);
  await caption("The intake");
  await expect.poll(everywhere, { timeout: 5000 }).toEqual([]);
});

import { globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { visitorOf } from "../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { searchedPeople } from "../people/searched.ts";
import { searched as everything } from "../searched.ts";
import { SiteSearch } from "./site-search.ts";
import type { WholeSource } from "./source.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
});
afterAll(() => site.close());
const { get } = visitorOf(() => site);

describe("a lost index", () => {
  const port = 4999;
  const file = () => path.join(site.env.dataDir, `derived/search-${port}.db`);
  // A small index, since it is built many times.
  const searched = { ...everything, items: [searchedPeople], whole: [], versioned: [] };
  const opened = () => {
    const search = new SiteSearch({ payload: site.content.payload, env: { ...site.env, port }, searched });
    onTestFinished(() => search.stop());
    return search;
  };
  const isReady = (search: SiteSearch) =>
    vi.waitFor(
      async () => expect((await search.search("en", { q: "Sunmaya" })).items[0]?.name).toBe("Sunmaya Gurung"),
      {
        timeout: 30_000,
      },
    );

  test.each([
    ["deleted", () => rmSync(file())],
    ["damaged", () => writeFileSync(file(), "no index")],
    ["as it was", () => {}],
  ])("%s while it was closed: it is there again", async (_, harm) => {
    const first = opened();
    await isReady(first);
    await first.stop();
    harm();
    const second = opened();
    await isReady(second);
    await second.stop();
  });

  test("is rebuilt when it is damaged in use, and pages stay the same", async () => {
    const search = opened();
    await isReady(search);
    const { size } = statSync(file());
    const wal = `${file()}-wal`;
    for (const [name, length] of [
      [file(), size],
      [wal, statSync(wal).size],
    ] as const) {
      const bytes = readFileSync(name);
      writeFileSync(name, bytes.fill(0x5a, 0, length), { flag: "r+" });
    }
    expect((await get("/")).statusCode).toBe(200);
    // The index still answers from its memory; any other search runs into the damage.
    for (const q of ["bridge", "road", "hydropower", "geologist", "sadak", "founder"]) {
      await search.search("en", { q }).catch(() => {});
    }
    await isReady(search);
    await search.stop();
  });

  test("is no reason to say that nothing was found", async () => {
    const search = opened();
    await isReady(search);
    await search.stop();
    expect(await search.search("en", { q: "Sunmaya" })).toMatchObject({ prepared: false, items: [] });
    expect(await search.suggestions("en", { q: "Sunm" })).toMatchObject({ prepared: false, items: [] });
  });

  test("is no reason for an error that would come again each time to be called preparing", async () => {
    const [person] = await searchedPeople.read(site.content.payload, [1]);
    // The thread refuses to send this answer: the contract wants a list.
    const wrong = { en: "wrong", ne: "wrong" } as never;
    const source = {
      ...searchedPeople,
      read: async (_: unknown, ids: readonly number[]) =>
        person && ids.includes(1) ? [{ ...person, details: wrong }] : [],
    };
    const search = new SiteSearch({
      payload: site.content.payload,
      env: { ...site.env, port: 4998 },
      searched: { ...searched, items: [source] },
    });
    onTestFinished(() => search.stop());
    const q = person?.texts.en.title ?? "";
    await vi.waitFor(async () => expect((await search.search("en", { q: "nobodyatall" })).prepared).toBe(true), {
      timeout: 30_000,
    });
    await expect(search.search("en", { q })).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
  });

  test("a page with a fixed title stays in the index when a part of it expires", async () => {
    let reads = 0;
    const page: WholeSource = {
      name: "pages",
      read: async () => {
        reads += 1;
        const texts = { title: "Quokka", served: "en" as const };
        const until = reads < 3 ? new Date(Date.now() + 300).toISOString() : null;
        return [{ name: "pages/quokka", kind: "page", path: "/quokka", until, texts: { en: texts, ne: texts } }];
      },
    };
    const search = new SiteSearch({
      payload: site.content.payload,
      env: { ...site.env, port: 4997 },
      searched: { ...searched, items: [], whole: [page] },
    });
    onTestFinished(() => search.stop());
    search.start();
    await vi.waitFor(
      async () => {
        expect(reads).toBeGreaterThanOrEqual(3);
        expect((await search.search("en", { q: "quokka" })).items).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
  });

  test("two processes that share a folder each have their own index", async () => {
    const [one, other] = [opened(), opened()];
    await isReady(one);
    await isReady(other);
    await Promise.all([one.stop(), other.stop()]);
    expect(globSync(path.join(site.env.dataDir, `derived/search-${port}*.db`))).toHaveLength(2);
  });
});

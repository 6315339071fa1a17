import type { Discussion, ForumList } from "@setu/contract/forum/forum";
import { type Locale, locales } from "@setu/contract/locale";
import type { NewsList } from "@setu/contract/news";
import type { MemberList } from "@setu/contract/people";
import type { ProjectList } from "@setu/contract/projects";
import type { SearchPage } from "@setu/contract/search/results";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { visitorOf } from "./people/visitor.ts";
import { searchReady } from "./search-ready.ts";
import { openTestSite, type TestSite } from "./site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
});
afterAll(() => site.close());

const { call, get } = visitorOf(() => site);
const lists = ["/projects", "/news", "/members"] as const;
type Path = (typeof lists)[number];
type Answer = ProjectList | NewsList | MemberList;
const search = async (path: Path, q: string, rest: Record<string, string> = {}) =>
  (await call<Answer>(path, { q, ...rest })).data;
const names = async (path: Path, q: string) => (await search(path, q)).items.map(({ name }) => name);

describe("a visitor's query finds what it means", () => {
  test.each(["hydropower", "hydro power", "जलविद्युत्", "जलबिधुत", "jalavidyut", "hydropwer"])("%s", async (q) => {
    const found = await names("/projects", q);
    expect(found).toEqual(expect.arrayContaining(["Seti Gorge storage project"]));
    expect((await search("/projects", q)).items.length).toBeLessThan(10);
  });

  test.each(["setti", "सेति", "456", "४५६ मेगावाट", "from 100 MW", "hec-hyd-०१४", "seti basin power", "डोटी"])(
    "%s",
    async (q) => {
      expect((await names("/projects", q))[0]).toBe("Seti Gorge storage project");
    },
  );

  test("100 MW, the nearest figures first", async () => {
    const { items } = await search("/projects", "100 MW");
    expect(items.slice(0, 3).map((item) => "quantity" in item && item.quantity)).toEqual([
      "60\u00a0MW",
      "38\u00a0MW",
      "456\u00a0MW",
    ]);
  });

  test("one dam or several dams", async () => {
    const [one, several] = [await names("/projects", "dam"), await names("/projects", "dams")];
    expect(one.length).toBeGreaterThan(2);
    expect(several.toSorted()).toEqual(one.toSorted());
  });

  test("people, in their list, in their projects and in the news that they wrote", async () => {
    for (const q of ["Sunmaya", "सुनमाया", "sunmya"]) {
      expect(await names("/members", q), q).toContain("Sunmaya Gurung");
    }
    expect((await search("/projects", "Sunmaya")).page.total).toBeGreaterThan(0);
    expect((await search("/news", "Sunmaya")).page.total).toBeGreaterThan(0);
  });

  test("news by the sector and the name of the project that it is about", async () => {
    const about = await names("/news", "Seti Gorge storage project");
    expect(about).not.toEqual([]);
    for (const q of ["hydropower", "जलविद्युत्", "सेती गल्छी जलाशय परियोजना"]) {
      expect(await names("/news", q), q).toEqual(expect.arrayContaining(about));
    }
  });

  test("a word in the text, not in the title", async () => {
    expect((await search("/news", "dam")).page.total).toBeGreaterThan(0);
  });

  test("reports the correction of a mistyped word, and the words to highlight", async () => {
    const { search: told } = await search("/projects", "hydropwer");
    expect(told?.meant).toBe("hydropower");
    expect(told?.marks.map((mark) => mark.toLowerCase())).toContain("hydropower");
    expect((await search("/projects", "hydropower")).search?.meant).toBeNull();
    expect((await call<ProjectList>("/projects")).data.search).toBeNull();
  });
});

/** Seeded random numbers from 0 to below 1. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const beginning = (word: string) => word.slice(0, 3).toLowerCase();

/** All visible texts of an item, in any field, except for other items that its page links to. */
function textsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return /^(location|slug|mime|type|iso|ad|bs|path|href)$/.test(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    /^(files|documents|news|press|stories|similar|related|prev|next|locale|created_at|updated_at|published|started|ended|period|location|task_type|format|status|category|precision|marks|measure|client_type|starts_at|ends_at|time|at|created_by)$/.test(
      name,
    )
      ? []
      : textsIn(one, name),
  );
}

interface Item {
  path: string;
  id: number;
  words: Set<string>;
  beginnings: Set<string>;
}

function itemOf(path: string, id: number, texts: unknown): Item {
  const words = textsIn(texts)
    .join(" ")
    .split(/[^\p{L}\p{M}\p{Nd}.,-]+/u)
    .map((word) => word.replace(/^[.,-]+|[.,-]+$/g, ""))
    .filter((word) => [...word].length > 3 && !/^\d.*[TZ]/.test(word));
  return { path, id, words: new Set(words), beginnings: new Set(words.map(beginning)) };
}

/** Searches for three random words of a random item, and returns the searches that did not find it. */
async function missedBy(items: readonly Item[], searches: number, finds: (item: Item, q: string) => Promise<boolean>) {
  const draw = drawing(20_261_122);
  const pick = <One>(from: readonly One[]): One => from[Math.floor(draw() * from.length)] as One;
  const isCommon = (path: string, word: string) => {
    const own = items.filter((item) => item.path === path);
    return own.filter(({ beginnings }) => beginnings.has(beginning(word))).length * 10 > own.length;
  };
  const missed: string[] = [];
  for (let searched = 0; searched < searches; ) {
    const item = pick(items);
    const all = [...item.words];
    const asked = [...new Set([pick(all), pick(all), pick(all)])];
    // A word in many other items too, perhaps with other endings, identifies none; nor does "the", which is ignored.
    const telling = asked.filter((word) => !isCommon(item.path, word));
    if (telling.length === 0) continue;
    const alike = items.filter(
      ({ path, beginnings }) => path === item.path && telling.every((word) => beginnings.has(beginning(word))),
    );
    if (alike.length > 5) continue;
    searched += 1;
    const q = asked.join(" ");
    if (!(await finds(item, q))) missed.push(`${item.path} ${item.id}: ${q}`);
  }
  return missed;
}

/** Thousands of searches are the same on both databases, above which they are answered. */
const manySearches = test.skipIf(inject("postgres"));

manySearches(
  "each of 1,000 random searches for words of an item finds it among the first five",
  async () => {
    const items: Item[] = [];
    const details = {
      "/projects": (id: number) => `/projects/x/${id}`,
      "/news": (id: number) => `/news/${id}`,
      "/members": undefined,
    };
    for (const path of lists) {
      for (const locale of locales satisfies readonly Locale[]) {
        const first = (await call<Answer>(path, { locale, per_page: "48" })).data;
        const lead = "featured" in first && first.featured ? [first.featured] : [];
        for (const item of [...lead, ...first.items]) {
          const address = details[path]?.(item.id);
          items.push(itemOf(path, item.id, address ? (await call<object>(address, { locale })).data : item));
        }
      }
    }
    const finds = async ({ path, id }: Item, q: string) =>
      (await search(path as Path, q, { per_page: "5" })).items.some((item) => item.id === id);
    expect(await missedBy(items, 1000, finds)).toEqual([]);
  },
  240_000,
);

manySearches(
  "each of 300 random searches for words of a question finds it, in the forum's list and in the site search",
  async () => {
    await searchReady(() => site.content);
    const listed = (await call<ForumList>("/forum")).data.items;
    const discussions = listed.map(({ id }) => call<Discussion>(`/forum/discussions/${id}`));
    const items = (await Promise.all(discussions)).map(({ data: { question, accepted } }) =>
      itemOf("/forum", question.id, [question.title, question.text, accepted?.text]),
    );
    expect(items.length).toBeGreaterThan(5);
    const finds = async ({ id }: Item, q: string) => {
      const [inForum, onSite] = await Promise.all([
        call<ForumList>("/forum", { q }),
        call<SearchPage>("/search", { q, kind: "discussion" }),
      ]);
      return (
        inForum.data.items.slice(0, 5).some((item) => item.id === id) &&
        onSite.data.items.slice(0, 5).some(({ path, partial }) => path === `/discussion/${id}` && !partial)
      );
    };
    expect(await missedBy(items, 300, finds)).toEqual([]);
  },
  120_000,
);

describe("a hostile query is answered", () => {
  const floods = {
    joiners: "\u200d".repeat(2000),
    "control characters": "\u0001\u0000\u001b[2J\r\n",
    "a long word": "hydropower".repeat(700),
    "every script": "مشروع 水电 гидро υδρο 수력 ไฟฟ้า ጊዜ ଜଳ నీరు",
    signs: `"'; DROP TABLE news; -- NEAR(* ^ $ \\ %00 \u202e`,
    marks: "ा्ि".repeat(1500),
    "half a letter": "\ud83d",
  };
  test.each(Object.entries(floods))("%s", async (_, q) => {
    for (const path of lists) {
      for (const address of [
        `/frontapi${path}?${new URLSearchParams({ q })}`,
        `${path}?${new URLSearchParams({ q })}`,
      ]) {
        const { statusCode } = await get(address);
        expect(statusCode, address.slice(0, 80)).toBeLessThan(500);
      }
    }
  });

  test("100 kB", async () => {
    for (const path of lists) {
      const { statusCode } = await get(`/frontapi${path}?${new URLSearchParams({ q: "ab".repeat(50_000) })}`);
      expect(statusCode).toBeLessThan(500);
    }
  });
});

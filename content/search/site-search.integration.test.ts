import type { Locale } from "@setu/contract/locale";
import { type SearchKind, type SearchPage, searchKinds } from "@setu/contract/search/results";
import type { Suggestions } from "@setu/contract/search/suggestions";
import { unbrokenLine } from "@setu/contract/text/unbroken-units";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostileQueries } from "../../testing/hostile-queries.ts";
import { idOf, visitorOf } from "../../testing/people/visitor.ts";
import { searchReady } from "../../testing/search-ready.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  await prepared();
});
afterAll(() => site.close());

const { call, get } = visitorOf(() => site);
const search = async (q: string, rest: Record<string, string> = {}) =>
  (await call<SearchPage>("/search", { q, ...rest })).data;
const names = async (q: string, rest: Record<string, string> = {}) =>
  (await search(q, rest)).items.map(({ name }) => name);
const suggested = async (q: string, locale: Locale = "en") =>
  (await call<Suggestions>("/search/suggestions", { q, locale })).data.items.map(({ name }) => name);
const prepared = () => searchReady(() => site.content);
const asServer = { overrideAccess: true, depth: 0 } as const;

describe("a search finds", () => {
  const one: [SearchKind, string, string][] = [
    ["project", "seti gorge", "Seti Gorge storage project"],
    ["story", "last field", "Water for the last field"],
    ["group", "roads and bridges", "Roads and bridges"],
    ["service", "bridges", "Bridges"],
    ["news", "twelve graduates join", "Twelve graduate engineers join in the 2083 intake"],
    ["person", "Sunmaya", "Sunmaya Gurung"],
    ["office", "Thimphu office", "Thimphu, Bhutan"],
    ["notice", "drones lidar supply", "Supply of three survey drones with LiDAR"],
    ["report", "annual report 2082/83", "Annual report 2082/83"],
    ["vacancy", "hydrologist", "Hydrologist"],
    ["album", "reservoir fills", "Seti Gorge: the reservoir fills"],
    ["article", "owned by the people", "Owned by the people who work here"],
    ["page", "contact", "Contact Us"],
    ["faq", "house cracked blasting", "My house has cracked since the blasting began. What should I do?"],
    ["discussion", "gabion founded", "How deep must a gabion wall be founded beside a rural road?"],
    ["legal", "privacy", "Privacy policy"],
  ];

  test("an example of every kind", () => {
    expect(one.map(([kind]) => kind)).toEqual([...searchKinds]);
  });
  test.each(one)("%s: %s", async (kind, q, written) => {
    const name = unbrokenLine(written);
    expect((await search(q, { kind })).items[0]).toMatchObject({ kind, name, partial: false });
    expect(await names(q)).toContain(name);
  });

  test.each(["jalvidyut", "जलविद्युत", "hydropwer", "hydro power"])("hydropower for %s", async (q) => {
    expect((await names(q)).slice(0, 2)).toContain("Hydropower and dams");
  });

  test.each([
    ["हाइड्रोपावर", "hydropower"],
    ["ब्रिज", "bridge"],
    ["इरिगेसन", "irrigation"],
    ["कन्सल्टेन्सी", "consultancy"],
    ["भ्याकेन्सी", "vacancy"],
    ["नोटिस", "notice"],
    ["न्युज", "news"],
    ["म्यानेजर", "manager"],
    ["सर्टिफिकेट", "certificate"],
    ["कम्प्लेन", "complaint"],
    ["वाटर सप्लाई", "water supply"],
    ["RFP", "tender"],
    ["HSE", "safety"],
    ["EIA", "environmental assessment"],
    ["sewage", "drainage"],
    ["पावरहाउस", "विद्युतगृह"],
    ["टनेलिङ", "tunnel"],
    ["siltation", "sediment"],
    ["ADB", "development bank"],
    ["ग्याबिन पर्खाल", "gabion wall"],
    ["माइक्रो हाइड्रो", "micro hydropower"],
    ["JV partner", "joint venture"],
    ["copyright", "terms and conditions"],
  ])("for %s, as it is said too, what it finds for %s", async (q, usual) => {
    const [first = "", ...others] = await names(usual);
    const found = await names(q);
    expect(found).toContain(first);
    // Their order may be another one: the word itself counts more than what means the same.
    expect(others.slice(0, 4).filter((name) => found.includes(name)).length).toBeGreaterThan(others.length > 2 ? 2 : 0);
  });

  test("power plants of about that size for an amount: hydro 100 MW", async () => {
    expect(await names("hydro 100 MW")).toEqual(
      expect.arrayContaining(["Lhamoi Chhu run-of-river project", "Seti Gorge storage project"]),
    );
  });

  test("the corrected words for a typing error, and says so", async () => {
    const { search: result, items } = await search("Urmla Bajracharya");
    expect(result.meant).toBe("Urmila Bajracharya");
    expect(items[0]?.name).toBe("Urmila Bajracharya");
    expect(result.marks).toContain("Urmila");
  });

  test.each(["world rivers", "silt in rivers"])(
    "no other word that is near, but says something else: %s",
    async (q) => {
      expect((await search(q)).search.meant).toBeNull();
    },
  );

  test("exactly what was typed, if the visitor wants no correction", async () => {
    const { search: result, items } = await search("Urmla Bajracharya", { exact: "1" });
    expect(result.meant).toBeNull();
    expect(items[0]).toMatchObject({ name: "Urmila Bajracharya", partial: true });
    const page = (await get("/search?q=Urmla+Bajracharya")).body;
    expect(page).toContain('href="/search?q=Urmla+Bajracharya&amp;exact=1"');
  });

  test.each([
    ["Careers", "provident fund gratuity"],
    ["Careers", "Every applicant gets an answer"],
    ["Complaint and feedback", "Hello Sarkar"],
    ["Complaint and feedback", "sexual exploitation"],
    ["Board of Directors", "Surendra Lal Karna"],
    ["Contact Us", "press@example.org"],
    ["Himalaya Engineering Consultants", "Lhamoi Chhu powerhouse, 1,180 m"],
    ["With the people who live there", "With the people who live there"],
    ["Graduate engineers, one year", "transcript of the last semesters"],
  ])("%s by a text that stands there: %s", async (name, q) => {
    expect(await names(q)).toContain(name);
  });

  test.each([
    ["HEC-EOI-83-04", "Expression of interest: exploratory drilling in the Tamor headwaters"],
    ["notices", "Notices"],
    ["projects", "Projects"],
    ["mission", "About Us"],
    ["organisation chart departments", "About Us"],
    ["grievance form", "Complaint and feedback"],
    ["complaint statistics", "Complaints in figures"],
    ["track my application", "Your application"],
    ["media contact", "Contact Us"],
    ["hydro 100 MW", "Lhamoi Chhu run-of-river project"],
  ])("what is asked for before what only mentions it: %s", async (q, name) => {
    expect((await names(q))[0]).toBe(name);
  });

  test.each([
    ["suru", "Deurali pass road tunnel"],
    ["jalv", "Hydropower and dams"],
    ["susp", "Sukeghat footbridge"],
    ["HEC-HYD", "Seti Gorge storage project"],
    ["chief geo", "Bikash Rai"],
  ])("suggestions for the beginning of a word in any text, script or spelling: %s", async (q, name) => {
    expect(await suggested(q)).toContain(name);
  });

  test("partial matches, marked as such, when nothing has all the words", async () => {
    const { items } = await search("Thimphu drones geologist");
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ partial }) => partial)).toBe(true);
  });

  test("facets that count, filter and stay in the address", async () => {
    const all = await search("bridge");
    const [kinds] = all.filters;
    const projects = kinds?.options.find(({ value }) => value === "project")?.count ?? 0;
    const { items, page } = await search("bridge", { kind: "project" });
    expect(page.total).toBe(projects);
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(["project"]));
    expect((await get("/frontapi/search?locale=en&q=bridge&page=99")).statusCode).toBe(404);
  });

  test("suggested titles from the first characters on, in both scripts and languages", async () => {
    expect((await suggested("urm"))[0]).toBe("Urmila Bajracharya");
    expect(await suggested("seti go")).toContain("Seti Gorge storage project");
    expect(await suggested("सेत", "ne")).toContain("सेती गल्छी जलाशय परियोजना");
    // Not the question with the word "since", which sounds like it.
    expect(await suggested("सिँचा", "ne")).not.toContain("विस्फोट सुरु भएदेखि मेरो घर चर्किएको छ। के गरौँ?");
    expect(await suggested("")).toEqual([]);
  });

  test("results that are in the page's HTML, marked, and not indexed by search engines", async () => {
    const { body, statusCode } = await get("/ne/search?q=%E0%A4%B8%E0%A4%A1%E0%A4%95");
    expect(statusCode).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toMatch(/<mark[^>]*>सडक<\/mark>/);
  });
});

describe("a search does not find", () => {
  test.each(["A cement company", "Arghakhanchi", "अर्घाखाँची", "HEC-GEO-038"])(
    "a confidential project by %s",
    async (q) => {
      const id = await idOf(site, "projects", "industrial-quarry-slopes", "slug");
      const found = (await search(q)).items.filter(({ path, partial }) => path.endsWith(`/${id}`) && !partial);
      expect(found).toEqual([]);
    },
  );

  test("withdrawn or deleted items from then on, but finds new ones once the site has seen the revision", async () => {
    const { payload, api } = site.content;
    const soon = { timeout: 5000, interval: 100 };
    /** Searches at once, bypassing the caches of answers: an index that is not yet of this revision shows nothing. */
    const atOnce = async () => {
      const [page, suggestions] = await Promise.all([
        api.search("en", { q: "quokka" }),
        api.suggestions("en", { q: "quok" }),
      ]);
      return [page, suggestions].filter(({ prepared }) => prepared).map(({ items }) => items.map(({ name }) => name));
    };
    const isEverywhere = (answers: string[][], wanted: string[]) => expect(answers).toEqual(answers.map(() => wanted));
    const news = (data: object) => payload.update({ collection: "news", id: 3, data, locale: "en", ...asServer });
    const title = "Quokka footbridge passes its load test";
    await news({ name: title, _status: "published" });
    isEverywhere(await atOnce(), [title]);
    await expect.poll(() => names("quokka"), soon).toEqual([title]);
    for (let turn = 0; turn < 5; turn += 1) {
      await news({ _status: "draft" });
      isEverywhere(await atOnce(), []);
      await expect.poll(() => names("quokka"), soon).toEqual([]);
      await news({ _status: "published" });
      isEverywhere(await atOnce(), [title]);
    }
    await expect.poll(() => names("quokka"), soon).toHaveLength(1);
    await payload.delete({ collection: "news", id: 3, ...asServer });
    isEverywhere(await atOnce(), []);
    await expect.poll(() => names("quokka"), soon).toEqual([]);
  });

  test("the projects of a withdrawn group, until it is published again", async () => {
    const { payload } = site.content;
    const id = await idOf(site, "project-groups", "urban-environment", "slug");
    const group = (status: "draft" | "published") =>
      payload.update({ collection: "project-groups", id, data: { _status: status }, ...asServer });
    const own = async () =>
      (await search("drainage", { kind: "project" })).items.filter(({ path }) => path.includes("/urban-environment/"))
        .length;
    const before = await own();
    expect(before).toBeGreaterThan(0);
    await group("draft");
    await expect.poll(own, { timeout: 5000 }).toBe(0);
    await group("published");
    await expect.poll(own, { timeout: 5000 }).toBe(before);
  });
});

describe("hostile queries", () => {
  test.each(hostileQueries)("%j", async (q) => {
    for (const url of [
      `/frontapi/search?locale=en&q=${encode(q)}`,
      `/frontapi/search/suggestions?locale=ne&q=${encode(q)}`,
      `/search?q=${encode(q)}`,
    ]) {
      expect((await get(url)).statusCode, url).toBeLessThan(500);
    }
  });

  test("words in every script", async () => {
    const scripts = [
      "हिमाल",
      "mountain",
      "山",
      "やま",
      "산",
      "جبل",
      "гора",
      "βουνό",
      "הר",
      "ภูเขา",
      "მთა",
      "լեռ",
      "மலை",
      "পাহাড়",
      "རི",
      "𞤅𞤫𞤲",
    ];
    const answers = await Promise.all(scripts.map((q) => call<SearchPage>("/search", { q })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(scripts.map(() => 200));
    for (const sign of ["\u200d", "\u200c", "\u0300", "\u202e", "\ufeff"]) {
      expect((await get(`/search?q=${encode(`dam${sign.repeat(97)}`)}`)).statusCode, JSON.stringify(sign)).toBe(200);
    }
  });

  test("a query of a hundred kilobytes, and senseless parameters", async () => {
    expect((await get(`/frontapi/search?locale=en&q=${"dam+".repeat(25_000)}`)).statusCode).toBe(413);
    for (const rest of ["kind=zz", "year=x", "lang=xx", "page=-1", "page=x", "kind[]=project", "q=dam&q=bridge"]) {
      expect((await get(`/frontapi/search?locale=en&q=dam&${rest}`)).statusCode, rest).toBeLessThan(500);
    }
    await prepared();
  });
});

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

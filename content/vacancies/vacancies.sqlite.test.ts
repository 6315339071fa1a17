import type { CareersAvailability, CareersList, VacancyDetail } from "@setu/contract/vacancies";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { richText } from "../seed/rich-text.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

const dayMs = 24 * 3_600_000;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const inDays = (days: number) => inMs(days * dayMs);
const get = (url: string) => site.app.inject(url);
async function data<Answer>(url: string): Promise<Answer> {
  const answer = await get(`/frontapi${url}`);
  expect(answer.statusCode, url).toBe(200);
  return answer.json().data as Answer;
}
/** The site reads the revision once a second. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 150 });

let numbers = 0;
/** Creates a complete draft in English; a public vacancy needs Nepali too. */
async function draft(changes: object = {}): Promise<number> {
  numbers += 1;
  const first = async (collection: "disciplines" | "offices") =>
    (await site.content.payload.find({ collection, limit: 1, sort: "id", depth: 0 })).docs[0]?.id;
  const { id } = await site.content.payload.create({
    collection: "vacancies",
    locale: "en",
    draft: true,
    data: {
      ref: `T-${numbers}`,
      name: `Test vacancy ${numbers}`,
      discipline: await first("disciplines"),
      office: await first("offices"),
      employmentType: "permanent",
      workPattern: "office",
      posts: 1,
      opensAt: inDays(-1),
      closesAt: inDays(20),
      answerBy: inDays(40),
      duties: richText("Build."),
      mustHave: richText("Patience."),
      documents: [{ key: "cv", label: "CV", types: ["pdf"], maxMb: 5, required: true }],
      stages: [{ name: "Reading" }],
      ...changes,
    },
  });
  return Number(id);
}
const inNepali = { name: "परीक्षण पद", duties: richText("निर्माण।"), mustHave: richText("धैर्य।") };
const update = (id: number, data: object, locale: "en" | "ne" = "ne") =>
  site.content.payload.update({ collection: "vacancies", id, locale, data });
async function publish(changes: object = {}): Promise<number> {
  const id = await draft(changes);
  await site.content.payload.update({ collection: "vacancies", id, locale: "ne", data: inNepali, draft: true });
  await update(id, { _status: "published" }, "en");
  await eventually(async () => expect((await get(`/frontapi/careers/${id}`)).statusCode).toBe(200));
  return id;
}
const postings = (body: string) =>
  [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .flatMap(([, text]) => JSON.parse(text ?? "null") as { "@type": string }[])
    .filter((object) => object?.["@type"] === "JobPosting");

/** The sample's vacancy with the most questions and documents. */
const tunnels = async () => (await data<CareersList>("/careers")).items.find(({ ref }) => ref === "HEC-83-021");

describe("the list", () => {
  test.each(["en", "ne"] as const)("shows the open vacancies in %s, those that close first leading", async (locale) => {
    const { items, open, hiring } = await data<CareersList>(`/careers?locale=${locale}`);
    expect(items.every(({ status }) => status === "open")).toBe(true);
    expect(items.map(({ closes_at: at }) => at)).toEqual(items.map(({ closes_at: at }) => at).toSorted());
    expect(items[0]?.closes_at).toMatch(/\+05:45$/);
    expect(items.filter((item) => item.locale.served !== locale)).toEqual([]);
    expect(open.posts).toBe(items.reduce((sum, { posts }) => sum + posts, 0));
    expect(hiring.steps).toHaveLength(4);
    expect(hiring.files[0]).toMatchObject({ alt: expect.stringMatching(/\S/), caption: expect.stringMatching(/\S/) });
  });

  test("has a count for each choice, equal to the number of its results", async () => {
    const { filters } = await data<CareersList>("/careers");
    expect(filters.map(({ key }) => key)).toEqual(["discipline", "office", "type"]);
    for (const { key, options } of filters) {
      for (const { value, count } of options) {
        expect((await data<CareersList>(`/careers?${key}=${value}`)).page.total, `${key}=${value}`).toBe(count);
      }
    }
  });

  test("does not contain a vacancy before it opens, which can be read only at its own address", async () => {
    const id = await publish({ opensAt: inDays(2) });
    expect((await data<VacancyDetail>(`/careers/${id}`)).status).toBe("upcoming");
    expect((await data<CareersList>("/careers")).items.map((item) => item.id)).not.toContain(id);
    expect(await data<CareersAvailability>(`/careers/availability?vacancy=${id}`)).toMatchObject({
      available: false,
      reason: "upcoming",
    });
    await site.content.payload.delete({ collection: "vacancies", id });
  });

  test("has the same open vacancies in the feed and in the sitemap, and no closed one", async () => {
    const feed = (await get("/feeds/careers.xml")).body;
    const sitemap = (await get("/sitemap.xml")).body;
    const [open] = (await data<CareersList>("/careers")).items;
    const { docs } = await site.content.payload.find({
      collection: "vacancies",
      where: { ref: { equals: "HEC-83-018" } },
    });
    for (const text of [feed, sitemap]) {
      expect(text).toContain(`/career/${open?.id}<`.replace("<", text === feed ? '"' : "<"));
      expect(text).not.toMatch(new RegExp(`/career/${docs[0]?.id}["<]`));
    }
    expect(sitemap).toContain("/careers<");
    expect(sitemap).not.toContain("/no-application");
  });
});

describe("a vacancy", () => {
  test("closes without another publication, and search engines are no longer sent to it", async () => {
    const id = await publish();
    const closesAt = Math.ceil(Date.now() / 1000) * 1000 + 15_000;
    await update(id, { closesAt: new Date(closesAt).toISOString(), _status: "published" }, "en");
    const state = async () => {
      const { status, closes_at: at } = await data<VacancyDetail>(`/careers/${id}`);
      return { status, at: Date.parse(at) };
    };
    await eventually(async () => expect(await state()).toEqual({ status: "open", at: closesAt }));
    const page = async () => (await get(`/career/${id}`)).body;
    const before = await page();
    expect(before).toContain(`/application/${id}`);
    expect(postings(before)).toHaveLength(1);
    await eventually(async () => expect(await state()).toEqual({ status: "closed", at: closesAt }));
    const after = await page();
    expect(after).toContain("Closed on");
    expect(after).not.toContain(`/application/${id}`);
    expect(postings(after)).toEqual([]);
    expect((await data<CareersList>("/careers")).items.map((item) => item.id)).not.toContain(id);
  }, 60_000);

  test("is a schema.org job posting", async () => {
    const first = await tunnels();
    const [posting] = postings((await get(`/career/${first?.id}`)).body);
    expect(posting).toMatchObject({
      title: first?.name,
      validThrough: first?.closes_at,
      hiringOrganization: { "@type": "Organization", name: "Himalaya Engineering Consultants" },
      baseSalary: { currency: "NPR", value: { minValue: 165_000, unitText: "MONTH" } },
    });
  });

  test("is never older than a minute on its last day", async () => {
    const id = await publish({ closesAt: inMs(3 * 3_600_000) });
    const { fresh_until: until, server_time: time } = await data<VacancyDetail>(`/careers/${id}`);
    expect(Date.parse(until ?? "") - Date.parse(time)).toBeLessThanOrEqual(61_000);
  });

  test("names the data that applicants are asked for, and their consent", async () => {
    const first = await tunnels();
    const { documents, questions, stages, consent } = await data<VacancyDetail>(`/careers/${first?.id}?locale=ne`);
    expect(documents[0]).toMatchObject({ key: "cv", required: true, max_mb: 5, types: ["pdf", "docx"] });
    expect(questions.map(({ kind, max_length: most }) => [kind, most])).toEqual([
      ["text", 900],
      ["number", null],
    ]);
    expect(stages.every(({ date }) => date?.bs)).toBe(true);
    expect(consent?.version).toMatch(/^[1-9]\d*-180$/);
  });

  test("that is a draft is not found", async () => {
    const id = await draft();
    expect((await get(`/frontapi/careers/${id}`)).statusCode).toBe(404);
    expect((await get(`/career/${id}`)).statusCode).toBe(404);
  });
});

describe("when applications are not accepted", () => {
  const idOf = async (ref: string) => {
    const { docs } = await site.content.payload.find({ collection: "vacancies", where: { ref: { equals: ref } } });
    return docs[0]?.id;
  };

  test("a closed or a filled vacancy answers 410, with alternatives", async () => {
    for (const [ref, reason] of [
      ["HEC-83-018", "closed"],
      ["HEC-83-012", "filled"],
    ] as const) {
      const id = await idOf(ref);
      const answer = await data<CareersAvailability>(`/careers/availability?vacancy=${id}`);
      expect([answer.available, answer.reason, answer.alternatives.length]).toEqual([false, reason, 3]);
      const page = await get(`/no-application?vacancy=${id}`);
      expect(page.statusCode).toBe(410);
      expect(page.body).toContain(ref);
      // It can still be read.
      expect((await get(`/career/${id}`)).statusCode).toBe(200);
    }
  });

  test.each([
    ["/no-application", 200],
    ["/no-application?reason=closed", 410],
    ["/ne/no-application?reason=filled", 410],
    ["/no-application?vacancy=99999", 404],
    ["/no-application?vacancy=nonsense", 404],
    ["/no-application?reason=not_found", 404],
    ["/ne/no-application?reason=not_found", 404],
  ])("%s answers %i", async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });

  test("an open vacancy redirects to its own page", async () => {
    const [first] = (await data<CareersList>("/careers")).items;
    const answer = await get(`/ne/no-application?vacancy=${first?.id}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/ne/career/${first?.id}`]);
  });
});

describe("publishing a vacancy", () => {
  test("is refused with a list of the missing points", async () => {
    const id = await draft({ answerBy: inDays(1), documents: [] });
    await expect(update(id, { _status: "published" }, "en")).rejects.toMatchObject({
      status: 400,
      message:
        "Not published. Still missing: Title in Nepali, Duties in Nepali, Must have in Nepali, " +
        "A date for the answer after it closes, At least one requested document.",
    });
    expect((await get(`/frontapi/careers/${id}`)).statusCode).toBe(404);
  });

  test("treats an emptied editor as missing", async () => {
    const id = await draft();
    await expect(update(id, { ...inNepali, duties: richText(" "), _status: "published" })).rejects.toThrow(
      "Still missing: Duties in Nepali.",
    );
  });

  test("is refused if it closes before it opens, or has already closed", async () => {
    const closed = await draft({ closesAt: inDays(-1) });
    await expect(update(closed, { ...inNepali, _status: "published" })).rejects.toThrow("A closing time in the future");
    const reversed = await draft({ opensAt: inDays(30) });
    await expect(update(reversed, { ...inNepali, _status: "published" })).rejects.toThrow();
  });

  test("is allowed for a public vacancy after it has closed, for corrections", async () => {
    const id = await publish();
    await update(id, { closesAt: inDays(-0.5), _status: "published" }, "en");
    await update(id, { name: "Corrected", _status: "published" }, "en");
    await eventually(async () =>
      expect(await data<VacancyDetail>(`/careers/${id}`)).toMatchObject({ name: "Corrected" }),
    );
  });

  test("is refused if two documents have the same key", async () => {
    const row = { key: "cv", label: "CV", types: ["pdf"], maxMb: 5, required: true };
    const id = await draft({ documents: [row, row] });
    await expect(update(id, { ...inNepali, _status: "published" })).rejects.toThrow("Requested documents 2 > Key");
  });
});

test("an empty site has a careers page", async () => {
  const { payload } = site.content;
  const { docs } = await payload.find({ collection: "vacancies", limit: 0 });
  for (const { id } of docs) await payload.delete({ collection: "vacancies", id });
  await eventually(async () => {
    const list = await data<CareersList>("/careers");
    expect([list.items, list.recently_closed]).toEqual([[], []]);
  });
  expect((await get("/careers")).body).toContain("No vacancies are open at the moment.");
  expect((await data<CareersAvailability>("/careers/availability")).reason).toBe("none");
  expect((await get("/no-application")).statusCode).toBe(200);
});

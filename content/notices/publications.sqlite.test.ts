import type { NoticeDetail, NoticeList } from "@setu/contract/notices";
import type { ReportList } from "@setu/contract/reports";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually, secret, visitorOf } from "../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

const { get, data } = visitorOf(() => site);
const dayMs = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

let numbers = 0;
async function publishNotice(changes: object = {}): Promise<number> {
  numbers += 1;
  const { id } = await site.content.payload.create({
    collection: "notices",
    locale: "en",
    data: {
      number: `T-${numbers}`,
      name: `Test notice ${numbers}`,
      type: "general",
      publishedOn: inDays(-1),
      _status: "published",
      ...changes,
    },
  });
  return Number(id);
}

describe("reports", () => {
  test.each(["en", "ne"] as const)("stand by fiscal year, the newest first, all of them in %s", async (locale) => {
    const { items, filters } = await data<ReportList>(`/reports?locale=${locale}`);
    const years = items.map(({ fiscal_year: year }) => year.key);
    expect(years).toEqual(years.toSorted().toReversed());
    expect(new Set(years).size).toBeGreaterThanOrEqual(4);
    expect(items.filter((item) => item.locale.served !== locale)).toEqual([]);
    expect(filters.map(({ key }) => key)).toEqual(["type", "fy", "lang"]);
  });

  test("pages, size and language come from the file", async () => {
    const { items } = await data<ReportList>("/reports?fy=2082-83&type=annual");
    const [english, nepali] = items[0]?.files ?? [];
    expect(english).toMatchObject({ language: "en", pages: 4, mime: "application/pdf" });
    expect(english?.size_text).toMatch(/^\d+ kB$/);
    expect(english?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(english?.cover?.renditions.length).toBeGreaterThan(0);
    expect(nepali?.language).toBe("ne");
  });

  test("every count is what one gets by choosing it", async () => {
    const { filters } = await data<ReportList>("/reports");
    for (const { key, options } of filters) {
      for (const { value, count } of options) {
        expect((await data<ReportList>(`/reports?${key}=${value}`)).page.total, `${key}=${value}`).toBe(count);
      }
    }
  });

  test("a withdrawn file is missing from its report", async () => {
    const find = async () => (await data<ReportList>("/reports?fy=2081-82&type=technical")).items[0]?.files ?? [];
    const [file] = await find();
    await site.content.payload.update({ collection: "documents", id: file?.id ?? 0, data: { released: false } });
    await eventually(async () => expect(await find()).toEqual([]));
  });

  test.each(["२०८२/८३", "2082/83", " 2082-83 "])("%s is stored as 2082-83", async (fiscalYear) => {
    const doc = await site.content.payload.create({
      collection: "reports",
      data: { name: "A report", type: "policy", fiscalYear, publishedOn: inDays(0) },
      draft: true,
    });
    expect(doc.fiscalYear).toBe("2082-83");
  });
});

describe("notices", () => {
  test("are open by the clock: what closes first stands first", async () => {
    const { items, counts } = await data<NoticeList>("/notices");
    expect(items.length).toBe(counts.open);
    expect(items.every(({ status }) => status === "open")).toBe(true);
    const deadlines = items.flatMap(({ deadline }) => deadline?.at ?? []);
    expect(deadlines).toEqual(deadlines.toSorted());
    expect(items.findIndex(({ deadline }) => deadline === null)).toBe(deadlines.length);
    const all = await data<NoticeList>("/notices?status=all");
    expect([counts.open + counts.closed, all.page.total]).toEqual([counts.all, counts.all]);
  });

  test("one closes though nothing is published", async () => {
    const id = await publishNotice({ deadline: new Date(Date.now() + 6000).toISOString() });
    const status = async () => (await data<NoticeDetail>(`/notices/${id}`)).status;
    expect(await status()).toBe("open");
    const page = async () => (await get(`/notices/${id}`)).body;
    expect(await page()).not.toContain("This notice closed on");
    await eventually(async () => expect(await status()).toBe("closed"));
    expect(await page()).toContain("This notice closed on");
  });

  test("says until when its answer is true", async () => {
    const id = await publishNotice({ deadline: inDays(20) });
    const { fresh_until: until } = await data<NoticeDetail>(`/notices/${id}`);
    const left = Date.parse(until ?? "") - Date.now();
    expect(left).toBeGreaterThan(0);
    // What remains is counted in days of Nepal.
    expect(left).toBeLessThanOrEqual(dayMs);
  });

  test("is new for seven days, and stands thirty without a deadline", async () => {
    const read = async (changes: object) => data<NoticeDetail>(`/notices/${await publishNotice(changes)}`);
    const [fresh, older, old] = [
      await read({ publishedOn: inDays(-6) }),
      await read({ publishedOn: inDays(-8) }),
      await read({ publishedOn: inDays(-31) }),
    ];
    expect([fresh, older, old].map(({ is_new }) => is_new)).toEqual([true, false, false]);
    expect([fresh, older, old].map(({ status }) => status)).toEqual(["open", "open", "closed"]);
  });

  test("a withdrawn one says why, and is not open", async () => {
    const id = await publishNotice({ deadline: inDays(9), withdrawn: true, withdrawnReason: "Paid by the client." });
    expect(await data<NoticeDetail>(`/notices/${id}`)).toMatchObject({
      status: "withdrawn",
      withdrawn_reason: "Paid by the client.",
    });
    const { items } = await data<NoticeList>("/notices");
    expect(items.map((item) => item.id)).not.toContain(id);
  });

  test.each(["en", "ne"] as const)("the seeded one has all its parts in %s", async (locale) => {
    const { items } = await data<NoticeList>("/notices?type=procurement&status=all");
    const found = items.find(({ number }) => number === "HEC-EOI-83-04");
    const notice = await data<NoticeDetail>(`/notices/${found?.id}?locale=${locale}`);
    expect(notice.locale.served).toBe(locale);
    expect(notice.body.length).toBeGreaterThan(3);
    expect(notice.addenda[0]?.changes).toHaveLength(3);
    expect(notice.addenda[0]?.files).toHaveLength(1);
    expect(notice.qa).toHaveLength(2);
    expect(notice.qa[0]?.question).toMatch(locale === "en" ? /helicopter/ : /हेलिकप्टर/);
    expect(notice.key_dates.map(({ time }) => time === null)).toEqual([false, true]);
  });

  test("with nothing open of a kind, the last three closed stand in", async () => {
    for (const days of [-40, -42, -44, -46]) {
      await publishNotice({ type: "agm", publishedOn: inDays(days - 10), deadline: inDays(days) });
    }
    const { docs } = await site.content.payload.find({
      collection: "notices",
      where: { number: { equals: "HEC-AGM-33" } },
    });
    await site.content.payload.update({ collection: "notices", id: docs[0]?.id ?? 0, data: { withdrawn: true } });
    await eventually(async () => {
      const { items, recently_closed: closed } = await data<NoticeList>("/notices?type=agm");
      expect([items.length, closed.length]).toEqual([0, 3]);
    });
  });

  test.each([
    ["/frontapi/notices?status=secret", 400],
    ["/frontapi/notices?page=0", 400],
    ["/frontapi/notices?page=999", 404],
    ["/frontapi/notices/0", 404],
    ["/frontapi/notices/999999", 404],
    ["/frontapi/notices/1%20or%201", 404],
    ["/notices/999999", 404],
    ["/ne/notices/abc", 404],
    ["/notices?status=secret", 404],
    ["/reports?page=77", 404],
  ])("%s is %i", async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });
});

test("drafts and what was unpublished are seen through no call", async () => {
  const { payload } = site.content;
  const draft = { name: secret, description: secret, type: "policy", fiscalYear: "2082-83", publishedOn: inDays(0) };
  const report = await payload.create({ collection: "reports", data: draft, draft: true, locale: "en" });
  const notice = await publishNotice({ name: secret });
  await payload.update({ collection: "notices", id: notice, data: { _status: "draft" }, locale: "en" });
  const { items } = await data<NoticeList>("/notices");
  const published = items[0]?.id ?? 0;
  await payload.update({ collection: "notices", id: published, data: { name: secret }, draft: true, locale: "en" });
  const paths = [
    ...["/reports", "/notices", "/notices?status=all", "/notices?status=closed"],
    ...[`/notices/${notice}`, `/notices/${published}`, `/reports/${report.id}`],
  ];
  const junk = ["draft=true", "depth=9", "where[_status][equals]=draft", "overrideAccess=true&select[name]=true"];
  const urls = paths.flatMap((path) =>
    ["", "/ne", "/frontapi"].flatMap((prefix) =>
      ["", ...junk].map((query) => `${prefix}${path}${path.includes("?") ? "&" : "?"}${query}`),
    ),
  );
  const api = ["/api/notices", "/api/reports?draft=true", `/api/notices/${notice}`, "/api/notices/versions"];
  await eventually(async () => expect((await get(`/frontapi/notices/${notice}`)).statusCode).toBe(404));
  for (const url of [...urls, ...api]) expect((await get(url)).body, url).not.toContain(secret);
});

test("a report can be had alone, as it stands in the list", async () => {
  const { items } = (await get("/frontapi/reports?locale=ne")).json().data as ReportList;
  for (const item of items.slice(0, 3)) {
    expect((await get(`/frontapi/reports/${item.id}?locale=ne`)).json().data).toEqual(item);
  }
  expect((await get("/frontapi/reports/999999")).statusCode).toBe(404);
});

test("a report's file has an address that lasts, in the language asked for", async () => {
  const { items } = (await get("/frontapi/reports?locale=en")).json().data as ReportList;
  const both = items.find(({ files }) => new Set(files.map(({ language }) => language)).size === 2);
  for (const { language, location } of both?.files ?? []) {
    const { statusCode, headers } = await get(`/frontapi/reports/${both?.id}/file?lang=${language}`);
    expect([statusCode, headers["location"]]).toEqual([302, location]);
    expect((await get(location)).statusCode).toBe(200);
  }
  const without = items.find(({ files }) => files.length === 0);
  expect((await get(`/frontapi/reports/${without?.id}/file`)).statusCode).toBe(404);
});

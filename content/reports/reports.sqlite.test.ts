import type { ReportList } from "@setu/contract/reports";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually, secret, visitorOf, waysToAsk } from "../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

const { get, data } = visitorOf(() => site);

describe("reports", () => {
  test.each(["en", "ne"] as const)("are sorted by fiscal year, the newest first, all of them in %s", async (locale) => {
    const { items, filters } = await data<ReportList>(`/reports?locale=${locale}`);
    const years = items.map(({ fiscal_year: year }) => year.key);
    expect(years).toEqual(years.toSorted().toReversed());
    expect(new Set(years).size).toBeGreaterThanOrEqual(4);
    expect(items.filter((item) => item.locale.served !== locale)).toEqual([]);
    expect(filters.map(({ key }) => key)).toEqual(["type", "fy", "lang"]);
  });

  test("have pages, size and language from the file", async () => {
    const { items } = await data<ReportList>("/reports?fy=2082-83&type=annual");
    const [english, nepali] = items[0]?.files ?? [];
    expect(english).toMatchObject({ language: "en", pages: 4, mime: "application/pdf" });
    expect(english?.size_text).toMatch(/^\d+ kB$/);
    expect(english?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(english?.cover?.renditions.length).toBeGreaterThan(0);
    expect(nepali?.language).toBe("ne");
  });

  test("have a count for each choice, equal to the number of its results", async () => {
    const { filters } = await data<ReportList>("/reports");
    for (const { key, options } of filters) {
      for (const { value, count } of options) {
        expect((await data<ReportList>(`/reports?${key}=${value}`)).page.total, `${key}=${value}`).toBe(count);
      }
    }
  });

  test("do not contain a withdrawn file", async () => {
    const find = async () => (await data<ReportList>("/reports?fy=2081-82&type=technical")).items[0]?.files ?? [];
    const [file] = await find();
    await site.content.payload.update({ collection: "documents", id: file?.id ?? 0, data: { released: false } });
    await eventually(async () => expect(await find()).toEqual([]));
  });

  test.each(["२०८२/८३", "2082/83", " 2082-83 "])("with %s are stored under 2082-83", async (fiscalYear) => {
    const doc = await site.content.payload.create({
      collection: "reports",
      data: { name: "A report", type: "policy", fiscalYear, publishedOn: new Date().toISOString() },
      draft: true,
    });
    expect(doc.fiscalYear).toBe("2082-83");
  });
});

test("that are drafts or unpublished are in no answer", async () => {
  const { payload } = site.content;
  const publishedOn = new Date().toISOString();
  const data = { name: secret, description: secret, type: "policy", fiscalYear: "2082-83", publishedOn };
  const draft = await payload.create({ collection: "reports", data, draft: true, locale: "en" });
  const published = { ...data, _status: "published" };
  const { id } = await payload.create({ collection: "reports", data: published, locale: "en" });
  await payload.update({ collection: "reports", id, data: { _status: "draft" }, locale: "en" });
  await eventually(async () => expect((await get(`/frontapi/reports/${id}`)).statusCode).toBe(404));
  const urls = waysToAsk(["/reports", `/reports/${draft.id}`, `/reports/${id}`]);
  for (const url of [...urls, "/api/reports?draft=true"]) expect((await get(url)).body, url).not.toContain(secret);
});

test("can be read one by one, as in the list", async () => {
  const { items } = (await get("/frontapi/reports?locale=ne")).json().data as ReportList;
  for (const item of items.slice(0, 3)) {
    expect((await get(`/frontapi/reports/${item.id}?locale=ne`)).json().data).toEqual(item);
  }
  expect((await get("/frontapi/reports/999999")).statusCode).toBe(404);
});

test("have a permanent address for their file, in the requested language", async () => {
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

test("have no page beyond the last: 404", async () => {
  expect((await get("/reports?page=77")).statusCode).toBe(404);
});

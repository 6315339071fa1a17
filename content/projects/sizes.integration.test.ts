import type { ProjectList } from "@setu/contract/projects";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const { call, get } = visitorOf(() => site);
const list = async (query: Record<string, string> = {}) => (await call<ProjectList>("/projects", query)).data;

/** All projects, from all pages. */
async function everything(query: Record<string, string> = {}): Promise<ProjectList["items"]> {
  const first = await list(query);
  const rest = Array.from({ length: first.page.last - 1 }, (_, index) => list({ ...query, page: String(index + 2) }));
  return [first, ...(await Promise.all(rest))].flatMap(({ items }) => items);
}

describe("a list of projects", () => {
  const codes = async (query: Record<string, string>) => (await list(query)).items.map(({ code }) => code);

  test("can be limited to amounts from 100 MW", async () => {
    expect(await codes({ size: "capacity", from: "100" })).toEqual(["HEC-HYD-014"]);
    for (const from of ["१००", "100 MW", "0.1 GW", "१०० मेगावाट"]) {
      expect(await codes({ size: "capacity", from }), from).toEqual(["HEC-HYD-014"]);
    }
    const { filters, relax } = await list({ size: "capacity", from: "1,000" });
    expect(filters.find(({ key }) => key === "size")?.least).toEqual({
      key: "from",
      label: "From",
      unit: "MW",
      value: "1000",
    });
    expect(relax).toEqual([
      { key: "from", label: "From 1000 MW", count: 3 },
      { key: "size", label: "Size: Installed capacity", count: 20 },
    ]);
  });

  test("can be sorted with the largest or the smallest first, and those without such an amount last", async () => {
    const capacities = ["HEC-HYD-014", "HEC-PV-005", "HEC-HYD-022"];
    expect(await codes({ size: "capacity", sort: "largest" })).toEqual(capacities);
    expect(await codes({ size: "capacity", sort: "smallest" })).toEqual(capacities.toReversed());
    const { amounts, items } = await list({ size: "capacity", sort: "largest", locale: "ne" });
    expect(amounts[String(items[0]?.id)]).toBe("४५६ मेगावाट");
    expect(await codes({ sort: "largest" })).toEqual(await codes({}));
  });

  test("can be sorted by newest, oldest and name", async () => {
    const years = async (sort: string) =>
      (await everything({ sort })).map(({ period }) => Number(period?.ad_text.slice(0, 4) ?? Number.NaN));
    const newest = (await years("newest")).filter((year) => !Number.isNaN(year));
    expect(newest).toEqual(newest.toSorted((a, b) => b - a));
    const oldest = (await years("oldest")).filter((year) => !Number.isNaN(year));
    expect(oldest).toEqual(oldest.toSorted((a, b) => a - b));
    const names = (await everything({ sort: "name" })).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("en").compare));
  });

  test("ignores amounts that make no sense", async () => {
    const all = (await list()).page.total;
    expect((await list({ from: "100" })).page.total).toBe(all);
    const odd = ["many", "-1", "0", "NaN", "Infinity", "1e999", "0x10", "1e5", "9".repeat(100), "100 kg", "\u0000"];
    for (const from of [...odd, "\u200d".repeat(90), "' OR 1=1 --", "100\u202eWM"]) {
      const { page, filters } = await list({ size: "capacity", from });
      expect(page.total, from.slice(0, 20)).toBe(3);
      expect(filters.find(({ key }) => key === "size")?.least?.value).toBe("");
    }
    for (const size of ["weight", "__proto__", "constructor", "capacity\u0000", "CAPACITY", "x".repeat(100)]) {
      expect((await list({ size, from: "1", sort: "largest" })).page.total, size.slice(0, 20)).toBe(0);
    }
    expect((await list({ sort: "sideways" })).page.total).toBe(all);
  });

  test("refuses overlong parameters in a call, and cuts them for the page", async () => {
    for (const name of ["size", "from", "sort", "q", "ids"]) {
      const query = new URLSearchParams({ [name]: "१".repeat(10_000) });
      expect((await get(`/frontapi/projects?${query}`)).statusCode, name).toBe(413);
      expect((await get(`/projects?${query}`)).statusCode, name).toBeLessThan(500);
    }
  });

  test("contains every project that is not confidential under some measure", async () => {
    const { filters } = await list();
    const measures = filters.find(({ key }) => key === "size")?.options ?? [];
    const found = await Promise.all(measures.map(({ value }) => everything({ size: value })));
    const measured = new Set(found.flat().map(({ id }) => id));
    const without = (await everything()).filter(({ id, confidential }) => !measured.has(id) && !confidential);
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

test("the comparison shows the known facts of each project, and the common measures", async () => {
  const { items } = await list();
  const ids = items.slice(0, 2).map(({ id }) => id);
  const { compared, measures } = await list({ ids: ids.join(",") });
  expect(compared.map(({ id }) => id)).toEqual(ids);
  expect(compared[0]).toMatchObject({ contract_value: "NPR 310 million", reference_available: true });
  expect(measures.map(({ label }) => label)).toEqual(["Installed capacity", "Height", "Span", "Length", "Storage"]);
  expect((await list()).compared).toEqual([]);
});

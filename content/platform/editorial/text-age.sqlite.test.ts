import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { runSql, sql } from "../store/sql.ts";

type Locale = "en" | "ne";
const names = { en: "Groundwater of the Seti terraces", ne: "सेती टारको भूमिगत पानी" };
const newer = { en: /The Nepali text has been revised/, ne: /अङ्ग्रेजी पाठ परिमार्जन भएको छ/ };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

/** Saves the form of one language, as an editor does. */
const save = (id: number, locale: Locale, name: string) =>
  site.content.payload.update({ collection: "reports", id, locale, data: { name, _status: "published" } });

async function publishReport(locale: Locale): Promise<number> {
  const data = { name: names[locale], type: "technical", fiscalYear: "2080/81", _status: "published" } as const;
  const { id } = await site.content.payload.create({ collection: "reports", locale, data });
  return Number(id);
}

/** Moves the stored times of this language back by this many days. */
async function age(id: number, locale: Locale, days: number): Promise<void> {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  const { payload } = site.content;
  await runSql(
    payload,
    sql`UPDATE reports_locales SET text_checked_at = ${then} WHERE _parent_id = ${id} AND _locale = ${locale}`,
  );
  // The next save builds on the last version.
  await runSql(
    payload,
    sql`UPDATE _reports_v_locales SET version_text_checked_at = ${then}
        WHERE _locale = ${locale} AND _parent_id IN (SELECT id FROM _reports_v WHERE parent_id = ${id})`,
  );
}

async function isStale(id: number, locale: Locale): Promise<boolean> {
  const answer = await site.app.inject(`/frontapi/reports/${id}?locale=${locale}`);
  return answer.json().data?.locale.stale;
}
const eventually = (id: number, locale: Locale) => expect.poll(() => isStale(id, locale));

describe("a text that is older than its counterpart in the other language", () => {
  test("is flagged until an editor saves it again", async () => {
    const id = await publishReport("en");
    await save(id, "ne", names.ne);
    await age(id, "ne", 3);
    await save(id, "en", `${names.en}, second edition`);
    await eventually(id, "ne").toBe(true);
    expect(await isStale(id, "en")).toBe(false);
    expect((await site.app.inject("/ne/reports?fy=2080-81")).body).toMatch(newer.ne);
    expect((await site.app.inject("/reports?fy=2080-81")).body).not.toMatch(newer.en);
    await save(id, "ne", names.ne);
    await eventually(id, "ne").toBe(false);
  });

  test("is not flagged for a save on the same day", async () => {
    const id = await publishReport("ne");
    await save(id, "en", names.en);
    await age(id, "en", 0.9);
    await save(id, "ne", `${names.ne}, दोस्रो संस्करण`);
    await eventually(id, "en").toBe(false);
  });

  test("is not flagged for a late translation", async () => {
    const id = await publishReport("en");
    await age(id, "en", 30);
    await save(id, "ne", names.ne);
    await eventually(id, "en").toBe(false);
  });

  test("is not flagged for a value without languages", async () => {
    const id = await publishReport("en");
    await save(id, "ne", names.ne);
    await age(id, "ne", 3);
    const data = { fiscalYear: "2079/80", _status: "published" } as const;
    await site.content.payload.update({ collection: "reports", id, locale: "en", data });
    await expect
      .poll(async () => (await site.app.inject(`/frontapi/reports/${id}`)).json().data.fiscal_year.text)
      .toContain("2079");
    expect(await isStale(id, "ne")).toBe(false);
  });

  test("is not flagged for a text that readers never see", async () => {
    const { payload } = site.content;
    const [vacancy] = (await payload.find({ collection: "vacancies", limit: 1, sort: "-closesAt", depth: 0 })).docs;
    const id = Number(vacancy?.id);
    const then = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const where = sql`WHERE _parent_id = ${id} AND _locale = 'ne'`;
    await runSql(payload, sql`UPDATE vacancies_locales SET text_checked_at = ${then} ${where}`);
    const data = { criteria: [{ name: "Writing that can be followed" }], posts: 77, _status: "published" } as const;
    await payload.update({ collection: "vacancies", id, locale: "en", data });
    const shown = async () => (await site.app.inject(`/frontapi/careers/${id}?locale=ne`)).json().data;
    await expect.poll(async () => (await shown()).posts, { timeout: 10_000 }).toBe(77);
    expect((await shown()).locale.stale).toBe(false);
  });

  test("does not occur in the sample content", async () => {
    for (const locale of ["en", "ne"]) {
      const { body } = await site.app.inject(`/frontapi/reports?locale=${locale}`);
      expect(body).toContain('"stale":false');
      expect(body).not.toContain('"stale":true');
    }
  });
});

import type { NoticeDetail, NoticeList } from "@setu/contract/notices";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually, secret, visitorOf, waysToAsk } from "../../testing/people/visitor.ts";
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

describe("notices", () => {
  test("are open by the clock, those that close first leading", async () => {
    const { items, counts } = await data<NoticeList>("/notices");
    expect(items.length).toBe(counts.open);
    expect(items.every(({ status }) => status === "open")).toBe(true);
    const deadlines = items.flatMap(({ deadline }) => deadline?.at ?? []);
    expect(deadlines).toEqual(deadlines.toSorted());
    expect(items.findIndex(({ deadline }) => deadline === null)).toBe(deadlines.length);
    const all = await data<NoticeList>("/notices?status=all");
    expect([counts.open + counts.closed, all.page.total]).toEqual([counts.all, counts.all]);
  });

  test("close without another publication", async () => {
    const id = await publishNotice({ deadline: new Date(Date.now() + 6000).toISOString() });
    const status = async () => (await data<NoticeDetail>(`/notices/${id}`)).status;
    expect(await status()).toBe("open");
    const page = async () => (await get(`/notices/${id}`)).body;
    expect(await page()).not.toContain("This notice closed on");
    await eventually(async () => expect(await status()).toBe("closed"));
    expect(await page()).toContain("This notice closed on");
  });

  test("name whom to ask, also without a name, and a phone number in Devanagari can be dialled", async () => {
    const contact = { phone: "+९७७ १ ५५५ ०१००", email: "procurement@example.org" };
    const id = await publishNotice({ number: "HEC/EOI & 9 #2", contact });
    expect((await data<NoticeDetail>(`/notices/${id}`)).contact).toEqual({ name: "", ...contact });
    const { body } = await get(`/notices/${id}`);
    expect(body).toContain('href="tel:+97715550100"');
    expect(body).toContain('href="mailto:procurement@example.org?subject=HEC%2FEOI%20%26%209%20%232"');
    const unnamed = await publishNotice({ contact: { name: "", phone: "", email: null } });
    expect((await data<NoticeDetail>(`/notices/${unnamed}`)).contact).toBeNull();
  });

  test("say how long the answer is valid", async () => {
    const id = await publishNotice({ deadline: inDays(20) });
    const { fresh_until: until } = await data<NoticeDetail>(`/notices/${id}`);
    const left = Date.parse(until ?? "") - Date.now();
    expect(left).toBeGreaterThan(0);
    // The time left is counted in days of Nepal.
    expect(left).toBeLessThanOrEqual(dayMs);
  });

  test("are new for seven days, and open for thirty without a deadline", async () => {
    const read = async (changes: object) => data<NoticeDetail>(`/notices/${await publishNotice(changes)}`);
    const [fresh, older, old] = [
      await read({ publishedOn: inDays(-6) }),
      await read({ publishedOn: inDays(-8) }),
      await read({ publishedOn: inDays(-31) }),
    ];
    expect([fresh, older, old].map(({ is_new }) => is_new)).toEqual([true, false, false]);
    expect([fresh, older, old].map(({ status }) => status)).toEqual(["open", "open", "closed"]);
  });

  test("of a vacancy lead to it while both are published and the notice is open", async () => {
    const { payload } = site.content;
    const { docs } = await payload.find({
      collection: "vacancies",
      where: { ref: { equals: "HEC-83-019" } },
      depth: 0,
    });
    const vacancy = Number(docs[0]?.id);
    const announced = await publishNotice({ type: "vacancy", vacancy });
    const cancelled = await publishNotice({ type: "vacancy", withdrawn: true, vacancy });
    const result = await publishNotice({ type: "result", vacancy });
    const isLinked = async (id: number) => (await get(`/notices/${id}`)).body.includes(`href="/career/${vacancy}"`);
    expect(await Promise.all([announced, cancelled, result].map(isLinked))).toEqual([true, false, false]);
    await payload.update({ collection: "vacancies", id: vacancy, data: { _status: "draft" }, locale: "en" });
    await eventually(async () => expect(await isLinked(announced)).toBe(false));
    await payload.update({ collection: "vacancies", id: vacancy, data: { _status: "published" }, locale: "en" });
    await eventually(async () => expect(await isLinked(announced)).toBe(true));
  });

  test("that are cancelled give the reason, and are not open", async () => {
    const id = await publishNotice({ deadline: inDays(9), withdrawn: true, withdrawnReason: "Paid by the client." });
    expect(await data<NoticeDetail>(`/notices/${id}`)).toMatchObject({
      status: "cancelled",
      cancellation_reason: "Paid by the client.",
    });
    const { items } = await data<NoticeList>("/notices");
    expect(items.map((item) => item.id)).not.toContain(id);
  });

  test.each(["en", "ne"] as const)("of the seed have all parts in %s", async (locale) => {
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

  test("with nothing open of a kind, the last three closed are shown instead", async () => {
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
  ])("%s is %i", async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });
});

test("drafts and unpublished notices are in no answer", async () => {
  const { payload } = site.content;
  const notice = await publishNotice({ name: secret });
  await payload.update({ collection: "notices", id: notice, data: { _status: "draft" }, locale: "en" });
  const { items } = await data<NoticeList>("/notices");
  const published = items[0]?.id ?? 0;
  await payload.update({ collection: "notices", id: published, data: { name: secret }, draft: true, locale: "en" });
  const lists = ["/notices", "/notices?status=all", "/notices?status=closed"];
  const urls = waysToAsk([...lists, `/notices/${notice}`, `/notices/${published}`]);
  const api = ["/api/notices", `/api/notices/${notice}`, "/api/notices/versions"];
  await eventually(async () => expect((await get(`/frontapi/notices/${notice}`)).statusCode).toBe(404));
  for (const url of [...urls, ...api]) expect((await get(url)).body, url).not.toContain(secret);
});

import { setTimeout as wait } from "node:timers/promises";
import type { NoticeDetail, NoticeList } from "@setu/contract/notices";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staffAt } from "../../testing/people/staff.ts";
import { subscribersOf } from "../../testing/people/subscriber.ts";
import { eventually, idOf, visitorOf } from "../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { announce } from "../alerts/announce.ts";
import { searchedNotices } from "./searched.ts";

let site: TestSite;
let hr: Awaited<ReturnType<typeof staffAt>>;
let vacancy: number;
let notice: number;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  hr = await staffAt(site, "hr", "Gita");
  vacancy = await idOf(site, "vacancies", "HEC-83-019", "ref");
  const { id } = await site.content.payload.create({
    collection: "notices",
    locale: "en",
    data: {
      ...{ number: "T-1", name: "Vacancy: tested", type: "vacancy", vacancy, _status: "published" },
      // Typed before the notice had a vacancy.
      ...{ publishedOn: inDays(-1), deadline: inDays(5) },
    },
  });
  notice = Number(id);
});
afterAll(() => site.close());

const { get, data } = visitorOf(() => site);
const { subscribed, alertRows } = subscribersOf(() => site);
const inDays = (days: number) => new Date(Math.trunc(Date.now() / 1000) * 1000 + days * 86_400_000).toISOString();
const changeVacancy = async (changes: object) => {
  const answer = await hr.send("PATCH", `/vacancies/${vacancy}?locale=en`, { _status: "published", ...changes });
  expect(answer.status).toBe(200);
};
const read = () => data<NoticeDetail>(`/notices/${notice}`);
const listed = async (status: string) =>
  (await data<NoticeList>(`/notices?status=${status}`)).items.find(({ id }) => id === notice);
const calendar = async () => (await get(`/feeds/notices/${notice}.ics`)).body.replaceAll("\r\n ", "");
const entryOf = async (feed: string, path: string) =>
  ((await get(feed)).body.match(/<entry>.*?<\/entry>/gs) ?? []).find((entry) => entry.includes(`${path}"`)) ?? "";
const listedAt = async (path: string) =>
  Date.parse(new RegExp(`${path}</loc><lastmod>([^<]+)`).exec((await get("/sitemap.xml")).body)?.[1] ?? "");
const updatedIn = (entry: string) => Date.parse(/<updated>([^<]+)</.exec(entry)?.[1] ?? "");

test("the back office's list of notices has the vacancy's deadline, the form the notice's own", async () => {
  const editor = await staffAt(site, "editor", "Sita");
  const { closes_at: closes } = await data<VacancyDetail>(`/careers/${vacancy}`);
  const [row] = (await (await editor.get(`/notices?draft=true&where[id][equals]=${notice}`)).json()).docs;
  expect(Date.parse(row.deadline)).toBe(Date.parse(closes));
  const form = await (await editor.get(`/notices/${notice}?draft=true`)).json();
  expect(Date.parse(form.deadline)).not.toBe(Date.parse(closes));
});

test("a notice has its vacancy's deadline, and an extension moves it everywhere", async () => {
  await subscribed("extensions@example.org", { kind: "notices" });
  const before = await data<VacancyDetail>(`/careers/${vacancy}`);
  expect((await read()).deadline?.at).toBe(before.closes_at);
  const sequence = async () => Number(/SEQUENCE:(\d+)/.exec(await calendar())?.[1]);
  const [earlier, listing, entry, career] = [
    await sequence(),
    await listedAt(`/notices/${notice}`),
    await entryOf("/feeds/notices.xml", `/notices/${notice}`),
    await entryOf("/feeds/careers.xml", `/career/${vacancy}`),
  ];
  await announce(site.content.payload);
  // Calendars and feeds count in seconds.
  await wait(1000);

  const closesAt = inDays(33);
  await changeVacancy({ closesAt, extendedFrom: before.closes_at, answerBy: inDays(60) });
  await eventually(async () => expect(Date.parse((await read()).deadline?.at ?? "")).toBe(Date.parse(closesAt)));
  // The notice may have been read again before the site saw the publication: the vacancy's own answer shows that it
  // has.
  const nowOpenUntil = async () => Date.parse((await data<VacancyDetail>(`/careers/${vacancy}`)).closes_at);
  await eventually(async () => expect(await nowOpenUntil()).toBe(Date.parse(closesAt)));
  const { deadline, first_deadline: first, status } = await read();
  expect([status, first?.ad]).toEqual(["open", before.deadline.date.ad]);
  expect((await listed("open"))?.deadline?.at).toBe(deadline?.at);
  expect((await get(`/notices/${notice}`)).body).toContain(`href="/career/${vacancy}"`);
  expect(await calendar()).toContain(`DTSTART:${closesAt.slice(0, 19).replace(/[-:]/g, "")}Z`);
  expect(await sequence()).toBeGreaterThan(earlier);
  const later = await entryOf("/feeds/notices.xml", `/notices/${notice}`);
  expect(later).toContain(`${deadline?.text}</summary>`);
  expect(updatedIn(later)).toBeGreaterThan(updatedIn(entry));
  expect(await listedAt(`/notices/${notice}`)).toBeGreaterThan(listing);
  const [found] = await searchedNotices.read(site.content.payload, [notice]);
  expect([Date.parse(found?.closes ?? ""), found?.uses]).toEqual([Date.parse(closesAt), [`vacancies/${vacancy}`]]);

  const extended = await entryOf("/feeds/careers.xml", `/career/${vacancy}`);
  expect(updatedIn(extended)).toBeGreaterThan(updatedIn(career));
  expect(extended).toContain(`Deadline extended to ${deadline?.text}; before: ${before.deadline.text}</summary>`);

  // Subscribers are told once the publication can no longer be undone.
  const told = () =>
    alertRows({ kind: { equals: "notices" }, item: { equals: notice }, event: { equals: "extended" } });
  await announce(site.content.payload);
  expect(await told()).toEqual([]);
  await announce(site.content.payload, new Date(Date.now() + 40_000));
  expect(await told()).toHaveLength(1);
});

test("a notice closes when its vacancy is filled, and opens when it is not", async () => {
  await changeVacancy({ filled: true });
  await eventually(async () =>
    expect(await read()).toMatchObject({ status: "closed", vacancy: { id: vacancy, status: "filled" } }),
  );
  const page = (await get(`/notices/${notice}`)).body;
  expect(page).toContain("This position has been filled");
  expect(page).not.toContain(`href="/career/${vacancy}"`);
  expect((await get(`/ne/notices/${notice}`)).body).toContain("पदपूर्ति भइसक्यो");
  expect(await listed("open")).toBeUndefined();
  expect((await get("/notices?status=closed")).body).toContain("Filled");
  expect(await calendar()).toMatch(/STATUS:CANCELLED.*SUMMARY:Closed: /s);
  await changeVacancy({ filled: false });
  await eventually(async () => expect((await read()).status).toBe("open"));
});

test("a notice closes when its vacancy is withdrawn from the website", async () => {
  await changeVacancy({ _status: "draft" });
  await eventually(async () => expect(await read()).toMatchObject({ status: "closed", vacancy: null }));
  expect((await get(`/notices/${notice}`)).body).toContain("This notice is closed.");
  expect(await listed("open")).toBeUndefined();
  await changeVacancy({});
  await eventually(async () => expect((await listed("open"))?.status).toBe("open"));
});

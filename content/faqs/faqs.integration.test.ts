import { type FaqGroup, type FaqList, faqGroups } from "@setu/contract/faqs/faqs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffAt } from "../../testing/people/staff.ts";
import { eventually, secret, visitorOf, waysToAsk } from "../../testing/people/visitor.ts";
import { openTestSite, postContact, sixFields, type TestSite } from "../../testing/site.ts";
import { isoDay, nepalDay } from "../calendar/nepal-time.ts";
import { awaitedAnswer } from "../enquiries/inbox/awaited-answer.ts";
import { readInbox, readMessage } from "../enquiries/inbox/read-inbox.ts";
import type { StoredMessage } from "../enquiries/inbox/stored-message.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { eraseOldCounts } from "../search/asked/search-counter.ts";
import { richText } from "../seed/rich-text.ts";
import { missedFaqSearches } from "./faqs.ts";
import { judgedFaqs } from "./helpfulness.ts";

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
let colleague: typeof editor;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  editor = await staffAt(site, "editor", "Sita");
  colleague = await staffAt(site, "enquiries", "Maya");
});
afterAll(() => site.close());

const { get, data } = visitorOf(() => site);

const firstOf = async (group: FaqGroup) => (await idsOf(group))[0] ?? 0;
const idsOf = async (group: FaqGroup) => (await data<FaqList>(`/faqs?group=${group}`)).items.map(({ id }) => id);

function tell(id: number | string, payload: object, headers: Record<string, string> = {}) {
  const url = `/frontapi/faqs/${id}/feedback?locale=en`;
  return site.app.inject({
    method: "POST",
    url,
    payload,
    headers: { "x-requested-with": "XMLHttpRequest", ...headers },
  });
}
const votesFor = (id: number) =>
  runSql(site.content.payload, sql`SELECT helpful, unhelpful FROM faq_votes WHERE faq_id = ${id}`);
async function lastMessage(): Promise<StoredMessage> {
  const { docs } = await site.content.payload.find({ collection: "contact-messages", sort: "-id", limit: 1, depth: 0 });
  return docs[0] as unknown as StoredMessage;
}

describe("visitors", () => {
  test.each(["en", "ne"] as const)("read them by group, all of them in %s", async (locale) => {
    const { items, filters, page, search } = await data<FaqList>(`/faqs?locale=${locale}`);
    expect(items.filter((item) => item.locale.served !== locale || item.answer.length === 0)).toEqual([]);
    expect([...new Set(items.map(({ group }) => group))]).toEqual([...faqGroups]);
    expect(page.total).toBe(items.length);
    expect(search).toBeNull();
    const groups = filters.flatMap(({ options }) => options);
    expect(groups.map(({ value }) => value).toSorted()).toEqual(faqGroups.toSorted());
    for (const { value, count } of groups) {
      expect((await data<FaqList>(`/faqs?group=${value}`)).items).toHaveLength(count);
    }
  });

  test.each([
    ["compensation", "en"],
    ["मुआब्जा", "en"],
    ["muabja", "ne"],
    ["compensaton", "ne"],
  ] as const)("find the one about payment for land by %s", async (q, locale) => {
    const { items } = await data<FaqList>(`/faqs?locale=${locale}&q=${encodeURIComponent(q)}`);
    expect(items[0]?.group).toBe("communities");
  });

  test("see those about a service on its page", async () => {
    const { items } = await data<FaqList>("/faqs?q=blasting");
    const { faqs } = await data<{ faqs: { id: number }[] }>(`/services/${items[0]?.service?.id}`);
    expect(faqs.map(({ id }) => id)).toContain(items[0]?.id);
  });

  test("see neither drafts nor the editors' notes", async () => {
    const fields = { name: secret, answer: richText(secret), group: "clients", reviewBy: "2031-03-04T00:00:00.000Z" };
    expect((await editor.post("/faqs?locale=en&draft=true", { ...fields, _status: "draft" })).status).toBe(201);
    const { id } = (
      await (await editor.post("/faqs?locale=en", { ...fields, name: "Is it seen?", _status: "published" })).json()
    ).doc;
    await eventually(async () => expect((await get("/frontapi/faqs")).body).toContain("Is it seen?"));
    await editor.send("PATCH", `/faqs/${id}`, { _status: "draft" });
    await eventually(async () => expect((await get("/frontapi/faqs")).body).not.toContain("Is it seen?"));
    for (const url of waysToAsk(["/faqs", "/faq"])) expect((await get(url)).body, url).not.toMatch(/THE-DRAFT|2031-03/);
  });
});

describe("feedback on an answer", () => {
  test("is counted by day, and does not change the revision", async () => {
    const id = await firstOf("clients");
    const etag = (await get("/faq")).headers["etag"];
    const answers = await Promise.all([true, true, true, false].map((helpful) => tell(id, { helpful })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await votesFor(id)).map((row) => [Number(row["helpful"]), Number(row["unhelpful"])])).toEqual([[3, 1]]);
    expect((await get("/faq")).headers["etag"]).toBe(etag);
  });

  test("is counted once however often it is sent, since its answer may be lost", async () => {
    const id = (await idsOf("communities")).at(-1) ?? 0;
    const own = (key: string) => ({ "idempotency-key": key });
    const sent = [own("a-vote-of-mine"), own("a-vote-of-mine"), own("one-of-another")];
    for (const headers of sent) expect((await tell(id, { helpful: true }, headers)).statusCode).toBe(200);
    expect((await tell(id, { helpful: true }, own("a-vote-of-mine"))).json().message).toBe("Thank you for telling us.");
    expect((await votesFor(id)).map((row) => Number(row["helpful"]))).toEqual([2]);
  });

  test.each(["999999", "abc"])("is refused for the question %s", async (id) => {
    expect((await tell(id, { helpful: true })).statusCode).toBe(404);
  });

  test.each([{}, { helpful: "yes" }, { text: 5 }])("is refused with the vote %j", async (body) => {
    expect((await tell(await firstOf("clients"), body)).statusCode).toBe(400);
  });

  test("with a note is in the inbox once, without a sender, and cannot be answered", async () => {
    const id = await firstOf("contractors");
    const key = { "idempotency-key": "one-note-of-mine" };
    for (const text of ["", "शब्द ".repeat(201), "x".repeat(4001)])
      expect((await tell(id, { text })).json().errors.text).toHaveLength(1);
    expect((await tell(id, { text: "अनुगमनसम्बन्धी ".repeat(200) })).statusCode).toBe(200);
    for (const _ of [1, 2]) expect((await tell(id, { text: "Which form?" }, key)).statusCode).toBe(200);
    expect((await tell(id, { text: "Another" }, key)).statusCode).toBe(409);
    const message = await lastMessage();
    expect(message).toMatchObject({ message: "Which form?", faq: id, name: "", email: "", state: "new" });
    expect(message.senderMail.state).toBe("withheld");
    const answer = { subject: "Form 4", text: "It is form 4.", key: "answer-to-nobody" };
    expect((await colleague.post(`/contact-messages/${message.id}/answers`, answer)).status).toBe(409);
    expect(await votesFor(id)).toEqual([]);
    // Marked as spam and restored, it still has no address to reply to.
    for (const state of ["spam", "new"]) await colleague.post(`/contact-messages/${message.id}/state`, { state });
    expect((await lastMessage()).senderMail.state).toBe("withheld");
  });
});

describe("editors", () => {
  test("see the least helpful answer first, and the answers due for review", async () => {
    const [worst, due] = [await firstOf("communities"), await firstOf("applicants")];
    for (const helpful of [false, false, true]) await tell(worst, { helpful });
    const reviewBy = "2025-01-01T00:00:00.000Z";
    await site.content.payload.update({ collection: "faqs", id: due, data: { reviewBy } });
    const judged = await judgedFaqs(site.content.payload, "ne");
    expect(judged[0]).toMatchObject({ id: worst, helpful: 1, votes: 3, isDue: false });
    expect(judged[0]?.question).toMatch(/\p{Script=Devanagari}/u);
    expect(judged.find(({ id }) => id === due)).toMatchObject({ votes: 0, isDue: true });
  });

  test("see searches without results, from three times on, until a question answers them", async () => {
    const soon = { timeout: 20_000, interval: 250 };
    const missed = () => missedFaqSearches(site.content.payload);
    for (const url of ["/faq?q=Flumoxite", "/ne/faq?q=flumoxite", "/frontapi/faqs?locale=ne&q=FLUMOXITE"])
      await get(url);
    for (const _ of "abc") {
      for (const q of ["ram@example.org", "9841234567", "muabja"]) await get(`/faq?${new URLSearchParams({ q })}`);
    }
    for (const _ of "ab") await get("/faq?q=rarely-sought");
    // A visitor who narrows the list to a group has been counted.
    await get("/faq?q=flumoxite&group=clients");
    await expect.poll(missed, soon).toEqual([{ words: "flumoxite", count: 3 }]);

    const fields = { answer: richText("No."), group: "clients", _status: "published" };
    const made = await editor.post("/faqs?locale=en", { ...fields, name: "Do you test flumoxite?" });
    const { id } = (await made.json()).doc;
    await expect.poll(missed, soon).toEqual([]);
    await editor.send("PATCH", `/faqs/${id}`, { _status: "draft" });
    await expect.poll(missed, soon).toHaveLength(1);
    const { items } = await data<FaqList>("/faqs");
    const beginnings = items.flatMap(({ question }) =>
      [4, 5, 6].map((count) => (question.toLowerCase().match(/[a-z]+/g) ?? []).slice(0, count).join(" ")),
    );
    const answered = new Set(beginnings);
    expect(answered.size).toBeGreaterThan(40);
    const day = isoDay(nepalDay(new Date()));
    for (const words of answered)
      await runSql(
        site.content.payload,
        sql`INSERT INTO search_counts (scope, day, words, count, found) VALUES ('faqs', ${day}, ${words}, 50, ${false})`,
      );
    expect(await missed()).toEqual([{ words: "flumoxite", count: 3 }]);
    await eraseOldCounts(site.content.payload, new Date(Date.now() + 91 * 24 * 3_600_000));
    expect(await missed()).toEqual([]);

    // Of a search within a group, only the first of a network is counted.
    for (const n of [1, 1, 2, 3])
      await site.app.inject({ url: "/faq?q=gallimaufry&group=clients", remoteAddress: `192.0.2.${n}` });
    await expect.poll(missed, soon).toEqual([{ words: "gallimaufry", count: 3 }]);
  });

  test("send the published answer to the person who asked, in that person's language", async () => {
    await postContact(site.app, sixFields({ name: "Ram Thapa", message: "Do you survey orchards?" }));
    const { id } = await lastMessage();
    await colleague.post(`/contact-messages/${id}/faq`, {});
    const { payload } = site.content;
    const opened = async () => (await readMessage(payload, id, "ne"))?.faq;
    const listed = async (tab: "new" | "answered" = "new") => {
      const inbox = await readInbox(payload, { tab, words: "orchards", page: 1, user: { id: colleague.id } });
      return inbox.rows.map(({ isInFaqs }) => isInFaqs);
    };
    const faq = await opened();
    expect([faq?.reply, await listed(), await awaitedAnswer(payload, id)]).toEqual([null, [false], "draft"]);
    const publish = (locale: string, fields: object) =>
      editor.send("PATCH", `/faqs/${faq?.id}?locale=${locale}`, { group: "clients", _status: "published", ...fields });
    expect((await publish("ne", { name: "बगैँचा नाप्नुहुन्छ?", answer: richText("नाप्छौँ।") })).status).toBe(200);
    const address = `${site.env.publicOrigin}/faq#faq-${faq?.id}`;
    expect((await opened())?.reply).toBe(`We have answered this question on our website, in Nepali so far: ${address}`);
    expect(await listed()).toEqual([true]);
    expect((await publish("en", { name: "Do you survey orchards?", answer: richText("We do.") })).status).toBe(200);
    expect((await opened())?.reply).toMatch(/^We do\.\n\nThis answer is also on our website/);
    const sent = { subject: "Your message", text: "We do.", key: crypto.randomUUID() };
    expect(await awaitedAnswer(payload, id)).toBe("published");
    expect((await colleague.post(`/contact-messages/${id}/answers`, sent)).status).toBeLessThan(300);
    expect(await listed("answered")).toEqual([false]);
    expect(await awaitedAnswer(payload, id)).toBeNull();
    await colleague.post(`/contact-messages/${id}/state`, { state: "closed" });
    expect(await listed("new")).toEqual([]);
  });

  test("get a draft from a message, once, without its sender", async () => {
    const text = "I am Ram Thapa of Sunrise Ltd, 984-1000000, ram@example.com. Do you survey tea gardens?";
    await postContact(site.app, sixFields({ name: "Ram Thapa", company: "Sunrise Ltd", message: text }));
    const { id } = await lastMessage();
    for (const _ of [1, 2]) expect((await colleague.post(`/contact-messages/${id}/faq`, {})).status).toBe(200);
    const { docs } = await site.content.payload.find({
      collection: "faqs",
      where: { message: { equals: id } },
      draft: true,
    });
    expect(docs).toHaveLength(1);
    expect(docs[0]).toMatchObject({ _status: "draft" });
    expect(docs[0]?.name).toMatch(/Do you survey tea gardens\?$/);
    expect(docs[0]?.name).not.toMatch(/Ram|Thapa|Sunrise|984|@/);
    expect((await lastMessage()).log?.map(({ what, by }) => [what, by])).toEqual([["madeFaq", "Maya"]]);
  });
});

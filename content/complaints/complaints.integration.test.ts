import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { placesOf } from "../../testing/everything-stored.ts";
import { writtenMails } from "../../testing/mail-files.ts";
import { anonymousComplaint, complainantsOf } from "../../testing/people/complainant.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { retentionIn } from "../retained.ts";
import { eraseAgain } from "../retention/after-restore.ts";
import { runErasure } from "../retention/run.ts";
import { tellOverdue } from "./mails.ts";

type Staff = Awaited<ReturnType<typeof staffAt>>;
let site: TestSite;
let handler: Staff;
let second: Staff;
let owner: Staff;
let editor: Staff;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  handler = await staffAt(site, "enquiries", "Maya Handler");
  second = await staffAt(site, "editor", "Bina Second");
  owner = await staffAt(site, "owner", "Om Owner");
  editor = await staffAt(site, "editor", "Eka Editor");
  await site.content.payload.updateGlobal({
    slug: "complaint-settings",
    data: { open: true, handlers: [handler.id], secondHandlers: [second.id] },
  });
});
afterAll(() => site.close());

const { complain, complained, look, seen, change } = complainantsOf(() => site);
const database = () => site.content.payload;
const named = {
  way: "named",
  name: "Purnima Zebrafish",
  email: "purnima@zebrafish.example",
  phone: "+977 98 7654 3210",
};
const lastId = async () => Number((await runSql(database(), sql`SELECT max(id) AS id FROM complaints`))[0]?.["id"]);
const act = (who: Staff, id: number, body: object) => who.post(`/complaints/${id}/acts`, body);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const mailsTo = (address: string) => writtenMails(site.env.dataDir).filter(({ head }) => head.includes(address));
const mailed = (address: string, pattern: RegExp, count = 1) =>
  vi.waitFor(
    () => {
      const found = mailsTo(address).filter(({ head, text }) => pattern.test(head + text));
      expect(found.length).toBeGreaterThanOrEqual(count);
      return found;
    },
    { timeout: 15_000, interval: 100 },
  );

describe("sending a complaint", () => {
  test("returns a code, the same for the same request, which is never stored", async () => {
    const key = "a-key-of-a-form-0001";
    const first = await complain(anonymousComplaint("The wall of my house cracked."), key);
    expect(first.statusCode, first.body).toBe(200);
    const { code, promised } = first.json().data;
    expect(code).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/);
    expect(promised.map(({ step }: { step: string }) => step)).toEqual(["acknowledged", "answered", "decided"]);
    expect((await complain(anonymousComplaint("The wall of my house cracked."), key)).json().data.code).toBe(code);
    for (const [locale, words] of [
      ["en", /^You have already sent something else/],
      ["ne", /^तपाईंले/],
    ] as const) {
      const refused = await complain(anonymousComplaint("Something else."), key, locale);
      expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringMatching(words)]);
    }
    expect(await placesOf(site, ["The wall of my house cracked."])).not.toEqual([]);
    expect(await placesOf(site, [code, code.replaceAll(" ", "")])).toEqual([]);
    const complaint = await seen(code);
    expect(complaint).toMatchObject({ state: "received", subject: "A wall has cracked", entries: [] });
  });

  test.each([
    ["200 words", "word ".repeat(200), 200],
    ["201 words", "word ".repeat(201), 422],
    ["200 words in Nepali", "पर्खाल ".repeat(200), 200],
    ["201 words in Nepali, some joined by a ZWJ", `${"पर्खाल ".repeat(200)}क्\u200dष`, 422],
  ])("%s: %i", async (_, description, status) => {
    const answer = await complain(anonymousComplaint(description));
    expect(answer.statusCode).toBe(status);
    if (status === 422) expect(answer.json().errors.description[0]).toContain("201");
  });

  test.each([
    [{ type: "" }, "type"],
    [{ complaint_type: "" }, "complaint_type"],
    [{ subject: " " }, "subject"],
    [{ way: "" }, "way"],
    [{ ...named, name: "" }, "name"],
    [{ ...named, email: "", phone: "" }, "email"],
    [{ ...named, email: "not an address" }, "email"],
    [{ consent: false }, "consent"],
  ])("%j is refused at %s", async (changes, field) => {
    const answer = await complain(anonymousComplaint("Dust.", changes));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test("thanks have no promised days", async () => {
    const thanks = await complained(anonymousComplaint("Well done.", { type: "thanks", complaint_type: "" }));
    expect((await seen(thanks)).promised).toEqual([]);
  });

  test("wrong, malformed and missing codes get the same answer", async () => {
    const code = await complained(anonymousComplaint("Dust."));
    const other = code.slice(0, -1) + ((Number(code.at(-1)) + 1) % 10);
    const answers = await Promise.all([other, "4921083755261904", "x", ""].map(look));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });
});

describe("a writer's contact", () => {
  test("is in no column, file, list, call or mail except its own", async () => {
    await complained(anonymousComplaint("Noise at night.", named));
    const id = await lastId();
    const [note] = await mailed("purnima@zebrafish.example", /complaint-feedback\/status/);
    expect(note?.head).not.toMatch(/complain/i);
    expect(note?.text).not.toContain("Noise");
    const [told] = await mailed(handler.email, new RegExp(`complaints/${id}`));
    expect(told?.text).not.toContain("Noise");
    expect(await placesOf(site, [named.name, named.phone])).toEqual([]);
    const places = await placesOf(site, [named.email]);
    expect(places.filter((place) => !place.startsWith(`${site.env.dataDir}/mail/`))).toEqual([]);
    for (const who of [handler, second, owner, editor]) {
      for (const path of [`/complaints/${id}`, `/complaints/${id}?select[contact]=true`, "/complaints?limit=100"]) {
        const body = await (await who.get(path)).text();
        expect(body).not.toContain("Zebrafish");
        expect(body).not.toMatch(/"(contact|codeHash|contentHash|hasEmail)"/);
      }
    }
  });

  test("a handler can open a named one, and the writer sees that; nobody can open a confidential one", async () => {
    const code = await complained(anonymousComplaint("Noise.", { ...named, phone: `\u200e${named.phone}\u200d` }));
    const id = await lastId();
    const opened = await handler.post(`/complaints/${id}/writer`, {});
    expect(await opened.json()).toEqual({ name: named.name, email: named.email, phone: named.phone });
    expect((await seen(code)).entries.map(({ text }) => text)).toEqual(["A handler opened your contact details"]);
    await complained(anonymousComplaint("Noise.", { ...named, way: "confidential" }));
    for (const who of [handler, second, owner]) {
      expect((await who.post(`/complaints/${await lastId()}/writer`, {})).ok).toBe(false);
    }
  });

  test("cannot be opened in another complaint's row", async () => {
    await complained(anonymousComplaint("One.", named));
    const one = await lastId();
    await complained(anonymousComplaint("Other.", named));
    await runSql(
      database(),
      sql`UPDATE complaints SET contact = (SELECT contact FROM complaints WHERE id = ${one}) WHERE id = ${await lastId()}`,
    );
    expect((await handler.post(`/complaints/${await lastId()}/writer`, {})).ok).toBe(false);
  });

  test("is dropped if an anonymous writer typed it nevertheless", async () => {
    await complained(anonymousComplaint("Smoke.", { ...named, way: "anonymous", email: "quagga@example.org" }));
    expect(await placesOf(site, ["quagga"])).toEqual([]);
  });
});

describe("handlers", () => {
  test("nobody reads a complaint without being appointed, not even owners", async () => {
    await complained(anonymousComplaint("Dust on the crops."));
    const id = await lastId();
    expect((await handler.get(`/complaints/${id}`)).status).toBe(200);
    for (const who of [owner, editor]) {
      expect((await who.get(`/complaints/${id}`)).ok).toBe(false);
      expect((await act(who, id, { act: "note", text: "I was here." })).status).toBe(403);
    }
  });

  test.each([
    ["about abuse", { complaint_type: "abuse" }],
    ["about retaliation", { complaint_type: "retaliation" }],
    ["about a handler", { about_handlers: true }],
  ])("only second handlers can read a complaint %s", async (_, changes) => {
    await complained(anonymousComplaint("It is bad.", changes));
    const id = await lastId();
    expect((await handler.get(`/complaints/${id}`)).status).toBe(404);
    expect((await act(handler, id, { act: "acknowledge" })).status).toBe(404);
    expect((await second.get(`/complaints/${id}`)).status).toBe(200);
    await mailed(second.email, new RegExp(`complaints/${id}\\b`));
    expect(mailsTo(handler.email).filter(({ text }) => text.includes(`complaints/${id}\n`))).toEqual([]);
  });

  test("a complaint is acknowledged, answered, extended, decided, appealed and decided by another handler", async () => {
    const code = await complained(anonymousComplaint("The road takes my field."));
    const id = await lastId();
    const state = async () => (await seen(code)).state;
    expect((await act(handler, id, { act: "acknowledge" })).status).toBe(200);
    expect((await act(handler, id, { act: "acknowledge" })).status).toBe(409);
    expect(await state()).toBe("acknowledged");
    await act(handler, id, { act: "write", text: "Which field?" });
    await act(handler, id, { act: "note", text: "Only for us." });
    expect(await state()).toBe("review");
    expect((await change(code, { action: "message", text: "The lower one." })).statusCode).toBe(200);
    expect((await change(code, { action: "appeal", text: "Too early." })).statusCode).toBe(409);
    expect((await act(handler, id, { act: "extend", days: 10, text: "We measure it." })).status).toBe(200);
    expect((await act(handler, id, { act: "extend", days: 10, text: "And again." })).status).toBe(409);
    await act(handler, id, { act: "decide", outcome: "refused", text: "It is outside." });
    const decided = await seen(code);
    expect(decided).toMatchObject({ state: "decided", outcome: "refused", may: { appeal: true, write: false } });
    expect(decided.promised.every(({ met }) => met !== null)).toBe(true);
    expect(decided.entries.map(({ words }) => words)).not.toContain("Only for us.");
    await change(code, { action: "appeal", text: "It is inside." });
    expect(await state()).toBe("appealed");
    expect((await act(handler, id, { act: "decide", outcome: "refused", text: "Still." })).status).toBe(409);
    expect((await act(second, id, { act: "decide", outcome: "upheld", text: "It is inside." })).status).toBe(200);
    expect(await seen(code)).toMatchObject({ state: "decided", outcome: "upheld", may: { appeal: false } });
  });

  test("two concurrent actions are both in the log", async () => {
    const code = await complained(anonymousComplaint("Dust."));
    const id = await lastId();
    const texts = ["one", "two", "three", "four"];
    await Promise.all(texts.map((text, index) => act(index % 2 ? handler : second, id, { act: "write", text })));
    expect((await seen(code)).entries.map(({ words }) => words).sort()).toEqual([...texts].sort());
  });

  test("withdrawing a complaint erases its contact, and the mails that name it", async () => {
    const email = "withdrawn@zebrafish.example";
    const code = await complained(anonymousComplaint("Dust.", { ...named, email }));
    await mailed(email, /./);
    const contact = async () =>
      (await runSql(database(), sql`SELECT contact FROM complaints ORDER BY id DESC LIMIT 1`))[0]?.["contact"];
    const before = String(await contact());
    await change(code, { action: "withdraw" });
    expect(await seen(code)).toMatchObject({
      state: "withdrawn",
      may: { write: false, appeal: false, withdraw: false },
    });
    expect(await contact()).toBeNull();
    expect(await placesOf(site, [email, before])).toEqual([]);
  });
});

describe("deadlines and retention", () => {
  test("handlers are reminded of late complaints once a day, second handlers from day 33", async () => {
    await complained(anonymousComplaint("Nobody answers."));
    const id = await lastId();
    await runSql(database(), sql`UPDATE complaints SET received_at = ${daysAgo(5)} WHERE id = ${id}`);
    await tellOverdue(database());
    await tellOverdue(database());
    const late = new RegExp(`has passed[^]*complaints/${id}`);
    await mailed(handler.email, late);
    expect(mailsTo(second.email).filter(({ head, text }) => late.test(head + text))).toEqual([]);
    await runSql(database(), sql`UPDATE complaints SET received_at = ${daysAgo(40)}, told_day = 0 WHERE id = ${id}`);
    await tellOverdue(database());
    await mailed(second.email, late);
  });

  test("contacts are erased after 90 days, complaints after the set months, also in a restored backup", async () => {
    const email = "forgotten@zebrafish.example";
    const code = await complained(anonymousComplaint("Once upon a time.", { ...named, email }));
    const id = await lastId();
    await mailed(email, /./);
    await change(code, { action: "message", text: "And another thing." });
    await act(handler, id, { act: "decide", outcome: "upheld", text: "Yes." });
    await mailed(email, /There is news/);
    const [before] = await runSql(
      database(),
      sql`SELECT contact, code_hash, content_hash FROM complaints WHERE id = ${id}`,
    );
    await runSql(database(), sql`UPDATE complaints SET ended_at = ${daysAgo(91)} WHERE id = ${id}`);
    const eraser = { ...retentionIn(site.env), payload: database() };
    const erase = () => runErasure(eraser, { now: new Date(), by: "test", mode: "real", confirmed: 1000 });
    await erase();
    const [after] = await runSql(database(), sql`SELECT contact FROM complaints WHERE id = ${id}`);
    expect([before?.["contact"] !== null, after?.["contact"]]).toEqual([true, null]);
    // The encrypted details, too, are in no file, such as SQLite's write-ahead log.
    expect(await placesOf(site, [email, String(before?.["contact"])])).toEqual([]);
    const reference = `C-${String(id).padStart(6, "0")}`;
    const { docs } = await database().find({ collection: "erasures", where: { kind: { equals: "contacts" } } });
    expect(docs).toMatchObject([{ mode: "real", count: 1, references: [reference], by: "test" }]);

    await runSql(database(), sql`UPDATE complaints SET ended_at = ${daysAgo(800)} WHERE id = ${id}`);
    await erase();
    expect((await look(code)).statusCode).toBe(404);
    expect(await placesOf(site, ["Once upon a time."])).toEqual([]);
    expect(readFileSync(eraser.tombstones, "utf8").length).toBeGreaterThan(0);
    await runSql(
      database(),
      sql`INSERT INTO complaints (subject, state, moves, received_at, code_hash, updated_at, created_at, writer_mail_state,
            writer_mail_attempts, handlers_mail_state, handlers_mail_attempts)
          VALUES ('Back again', 'decided', 0, ${daysAgo(1)}, ${String(before?.["code_hash"])}, ${daysAgo(1)}, ${daysAgo(1)},
            'sent', 1, 'sent', 1)`,
    );
    await eraseAgain(eraser);
    expect(await placesOf(site, ["Back again"])).toEqual([]);
  });
});

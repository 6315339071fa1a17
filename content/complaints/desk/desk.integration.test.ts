import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { writtenMails } from "../../../testing/mail-files.ts";
import { anonymousComplaint, complainantsOf } from "../../../testing/people/complainant.ts";
import { staffAt } from "../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { nepalDay } from "../../calendar/nepal-time.ts";
import { jsonColumn } from "../../platform/store/columns.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { retentionIn } from "../../retained.ts";
import { runErasure } from "../../retention/run.ts";
import { readComplaint, readDesk, waitingComplaints } from "./read-desk.ts";

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

const { complained, look, seen } = complainantsOf(() => site);
const database = () => site.content.payload;
const named = { way: "named", name: "Purnima Zebrafish", email: "purnima@zebrafish.example" };
const lastId = async () => Number((await runSql(database(), sql`SELECT max(id) AS id FROM complaints`))[0]?.["id"]);
const act = (who: Staff, id: number, body: object) => who.post(`/complaints/${id}/acts`, body);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const mailsTo = (address: string) => writtenMails(site.env.dataDir).filter(({ head }) => head.includes(address));
const mailed = (address: string, pattern: RegExp) =>
  vi.waitFor(() => expect(mailsTo(address).some(({ text }) => pattern.test(text))).toBe(true), {
    timeout: 15_000,
    interval: 100,
  });

describe("a complaint by telephone or on paper", () => {
  const entry = (changes: object = {}) => ({
    ...anonymousComplaint("They told me on the telephone that the spring is dry."),
    door: "phone",
    day: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10),
    locale: "ne",
    key: "an-entry-of-a-handler-1",
    ...changes,
  });
  const enter = (who: Staff, changes: object = {}) => who.post("/complaints/entries", entry(changes));

  test("is entered by a handler with its own date, once, and its writer follows it by the code", async () => {
    const slip = await (await enter(handler)).json();
    expect(await (await enter(handler)).json()).toEqual(slip);
    const complaint = await seen(slip.code);
    expect(complaint).toMatchObject({ reference: slip.reference, state: "received" });
    expect(complaint.entries).toMatchObject([{ by: "firm", text: "By telephone: we wrote it down for you" }]);
    expect(complaint.promised[0]?.late).toBe(false);
    const { log } = await (await handler.get(`/complaints/${await lastId()}`)).json();
    expect(log).toMatchObject([{ what: "entered", door: "phone", by: "Maya Handler" }]);
  });

  test("under a known key but with other words is refused in the handler's words", async () => {
    await enter(handler);
    const answer = await enter(handler, { description: "They told me on the telephone that the pipe is dry." });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("already entered, with other words");
  });

  test.each([
    ["the day after tomorrow", { day: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10) }],
    ["201 words", { description: "word ".repeat(201) }],
    ["no way to be known", { way: "" }],
    ["no door", { door: "website" }],
  ])("%s is refused", async (_, changes) => {
    expect((await enter(handler, { ...changes, key: "an-entry-of-a-handler-2" })).status).toBe(400);
  });

  test("about a handler is not recorded while nobody else could handle it", async () => {
    const slug = "complaint-settings";
    const appoint = (secondHandlers: (number | string)[]) =>
      database().updateGlobal({ slug, data: { secondHandlers: secondHandlers as never } });
    const about = { about_handlers: true, key: "an-entry-about-a-handler-1" };
    await appoint([]);
    const refused = await enter(handler, about);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toContain("Nobody is appointed at present");
    await appoint([second.id]);
    expect((await enter(handler, about)).status).toBe(200);
    const [row] = await runSql(database(), sql`SELECT restricted FROM complaints WHERE id = ${await lastId()}`);
    expect(Boolean(row?.["restricted"])).toBe(true);
  });

  test("cannot be entered by anybody else", async () => {
    for (const who of [owner, editor]) expect((await enter(who)).status).toBe(403);
  });
});

test("the same words are a note, an answer and a decision, and a repeated request is told by its key", async () => {
  const code = await complained(anonymousComplaint("The road is closed."));
  const id = await lastId();
  const text = "We open the road on Sunday.";
  for (const more of [{ act: "note" }, { act: "write" }, { act: "decide", outcome: "upheld" }]) {
    const body = { ...more, text, key: `a-key-for-the-${more.act}` };
    for (const _ of ["sent", "sent again"]) expect((await act(handler, id, body)).status).toBe(200);
  }
  const { log } = await (await handler.get(`/complaints/${id}`)).json();
  expect(log.map(({ what }: { what: string }) => what)).toEqual(["noted", "wrote", "decided"]);
  expect((await seen(code)).entries.map(({ words }) => words)).toEqual([text, text]);
});

test("more time for a decision that is late ends in the future", async () => {
  await complained(anonymousComplaint("The culvert at the school is blocked."));
  const id = await lastId();
  await runSql(database(), sql`UPDATE complaints SET received_at = ${daysAgo(50)} WHERE id = ${id}`);
  expect((await act(handler, id, { act: "extend", days: 14, text: "We wait for the laboratory." })).status).toBe(200);
  const [row] = await runSql(database(), sql`SELECT log FROM complaints WHERE id = ${id}`);
  const until = jsonColumn<{ until: string }[]>(row?.["log"])?.at(-1)?.until ?? "";
  expect(nepalDay(new Date(until)) - nepalDay(new Date())).toBe(14);
});

test("a complaint on hold keeps everything until the hold ends", async () => {
  const code = await complained(anonymousComplaint("A court asks for this.", named));
  const id = await lastId();
  await act(handler, id, { act: "decide", outcome: "upheld", text: "Yes." });
  expect((await act(handler, id, { act: "hold", text: "Case 12 of the district court." })).status).toBe(200);
  expect((await act(handler, id, { act: "hold", text: "Once more." })).status).toBe(409);
  await runSql(database(), sql`UPDATE complaints SET ended_at = ${daysAgo(800)} WHERE id = ${id}`);
  const eraser = { ...retentionIn(site.env), payload: database() };
  const erase = () => runErasure(eraser, { now: new Date(), by: "test", mode: "real", confirmed: 1000 });
  await erase();
  const [row] = await runSql(database(), sql`SELECT contact FROM complaints WHERE id = ${id}`);
  expect(row?.["contact"]).not.toBeNull();
  expect((await seen(code)).entries.map(({ words }) => words)).toEqual(["Yes."]);
  await act(handler, id, { act: "release" });
  await erase();
  expect((await look(code)).statusCode).toBe(404);
});

test("no screen of the back office shows a complaint to anybody but its handlers, nor to the member of the staff who wrote it", async () => {
  await complained(anonymousComplaint("Seen by few.", { ...named, about_handlers: true }));
  const id = await lastId();
  const [hr, enquiries] = [await staffAt(site, "hr", "Hari HR"), await staffAt(site, "enquiries", "Esha Enquiries")];
  const { payload } = site.content;
  for (const { id: user } of [owner, editor, hr, enquiries, handler, second]) {
    const account = await payload.findByID({ collection: "users", id: user });
    const asker = { payload, user: { ...account, collection: "users" as const } };
    const [desk, one] = [await readDesk(asker, { tab: "open", page: 1 }), await readComplaint(asker, id)];
    const isAppointed = user === handler.id || user === second.id;
    expect([desk !== undefined, one !== undefined]).toEqual([isAppointed, user === second.id]);
    expect(JSON.stringify([desk, one])).not.toMatch(/Zebrafish|zebrafish|codeHash|contentHash|"contact"/);
  }
});

test("urgent complaints come first until they are answered, and the start page counts what each handler may read", async () => {
  const askerOf = async ({ id }: Staff) => {
    const account = await database().findByID({ collection: "users", id });
    return { payload: database(), user: { ...account, collection: "users" as const } };
  };
  const [forHandler, forSecond] = [await askerOf(handler), await askerOf(second)];
  const before = { handler: await waitingComplaints(forHandler), second: await waitingComplaints(forSecond) };
  await complained(anonymousComplaint("An old one."));
  const old = await lastId();
  await runSql(database(), sql`UPDATE complaints SET received_at = ${daysAgo(20)} WHERE id = ${old}`);
  await complained(anonymousComplaint("The dam leaks.", { complaint_type: "danger" }));
  const danger = await lastId();
  await complained(anonymousComplaint("", { complaint_type: "abuse" }));
  const abuse = await lastId();

  const idsFor = async (asker: typeof forHandler) =>
    (await readDesk(asker, { tab: "open", page: 1 }))?.rows.map(({ complaint }) => complaint.id) ?? [];
  const places = async (asker: typeof forHandler, ...ids: number[]) => {
    const listed = await idsFor(asker);
    return ids.map((id) => listed.indexOf(id));
  };
  const isFirst = (first: number[], rest: number[]) => Math.max(...first) < Math.min(...rest);
  const [dangerAt, abuseAt, oldAt] = (await places(forSecond, danger, abuse, old)) as [number, number, number];
  expect(isFirst([dangerAt, abuseAt], [oldAt])).toBe(true);
  // Abuse is for second handlers alone, and so is its count.
  expect((await places(forHandler, abuse))[0]).toBe(-1);
  const added = (now: typeof before.handler, was: typeof before.handler) => [
    (now?.open ?? 0) - (was?.open ?? 0),
    (now?.urgent ?? 0) - (was?.urgent ?? 0),
    (now?.overdue ?? 0) - (was?.overdue ?? 0),
  ];
  expect(added(await waitingComplaints(forHandler), before.handler)).toEqual([2, 1, 1]);
  expect(added(await waitingComplaints(forSecond), before.second)).toEqual([3, 2, 1]);
  expect(await waitingComplaints(await askerOf(editor))).toBeUndefined();

  await act(handler, danger, { act: "write", text: "We are coming." });
  const [answeredAt, oldNow] = (await places(forHandler, danger, old)) as [number, number];
  expect(answeredAt).toBeGreaterThan(oldNow);
});

test("newly appointed and removed handlers are mailed the names of the present handlers", async () => {
  const set = (data: object) => owner.post("/globals/complaint-settings?locale=en", data);
  expect((await set({ handlers: [handler.id, editor.id] })).status).toBe(200);
  for (const who of [handler, second, editor])
    await mailed(who.email, /Om Owner has changed[\s\S]*Eka Editor, Maya Handler/);
  expect(mailsTo(owner.email).filter(({ text }) => text.includes("has changed who handles"))).toEqual([]);
  await set({ handlers: [handler.id] });
  await mailed(editor.email, /Handlers: Maya Handler\n/);
  const queued = () => runSql(database(), sql`SELECT key FROM fault_mails ORDER BY id`);
  const before = await queued();
  await set({ open: true });
  expect(await queued()).toEqual(before);
});

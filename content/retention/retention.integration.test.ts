import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { placesOf } from "../../testing/everything-stored.ts";
import { applicantAt } from "../../testing/people/applicant.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite, postContact, sixFields, type TestSite } from "../../testing/site.ts";
import { retentionIn } from "../retained.ts";
import { eraseAgain } from "./after-restore.ts";
import type { Eraser } from "./eraser.ts";
import { planErasure, runErasure } from "./run.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;
const soon = { timeout: 15_000, interval: 100 };
const person = { name: "Purna Zebralama", email: "purna.zebralama@example.org", phone: "+977 1 555 0177" };
const traces = [...Object.values(person), "zebralama"];

let site: TestSite;
let eraser: Eraser;
beforeEach(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  eraser = { ...retentionIn(site.env), payload: site.content.payload };
});
afterEach(() => site.close());

const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const log = async () => {
  const { docs } = await site.content.payload.find({ collection: "erasures", sort: "id", limit: 100, depth: 0 });
  return docs.map(({ kind, mode, count, by, references }) => ({ kind, mode, count, by, references }));
};
/** Runs the erasure like an owner who has seen the number of items. */
const confirmedRun = async (now: Date) => {
  const { count } = await planErasure(eraser, now);
  return runErasure(eraser, { now, by: "Maya", mode: "real", confirmed: count });
};

async function applies() {
  const somebody = await applicantAt(site);
  const { reference, receipt } = (await somebody.send(person)).json().data;
  const [stored] = await somebody.rows(person.email);
  if (!stored) throw new Error("It has not been stored.");
  // Waits until the receipt is written to a file.
  await vi.waitFor(async () => {
    const { docs } = await site.content.payload.find({ collection: "applicant-mails", depth: 0 });
    expect(docs.map(({ state }) => state)).toEqual(["sent"]);
  }, soon);
  return { somebody, stored, reference: String(reference), receipt: String(receipt) };
}

async function writes(changes: object = {}) {
  expect((await postContact(site.app, sixFields({ ...person, ...changes }))).statusCode).toBe(200);
  await vi.waitFor(async () => {
    const { docs } = await site.content.payload.find({ collection: "contact-messages", depth: 0 });
    expect(docs.every(({ senderMail }) => senderMail.state === "sent")).toBe(true);
  }, soon);
}

describe("when the period is over", () => {
  test("no trace of an application remains, in database, files, mails or logs", async () => {
    const { reference, receipt, stored } = await applies();
    const note = { application: stored.id, by: "Maya", text: "Zebralama should be asked; zebralama knows." };
    await site.content.payload.create({ collection: "application-notes", data: note });
    const score = { application: stored.id, by: "Maya", marks: [], comment: "zebralama is the one" };
    await site.content.payload.create({ collection: "application-scores", data: score });
    const mine = await site.app.inject({
      url: "/frontapi/applications/mine",
      headers: { "x-requested-with": "XMLHttpRequest", authorization: `Bearer ${receipt}` },
    });
    const until = new Date(`${mine.json().data.kept_until.ad}T12:00:00Z`);
    expect((await site.app.inject(`/application/track?link=${receipt}`)).body).toContain(
      mine.json().data.kept_until.bs_text,
    );
    expect((await placesOf(site, traces)).length).toBeGreaterThan(3);

    await confirmedRun(new Date(until.getTime() - 2 * dayMs));
    expect((await planErasure(eraser, until)).parts[0]).toMatchObject({ kind: "applications", total: 1 });
    await confirmedRun(new Date(until.getTime() + 2 * dayMs));
    expect(await placesOf(site, traces)).toEqual([]);
    expect(await log()).toContainEqual({
      kind: "applications",
      mode: "real",
      count: 1,
      by: "Maya",
      references: [reference],
    });
  });

  test("of a message only its month and country remain", async () => {
    await writes({ message: "zebralama writes", company: "zebralama works" });
    const { docs } = await site.content.payload.find({ collection: "contact-messages", depth: 0 });
    const [message] = docs;
    const answer = {
      message: message?.id,
      by: "Maya",
      locale: "en",
      subject: "zebralama",
      text: "Dear zebralama",
      key: "k",
    };
    await site.content.payload.create({
      collection: "contact-answers",
      data: { ...answer, state: "pending", attempts: 0, dueAt: Date.now() },
    });
    await vi.waitFor(async () => {
      const sent = await site.content.payload.find({ collection: "contact-answers", depth: 0 });
      expect(sent.docs[0]?.state).toBe("sent");
    }, soon);
    await confirmedRun(inDays(300));
    expect((await placesOf(site, traces)).length).toBeGreaterThan(0);
    await confirmedRun(inDays(370));
    expect(await placesOf(site, traces)).toEqual([]);
    const left = await site.content.payload.find({ collection: "contact-messages", depth: 0 });
    expect(left.docs[0]).toMatchObject({ country: "Nepal", name: "", email: "", message: "", log: null });
    expect(String(left.docs[0]?.createdAt).slice(0, 4)).toBe(String(message?.createdAt).slice(0, 4));
    expect(JSON.stringify(await log())).toContain("M-00000");
  });

  test("an applicant who withdraws is erased at once, in the same way", async () => {
    const { stored, reference } = await applies();
    const { docs } = await site.content.payload.find({ collection: "applicant-mails", depth: 0 });
    const link = /link=([\w.-]+)/.exec(String(docs[0]?.text))?.[1] ?? "";
    const gone = await site.app.inject({
      method: "DELETE",
      url: "/frontapi/applications/mine",
      headers: { "x-requested-with": "XMLHttpRequest", authorization: `Bearer ${link}` },
    });
    expect(gone.statusCode).toBe(200);
    expect(stored.files.length).toBeGreaterThan(0);
    expect(await placesOf(site, traces)).toEqual([]);
    expect((await log()).map(({ by, references }) => [by, references])).toEqual([["applicant", [reference]]]);
  });

  test("an owner erases an applicant who asks for it, in the same way, and only with the reference", async () => {
    const { stored, reference } = await applies();
    const owner = await staffAt(site, "owner", "Binod");
    const hr = await staffAt(site, "hr", "Hari");
    await hr.post(`/applications/${stored.id}/notes`, { text: "zebralama has telephoned" });
    const erase = (who: typeof owner, typed: string) =>
      who.post(`/applications/${stored.id}/erase`, { reference: typed });
    expect((await erase(hr, reference)).status).toBe(403);
    expect((await erase(owner, "A-0000-0000-0")).status).toBe(422);
    expect((await owner.send("DELETE", `/applications/${stored.id}`)).status).toBe(403);
    expect((await placesOf(site, traces)).length).toBeGreaterThan(3);
    expect((await erase(owner, ` ${reference.toLowerCase()} `)).status).toBe(200);
    expect(await placesOf(site, traces)).toEqual([]);
    const entry = { kind: "applications", mode: "real", count: 1, by: "Binod", references: [reference] };
    expect(await log()).toEqual([entry]);
    expect((await erase(owner, reference)).status).toBe(404);
  });

  test("a restored backup brings nobody back", async () => {
    const { stored } = await applies();
    const { payload } = site.content;
    const row = await payload.findByID({ collection: "applications", id: stored.id, depth: 0 });
    await confirmedRun(inDays(900));
    const { id: _, ...data } = row;
    await payload.create({ collection: "applications", data: { ...data, receiptQueued: true } });
    expect((await placesOf(site, traces)).length).toBeGreaterThan(0);
    await eraseAgain(eraser);
    expect(await placesOf(site, traces)).toEqual([]);
    expect((await log()).at(-1)).toMatchObject({ kind: "applications", mode: "restored", count: 1, by: "start" });
  });
});

test("an erasure that the death of its process interrupts is finished while the site runs", async () => {
  const { stored, reference } = await applies();
  const owner = await staffAt(site, "owner", "Binod");
  const { payload } = site.content;
  // As if the process had died here: the documents are gone, the row is not.
  const death = vi.spyOn(payload.db, "deleteMany").mockRejectedValueOnce(new Error("killed"));
  expect((await owner.post(`/applications/${stored.id}/erase`, { reference })).status).toBe(500);
  death.mockRestore();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["performance"], shouldAdvanceTime: true });

  // At first it may still be going on elsewhere.
  vi.advanceTimersByTime(30 * minuteMs);
  await wait(1500);
  expect((await placesOf(site, traces)).length).toBeGreaterThan(0);
  vi.advanceTimersByTime(15 * minuteMs);
  const entry = { kind: "applications", mode: "restored", count: 1, by: "schedule", references: [reference] };
  await vi.waitFor(async () => expect(await log()).toEqual([entry]), soon);
  expect(await placesOf(site, traces)).toEqual([]);
  vi.advanceTimersByTime(15 * minuteMs);
  await wait(1500);
  expect(await log()).toEqual([entry]);
});

describe("the guard", () => {
  /** Creates messages that arrived this many days ago. */
  async function messages(count: number, daysAgo: number): Promise<void> {
    const { payload } = site.content;
    const mail = { state: "sent", attempts: 1 };
    for (let n = 0; n < count; n += 1) {
      const data = { ...sixFields(), locale: "en", state: "closed", firmMail: mail, senderMail: mail };
      const key = { idempotencyKey: `${daysAgo}-${n}`, createdAt: inDays(-daysAgo).toISOString() };
      await payload.create({ collection: "contact-messages", data: { ...data, ...key } });
    }
  }
  const run = (changes: object = {}) =>
    runErasure(eraser, { now: new Date(), by: "schedule", mode: "real", ...changes });
  const heldMessages = async () =>
    (await site.content.payload.count({ collection: "contact-messages", where: { erasedAt: { exists: false } } }))
      .totalDocs;

  test("passes a few items, and none within their period", async () => {
    await messages(3, 400);
    await messages(2, 200);
    expect(await run()).toBe("done");
    expect(await heldMessages()).toBe(2);
    expect(await log()).toMatchObject([{ kind: "messages", mode: "real", count: 3, by: "schedule" }]);
  });

  test("stops too large a share completely, until an owner who has seen it confirms", async () => {
    await messages(21, 400);
    expect(await run()).toBe("held");
    expect(await run({ confirmed: 20 })).toBe("held");
    expect(await heldMessages()).toBe(21);
    expect((await log()).map(({ mode, count }) => [mode, count])).toEqual([
      ["held", 21],
      ["held", 21],
    ]);
    expect(await run({ confirmed: 21 })).toBe("done");
    expect(await heldMessages()).toBe(0);
  });

  test("stops a run when the clock jumps, even if little is due", async () => {
    await messages(1, 10);
    await run();
    expect((await planErasure(eraser, inDays(800))).held).toEqual(["gap"]);
    expect(await run({ now: inDays(800) })).toBe("held");
    // Waiting does not confirm it.
    expect(await run({ now: inDays(801) })).toBe("held");
    expect(await heldMessages()).toBe(1);
  });

  test("a dry run changes nothing but the log", async () => {
    await messages(2, 400);
    expect(await run({ mode: "dry" })).toBe("done");
    expect(await heldMessages()).toBe(2);
    expect((await log()).map(({ mode, count }) => [mode, count])).toEqual([["dry", 2]]);
  });
});

test("the consent of applicants names the configured period, and is a new version when it changes", async () => {
  const { payload } = site.content;
  const consent = async () => {
    const { vacancy } = await applicantAt(site);
    return vacancy.consent;
  };
  const before = await consent();
  expect(before).toMatchObject({ text: expect.stringContaining("180 days"), retention_days: 180 });
  await payload.updateGlobal({ slug: "retention-settings", data: { applicationDays: 90 } });
  await vi.waitFor(
    async () => expect(await consent()).toMatchObject({ text: expect.stringContaining("90 days") }),
    soon,
  );
  expect((await consent())?.version).not.toBe(before?.version);
  await expect(payload.updateGlobal({ slug: "retention-settings", data: { applicationDays: 29 } })).rejects.toThrow();
});

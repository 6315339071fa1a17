import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { PayloadRequest } from "payload";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openTestSite, postContact, sixFields, type TestSite } from "../../../testing/site.ts";
import type { Role } from "../../platform/access/rules.ts";
import { deliverAnswers } from "../mail/answer-mail.ts";
import { readInbox } from "./read-inbox.ts";
import type { StoredAnswer, StoredMessage } from "./stored-message.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

/** The text of the latest refusal. */
let refusal = "";

/** The status that a back-office call returns to a staff member. */
async function call(role: Role | undefined, id: number, name: string, body: unknown): Promise<number> {
  const { payload } = site.content;
  const endpoints = payload.collections["contact-messages"]?.config.endpoints || [];
  const endpoint = endpoints.find((one) => one.path === `/:id/${name}`);
  if (!endpoint) throw new Error(`There is no call ${name}.`);
  const user = role ? { id: 1, collection: "users", name: "Maya", role } : null;
  const req = {
    payload,
    user,
    payloadAPI: "REST",
    routeParams: { id: String(id) },
    i18n: { language: "en" },
    json: async () => body,
  };
  try {
    return (await endpoint.handler(req as unknown as PayloadRequest)).status;
  } catch (error) {
    refusal = (error as Error).message;
    return (error as { status: number }).status;
  }
}

const read = async (): Promise<StoredMessage> => {
  const { docs } = await site.content.payload.find({ collection: "contact-messages", sort: "-id", depth: 0 });
  return docs[0] as unknown as StoredMessage;
};
const answers = async (): Promise<StoredAnswer[]> => {
  const { docs } = await site.content.payload.find({ collection: "contact-answers", sort: "id", depth: 0 });
  return docs as unknown as StoredAnswer[];
};
async function arrived(changes: object = {}, query = ""): Promise<StoredMessage> {
  expect((await postContact(site.app, sixFields({ ...changes }), {}, query)).statusCode).toBe(200);
  return read();
}
const mails = () => {
  const folder = path.join(site.env.dataDir, "mail");
  return readdirSync(folder, { encoding: "utf8" }).map((file) => readFileSync(path.join(folder, file), "utf8"));
};
const soon = { timeout: 15_000, interval: 100 };
const reply = { subject: "Your road", text: "We will come on Sunday.", key: "a-key-of-the-form" };

describe("a message's states", () => {
  test("it starts as new, and is assigned, answered, closed and reopened, each logged with the user", async () => {
    const { id } = await arrived();
    const owner = (await site.content.payload.find({ collection: "users", limit: 1 })).docs[0]?.id;
    expect(await call("enquiries", id, "assignee", { user: owner })).toBe(200);
    expect((await read()).state).toBe("assigned");
    expect(await call("enquiries", id, "answers", reply)).toBe(200);
    expect((await read()).state).toBe("answered");
    expect(await call("owner", id, "state", { state: "closed" })).toBe(200);
    expect(await call("owner", id, "answers", { ...reply, key: "another-key" })).toBe(409);
    expect(await call("owner", id, "state", { state: "new" })).toBe(200);
    const { log, state, assignee } = await read();
    expect([state, assignee]).toEqual(["new", null]);
    expect(log?.map(({ what, by }) => [what, by])).toEqual([
      ["assigned", "Maya"],
      ["answered", "Maya"],
      ["moved", "Maya"],
      ["moved", "Maya"],
    ]);
  });

  test("messages assigned to an account are new again once it is deleted or no longer answers enquiries", async () => {
    const { payload } = site.content;
    const data = { email: "esha@example.org", password: "plane-table-1993", name: "Esha", role: "enquiries" };
    const { id: user } = await payload.create({ collection: "users", data });
    const { id } = await arrived();
    for (const leaves of [
      () => payload.update({ collection: "users", id: user, data: { role: "hr" } }),
      () => payload.delete({ collection: "users", id: user }),
    ]) {
      await payload.update({ collection: "users", id: user, data: { role: "enquiries" } });
      expect(await call("owner", id, "assignee", { user })).toBe(200);
      await leaves();
      const { state, assignee, log } = await read();
      expect([state, assignee]).toEqual(["new", null]);
      expect(log?.at(-1)).toMatchObject({ what: "assigned", to: null });
    }
  });

  test("other moves are refused, and so is an account that does not answer enquiries", async () => {
    const { id } = await arrived();
    expect(await call("owner", id, "state", { state: "answered" })).toBe(409);
    expect(await call("owner", id, "state", { state: "elsewhere" })).toBe(400);
    const data = { email: "hr@example.org", password: "plane-table-1993", name: "Hari", role: "hr" };
    const hr = await site.content.payload.create({ collection: "users", data });
    expect(await call("owner", id, "assignee", { user: hr.id })).toBe(422);
    expect(await read()).toMatchObject({ state: "new", log: null });
  });

  test("two notes at the same moment are both kept", async () => {
    const { id } = await arrived();
    const texts = ["one", "two", "three", "four"];
    expect(await Promise.all(texts.map((text) => call("enquiries", id, "notes", { text })))).toEqual([
      200, 200, 200, 200,
    ]);
    const noted = (await read()).log?.map((entry) => (entry.what === "noted" ? entry.text : ""));
    expect(noted?.sort()).toEqual([...texts].sort());
  });
});

describe("answers", () => {
  test("are sent once, in the visitor's language, with the message quoted and the office as Reply-To", async () => {
    const { id } = await arrived({ name: "आशा लामा", message: "सडकको नापजाँच कहिले?" }, "?locale=ne");
    expect(await Promise.all([call("owner", id, "answers", reply), call("owner", id, "answers", reply)])).toEqual([
      200, 200,
    ]);
    await vi.waitFor(async () => expect((await answers()).map(({ state }) => state)).toEqual(["sent"]), soon);
    const sent = mails().filter((mail) => mail.includes("Your road"));
    expect(sent).toHaveLength(1);
    const [mail = ""] = sent;
    expect(mail).toContain("Reply-To: enquiries@example.org");
    const body = mail.slice(mail.indexOf("\r\n\r\n"));
    const text = /base64/i.test(mail) ? Buffer.from(body, "base64").toString("utf8") : body;
    expect(text).toContain("We will come on Sunday.");
    expect(text).toContain("> सडकको नापजाँच कहिले?");
    expect(text).toContain("लेख्नुभएको:");
  });

  test("a second answer is sent only by somebody who has seen the first", async () => {
    const { id } = await arrived();
    const send = (key: string, seen?: number[]) => call("enquiries", id, "answers", { ...reply, key, seen });
    expect((await Promise.all([send("tab-number-1", []), send("tab-number-2", [])])).sort()).toEqual([200, 409]);
    const [first] = await answers();
    expect(await send("tab-number-3")).toBe(409);
    expect(await send("tab-number-3", [Number(first?.id) + 1])).toBe(409);
    expect(await answers()).toHaveLength(1);
    expect(refusal).toMatch(/^Your answer has not been sent: Maya answered meanwhile \(.*20\d\d.*, \d+:\d\d/);
    expect(await send("tab-number-3", [Number(first?.id)])).toBe(200);
    await vi.waitFor(async () => expect((await answers()).map(({ state }) => state)).toEqual(["sent", "sent"]), soon);
  });

  test("the subject cannot inject a header", async () => {
    const { id } = await arrived();
    expect(await call("owner", id, "answers", { ...reply, subject: "a\r\nBcc: b@example.org" })).toBe(400);
    expect(await answers()).toEqual([]);
  });

  test("spam gets no answer, neither a new one nor a waiting one", async () => {
    const { payload } = site.content;
    const { id } = await arrived();
    const data = {
      message: id,
      by: "Maya",
      locale: "en",
      subject: "s",
      text: "t",
      state: "pending",
      attempts: 0,
      key: "k",
    };
    await payload.create({ collection: "contact-answers", data: { ...data, dueAt: Date.now() + 60_000 } });
    expect(await call("owner", id, "state", { state: "spam" })).toBe(200);
    expect(await call("owner", id, "answers", reply)).toBe(409);
    expect((await answers()).map(({ state }) => state)).toEqual(["withheld"]);
    expect(await call("owner", id, "retries", { mail: "firmMail" })).toBe(409);
  });

  test("a message that is not spam after all gets its acknowledgement, once", async () => {
    const { id } = await arrived({ message: "http://a.example http://b.example www.c.example" });
    expect(await read()).toMatchObject({ state: "spam", senderMail: { state: "withheld" } });
    const toSender = () => mails().filter((mail) => /^To: .*asha@example\.org/im.test(mail));
    for (const state of ["new", "spam", "new"]) {
      expect(await call("owner", id, "state", { state })).toBe(200);
      if (state === "new") await vi.waitFor(async () => expect((await read()).senderMail.state).toBe("sent"), soon);
    }
    expect(toSender()).toHaveLength(1);
  });

  test("an answer that a crash left unlogged is logged later", async () => {
    const { payload } = site.content;
    const { id } = await arrived();
    const data = {
      message: id,
      by: "Maya",
      locale: "en",
      subject: "s",
      text: "t",
      state: "pending",
      attempts: 0,
      key: "k",
    };
    await payload.create({ collection: "contact-answers", data: { ...data, dueAt: Date.now() } });
    await vi.waitFor(async () => expect((await read()).state).toBe("answered"), soon);
    await vi.waitFor(async () => expect((await answers())[0]?.state).toBe("sent"), soon);
  });

  test("the mail server's error is shown, and a failed mail can be retried on request", async () => {
    const { payload } = site.content;
    const { id } = await arrived();
    const data = { message: id, by: "Maya", locale: "en", subject: "s", text: "t", attempts: 0, key: "k" };
    const old = new Date(Date.now() - 4 * 24 * 3_600_000).toISOString();
    // Due so late that the site's own job does not send it.
    const due = Date.now() + 3_600_000;
    const { id: answer } = await payload.create({
      collection: "contact-answers",
      data: { ...data, state: "pending", dueAt: due, createdAt: old },
    });
    const clock = vi.spyOn(Date, "now").mockReturnValue(due + 1);
    const refuse = async () => {
      throw new Error("550 no such mailbox");
    };
    try {
      await deliverAnswers({ payload, send: refuse, host: "localhost" }, new AbortController().signal);
    } finally {
      clock.mockRestore();
    }
    expect((await answers())[0]).toMatchObject({ state: "failed", problem: "550 no such mailbox", attempts: 1 });
    expect(await call("owner", id, "retries", { mail: Number(answer) })).toBe(200);
    await vi.waitFor(async () => expect((await answers())[0]).toMatchObject({ state: "sent", problem: null }), soon);
    expect((await read()).log?.at(-1)).toMatchObject({ what: "retried", mail: "answer" });
  });
});

test("the inbox counts, searches and marks overdue messages", async () => {
  const { payload } = site.content;
  await arrived({ name: "First Visitor" });
  await wait(5);
  await arrived({ name: "Second Visitor", message: "About HEC and nothing else" });
  await arrived({ name: "Third Visitor", message: "http://a.example http://b.example www.c.example" });
  const asked = { tab: "new" as const, words: "", page: 1, user: { id: 1 } };
  const inbox = await readInbox(payload, asked);
  expect(inbox.rows.map(({ message }) => message.name)).toEqual(["First Visitor", "Second Visitor"]);
  expect(inbox.counts).toMatchObject({ new: 2, spam: 1, all: 3, mine: 0 });
  expect(inbox.overdue).toBe(0);
  const later = await readInbox(payload, asked, new Date(Date.now() + 49 * 3_600_000));
  expect([later.overdue, ...later.rows.map(({ overdue }) => overdue)]).toEqual([2, true, true]);
  const found = await readInbox(payload, { ...asked, tab: "all", words: "second" });
  expect(found.rows.map(({ message }) => message.name)).toEqual(["Second Visitor"]);
  // A search counts what it finds in each tab.
  const elsewhere = await readInbox(payload, { ...asked, tab: "spam", words: "second" });
  expect(elsewhere.rows).toEqual([]);
  expect(elsewhere.counts).toMatchObject({ new: 1, spam: 0, all: 1, mine: 0 });
});

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { announce } from "../content/jobs/announce.ts";
import { sweepSubscriptions } from "../content/operations/subscriptions.ts";
import { runSql, sql } from "../content/system/sql.ts";
import { type WrittenMail, writtenMails } from "./mail-files.ts";
import { openTestSite, type TestSite } from "./site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
});
afterAll(() => site.close());

const headers = { "x-requested-with": "XMLHttpRequest" };
const dayMs = 24 * 3600_000;

const subscribe = (payload: object, locale = "en") =>
  site.app.inject({ method: "POST", url: `/frontapi/subscriptions?locale=${locale}`, headers, payload });
const mine = (token: string, method: "GET" | "PATCH" | "DELETE" = "GET") =>
  site.app.inject({
    method,
    url: "/frontapi/subscriptions/mine",
    headers: { ...headers, authorization: `Bearer ${token}` },
  });

/** All mails to an address, as they would have gone out. */
const mailsTo = (address: string) =>
  writtenMails(site.env.dataDir).filter(({ head }) => head.includes(`To: ${address}`));
const mailed = (address: string, pattern: RegExp): Promise<WrittenMail> =>
  vi.waitFor(() => mailsTo(address).find(({ text }) => pattern.test(text)) ?? expect.fail(`no mail to ${address}`), {
    timeout: 20_000,
    interval: 100,
  });
const tokenIn = ({ text }: WrittenMail) => String(/token=(\S+)/.exec(text)?.[1]);

/** Somebody who has followed the link in the first mail. */
async function subscribed(email: string, wish: object = {}, locale = "en"): Promise<void> {
  expect((await subscribe({ kind: "vacancies", email, ...wish }, locale)).statusCode).toBe(200);
  expect((await mine(tokenIn(await mailed(email, /token=confirm/)), "PATCH")).statusCode).toBe(200);
}
const rows = async (where: object = {}) =>
  (
    await site.content.payload.find({
      collection: "subscriptions",
      where: where as never,
      limit: 0,
      overrideAccess: true,
    })
  ).docs;
const alertRows = async (where: object = {}) =>
  (
    await site.content.payload.find({
      collection: "alert-mails",
      where: where as never,
      limit: 0,
      sort: "id",
      overrideAccess: true,
    })
  ).docs;

/** A vacancy of the seed that has closed, opened anew until then: visitors have not been told of it. */
const reopen = (days: number, collection: "vacancies" | "notices" = "vacancies", id = 7) =>
  site.content.payload.update({
    collection,
    id,
    locale: "en",
    data: {
      [collection === "vacancies" ? "closesAt" : "deadline"]: new Date(Date.now() + days * dayMs).toISOString(),
      ...(collection === "vacancies" && { answerBy: new Date(Date.now() + 60 * dayMs).toISOString() }),
      _status: "published",
    } as never,
    overrideAccess: true,
    depth: 0,
  });

describe("a wish for mails", () => {
  test("is asked about by mail in the visitor's language, and holds only when it is confirmed on a page", async () => {
    const answer = await subscribe({ kind: "vacancies", email: " Asha@Example.org " }, "ne");
    expect(answer.json()).toEqual({ error: false, message: expect.stringContaining("आफ्नो इमेल हेर्नुहोस्") });
    const mail = await mailed("asha@example.org", /token=confirm/);
    expect(mail.text).toContain("४८ घण्टाभित्र");
    const token = tokenIn(mail);
    expect((await rows({ email: { equals: "asha@example.org" } }))[0]).toMatchObject({
      locale: "ne",
      confirmedAt: null,
    });
    // A program that follows every link confirms nothing.
    const page = await site.app.inject(`/ne/alerts?token=${token}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers["referrer-policy"]).toBe("no-referrer");
    expect(page.headers["cache-control"]).toContain("no-store");
    expect(page.body).toContain('value="confirm"');
    expect(page.body).not.toContain("asha@example.org");
    expect((await mine(token)).json().data).toMatchObject({
      kind: "vacancies",
      address: "a…@example.org",
      confirmed: false,
    });
    // The page's own form, without JavaScript.
    const confirmed = await site.app.inject({
      method: "POST",
      url: `/ne/alerts?token=${token}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ token, intent: "confirm" }).toString(),
    });
    expect(confirmed.statusCode).toBe(200);
    expect((await mine(token)).json().data.confirmed).toBe(true);
  });

  test("is answered alike whether or not the address is known; to the one who has it a mail says so", async () => {
    await subscribed("known@example.org");
    const [known, unknown] = [
      await subscribe({ kind: "vacancies", email: "known@example.org" }),
      await subscribe({ kind: "vacancies", email: "unknown@example.org" }),
    ];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect((await mailed("known@example.org", /already/)).text).toMatch(/token=stop/);
    expect(await rows({ email: { equals: "known@example.org" } })).toHaveLength(1);
  });

  test.each([
    ["an address that is none", { email: "nobody" }, "email"],
    ["an address that splits a header", { email: "a@example.org\r\nBcc: b@example.org" }, "email"],
    ["a discipline that there is not", { email: "a@example.org", filter: "9999" }, "filter"],
    ["a kind of notice for vacancies", { email: "a@example.org", filter: "procurement" }, "filter"],
  ])("is refused for %s", async (_, wish, field) => {
    const answer = await subscribe({ kind: "vacancies", ...wish });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test("of a machine is answered like any other, and nothing comes of it", async () => {
    const answer = await subscribe({ kind: "notices", email: "robot@example.org", website: "https://spam.example" });
    const forged = await subscribe({ kind: "notices", email: "robot@example.org", form_token: "zzzzzzzz.forged" });
    expect([answer.statusCode, forged.statusCode]).toEqual([200, 200]);
    await subscribe({ kind: "notices", email: "human@example.org" });
    await mailed("human@example.org", /token=confirm/);
    expect(await rows({ email: { equals: "robot@example.org" } })).toEqual([]);
  });

  test("writes to an address that has not asked no more than three times a day", async () => {
    for (let time = 0; time < 5; time += 1) {
      expect((await subscribe({ kind: "notices", email: "victim@example.org" })).statusCode).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    await vi.waitFor(() => expect(mailsTo("victim@example.org")).toHaveLength(3), { timeout: 15_000 });
    expect(await alertRows({ state: { equals: "pending" } })).toEqual([]);
  });

  test("that nobody confirms is forgotten after 48 hours", async () => {
    await subscribe({ kind: "notices", email: "silent@example.org" });
    const token = tokenIn(await mailed("silent@example.org", /token=confirm/));
    await sweepSubscriptions(site.content.payload, 48 * 3600_000, Date.now() + 47 * 3600_000);
    expect(await rows({ email: { equals: "silent@example.org" } })).toHaveLength(1);
    await sweepSubscriptions(site.content.payload, 48 * 3600_000, Date.now() + 49 * 3600_000);
    expect(await rows({ email: { equals: "silent@example.org" } })).toEqual([]);
    expect((await mine(token)).statusCode).toBe(403);
  });

  test("comes from our own pages only", async () => {
    const plain = await site.app.inject({
      method: "POST",
      url: "/frontapi/subscriptions",
      payload: { kind: "notices" },
    });
    expect(plain.statusCode).toBe(400);
    const foreign = await site.app.inject({
      method: "POST",
      url: "/frontapi/subscriptions",
      headers: { ...headers, origin: "https://evil.example" },
      payload: { kind: "notices", email: "a@example.org" },
    });
    expect(foreign.statusCode).toBe(403);
  });

  test("works without JavaScript, and a wrong address comes back in its field", async () => {
    const post = (email: string) =>
      site.app.inject({
        method: "POST",
        url: "/alerts",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ intent: "subscribe", kind: "notices", filter: "procurement", email }).toString(),
      });
    const wrong = await post("plain@");
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('value="plain@"');
    expect(wrong.body).toContain('value="procurement"');
    expect((await post("plain@example.org")).statusCode).toBe(200);
    expect((await mailed("plain@example.org", /token=confirm/)).text).toContain("Procurement");
  });
});

describe("what is opened", () => {
  test("is told to each subscriber once, in their language, and once more when it is extended", async () => {
    const vacancy = (await site.app.inject("/frontapi/careers/7")).json().data;
    await subscribed("all@example.org");
    await subscribed("both@example.org");
    await subscribed("both@example.org", { filter: String(vacancy.discipline.id) });
    await subscribed("nepali@example.org", { filter: String(vacancy.discipline.id) }, "ne");
    const other = (await site.app.inject("/frontapi/careers"))
      .json()
      .data.alert_choices.find(({ value }: { value: string }) => value !== String(vacancy.discipline.id));
    await subscribed("elsewhere@example.org", { filter: other.value });
    await subscribe({ kind: "vacancies", email: "unconfirmed@example.org" });
    await mailed("unconfirmed@example.org", /token=confirm/);

    await reopen(10);
    const mail = await mailed("all@example.org", /\/career\/7/);
    expect(mail.head).toContain(`New post: ${vacancy.name} (${vacancy.ref})`);
    expect((await mailed("nepali@example.org", /\/ne\/career\/7/)).text).toContain("खुला रहने म्याद");
    await mailed("both@example.org", /\/career\/7/);
    const about = (address: string) => mailsTo(address).filter(({ text }) => /\/career\/7/.test(text)).length;
    expect([about("both@example.org"), about("elsewhere@example.org"), about("unconfirmed@example.org")]).toEqual([
      1, 0, 0,
    ]);

    // Saved again, hidden and shown again, shortened: none of it is news. Another process that comes to it has nothing to add.
    await reopen(9);
    await announce(site.content.payload);
    await runSql(site.content.payload, sql`DELETE FROM system_state WHERE name = 'announced:vacancies/7'`);
    await reopen(10);
    const count = (await alertRows({ item: { equals: 7 } })).length;
    await reopen(20);
    expect((await mailed("all@example.org", /Now open until/)).head).toContain("Deadline extended");
    await vi.waitFor(() => expect(about("both@example.org")).toBe(2), { timeout: 15_000 });
    expect(about("all@example.org")).toBe(2);
    expect(count).toBeGreaterThanOrEqual(3);
  });

  test("is told once although a process dies between writing the mails and noting it, and while one is sent", async () => {
    await subscribed("killed@example.org", { kind: "notices" });
    const { items } = (await site.app.inject("/frontapi/notices?status=closed")).json().data;
    const { id } = items.find(
      ({ deadline, status }: { deadline: object | null; status: string }) => deadline && status === "closed",
    );
    await reopen(10, "notices", id);
    await mailed("killed@example.org", new RegExp(`/notices/${id}\\b`));
    const mails = () => mailsTo("killed@example.org").filter(({ text }) => /\/notices\/\d/.test(text));
    const name = `announced:notices/${id}`;
    await runSql(site.content.payload, sql`DELETE FROM system_state WHERE name = ${name}`);
    // As a process that begins anew would: it remembers nothing.
    await announce(Object.create(site.content.payload));
    expect(await runSql(site.content.payload, sql`SELECT name FROM system_state WHERE name = ${name}`)).toHaveLength(1);
    expect(await alertRows({ and: [{ kind: { equals: "notices" } }, { item: { equals: id } }] })).toHaveLength(1);

    await runSql(
      site.content.payload,
      sql`UPDATE alert_mails SET state = 'sending', due_at = 1 WHERE item = ${id} AND kind = 'notices'`,
    );
    await vi.waitFor(
      async () =>
        expect((await alertRows({ item: { equals: id }, kind: { equals: "notices" } }))[0]).toMatchObject({
          state: "failed",
        }),
      { timeout: 15_000 },
    );
    expect(mails()).toHaveLength(1);
  });

  test("is not told of what has closed or been withdrawn before the mail goes", async () => {
    await subscribed("late@example.org", { kind: "notices" });
    const [row] = await rows({ email: { equals: "late@example.org" } });
    const { items } = (await site.app.inject("/frontapi/notices?status=closed")).json().data;
    const closed = items.find(({ status }: { status: string }) => status === "closed");
    const data = {
      kind: "notices",
      item: closed.id,
      event: "new",
      subscription: row?.id,
      person: "x",
      state: "pending",
      attempts: 0,
      dueAt: 1,
      key: "test/closed",
    };
    await site.content.payload.create({ collection: "alert-mails", data: data as never, overrideAccess: true });
    await vi.waitFor(
      async () => expect((await alertRows({ key: { equals: "test/closed" } }))[0]).toMatchObject({ state: "withheld" }),
      { timeout: 15_000 },
    );
  });
});

describe("mails end", () => {
  test("by one click of a mail program (RFC 8058), which erases the address", async () => {
    await subscribed("leaving@example.org", { kind: "notices" });
    const { items } = (await site.app.inject("/frontapi/notices?status=closed")).json().data;
    await reopen(
      12,
      "notices",
      items.findLast(
        ({ deadline, status }: { deadline: object | null; status: string }) => deadline && status === "closed",
      ).id,
    );
    const { head } = await mailed("leaving@example.org", /\/notices\/\d/);
    expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const address = new URL(String(/List-Unsubscribe: <([^>]+)>/.exec(head)?.[1]));
    // Looking at it changes nothing.
    const looked = await site.app.inject(address.pathname + address.search);
    expect(looked.statusCode).toBe(303);
    expect(looked.headers.location).toMatch(/^\/alerts\?token=stop\./);
    expect((await site.app.inject(String(looked.headers.location))).body).toContain('value="stop"');
    expect(await rows({ email: { equals: "leaving@example.org" } })).toHaveLength(1);
    const boundary = "x";
    const stopped = await site.app.inject({
      method: "POST",
      url: address.pathname + address.search,
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      payload: `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
    });
    expect(stopped.statusCode).toBe(200);
    expect(await rows({ email: { equals: "leaving@example.org" } })).toEqual([]);
    const again = { method: "POST", url: address.pathname + address.search } as const;
    expect((await site.app.inject(again)).statusCode).toBe(403);
  });

  test("and one link never ends, confirms or shows another's subscription", async () => {
    await subscribed("one@example.org");
    await subscribed("two@example.org");
    const [one, two] = [
      await mailed("one@example.org", /token=confirm/),
      await mailed("two@example.org", /token=confirm/),
    ].map(tokenIn);
    const stitched = String(one).replace(/^confirm\.\w+/, String(two).split(".").slice(0, 2).join("."));
    for (const method of ["GET", "PATCH", "DELETE"] as const)
      expect((await mine(stitched, method)).statusCode).toBe(403);
    for (const token of ["", "x", "stop.1.0.AAAA", "confirm.1.zzzzzzzz.", "stop.1.zzzzzzzz.A"]) {
      expect((await mine(token, "DELETE")).statusCode).toBe(403);
    }
    expect(await rows({ email: { equals: "two@example.org" } })).toHaveLength(1);
  });
});

test("the staff see how many want what, and nobody's address", async () => {
  await subscribed("private@example.org");
  const user = { id: 1, collection: "users", role: "hr" } as never;
  const asHr = { collection: "subscriptions", overrideAccess: false, user, depth: 0, limit: 0 } as const;
  const { docs } = await site.content.payload.find(asHr);
  expect(docs.length).toBeGreaterThan(0);
  expect(JSON.stringify(docs)).not.toMatch(/example\.org|linkKey|person/);
  const guess = site.content.payload.find({ ...asHr, where: { email: { equals: "private@example.org" } } as never });
  await expect(guess).rejects.toThrow();
  const mails = await site.content.payload.find({ ...asHr, collection: "alert-mails" });
  expect(JSON.stringify(mails.docs)).not.toContain("example.org");
});

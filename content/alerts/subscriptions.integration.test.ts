import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { staffAt } from "../../testing/people/staff.ts";
import { subscribersOf } from "../../testing/people/subscriber.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { retentionIn } from "../retained.ts";
import { eraseAgain } from "../retention/after-restore.ts";
import { tracesIn } from "../retention/traces.ts";
import { sweepSubscriptions } from "./subscriptions.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
});
afterAll(() => site.close());

const { headers, subscribe, mine, mailsTo, mailed, tokenIn, subscribed, rows, alertRows } = subscribersOf(() => site);

describe("a request for alerts", () => {
  test("is confirmed by a link in a mail, in the visitor's language, and takes effect only after a click on its page", async () => {
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

  test("with a bad address is in its form again, without JavaScript too, with its message", async () => {
    const message = "इमेल ठेगानाजस्तो देखिएन";
    const kind = "procurement";
    const answer = await site.app.inject({
      method: "POST",
      url: "/ne/alerts",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ intent: "subscribe", kind: "notices", filter: kind, email: "asha@" }).toString(),
    });
    expect(answer.statusCode).toBe(422);
    const forms = answer.body.split(/(?=<form)/).map((part) => part.split("</form>")[0] ?? "");
    const [vacancies, notices] = ["vacancies", "notices"].map((one) => forms.find((form) => form.includes(`#${one}"`)));
    expect(vacancies).toMatch(/<input[^>]*aria-invalid="false"/);
    expect(vacancies).not.toContain(message);
    expect(notices).toContain(message);
    expect(notices).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="asha@"/);
    expect(notices).toMatch(new RegExp(`<option value="${kind}" selected`));
  });

  test("gets the same answer whether or not the address is known; a known address is told by mail", async () => {
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
    { has: "en", asks: "ne", page: "/ne/alerts" },
    { has: "ne", asks: "en", page: "/alerts" },
  ])(
    "in $asks from a subscriber in $has changes nothing, and the mail says in both how to get them in $asks",
    async (of) => {
      const email = `${of.has}.to.${of.asks}@example.org`;
      await subscribed(email, {}, of.has);
      await subscribe({ kind: "vacancies", email }, of.asks);
      const { text } = await mailed(email, /token=stop/);
      expect(await rows({ email: { equals: email } })).toMatchObject([{ locale: of.has }]);
      expect(text).toMatch(new RegExp(`^https?://[^/]+${of.page}$`, "m"));
      expect(text).toContain({ en: "English page", ne: "Nepali page" }[of.asks]);
      expect(text).toContain({ en: "अङ्ग्रेजी पृष्ठ", ne: "नेपाली पृष्ठ" }[of.asks]);
    },
  );

  test.each([
    ["an invalid address", { email: "nobody" }, "email"],
    ["an address that splits a header", { email: "a@example.org\r\nBcc: b@example.org" }, "email"],
    ["a discipline that there is not", { email: "a@example.org", filter: "9999" }, "filter"],
    ["a kind of notice for vacancies", { email: "a@example.org", filter: "procurement" }, "filter"],
  ])("is refused for %s", async (_, wish, field) => {
    const answer = await subscribe({ kind: "vacancies", ...wish });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test("by a machine is answered like any other, and not stored", async () => {
    const answer = await subscribe({ kind: "notices", email: "robot@example.org", website: "https://spam.example" });
    const forged = await subscribe({ kind: "notices", email: "robot@example.org", form_token: "zzzzzzzz.forged" });
    expect([answer.statusCode, forged.statusCode]).toEqual([200, 200]);
    await subscribe({ kind: "notices", email: "human@example.org" });
    await mailed("human@example.org", /token=confirm/);
    expect(await rows({ email: { equals: "robot@example.org" } })).toEqual([]);
  });

  test("writes at most three times a day to an address that has not confirmed", async () => {
    for (let time = 0; time < 5; time += 1) {
      expect((await subscribe({ kind: "notices", email: "victim@example.org" })).statusCode).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    await vi.waitFor(() => expect(mailsTo("victim@example.org")).toHaveLength(3), { timeout: 15_000 });
    expect(await alertRows({ state: { equals: "pending" } })).toEqual([]);
  });

  test("is deleted after 48 hours without a confirmation", async () => {
    await subscribe({ kind: "notices", email: "silent@example.org" });
    const token = tokenIn(await mailed("silent@example.org", /token=confirm/));
    const { payload } = site.content;
    const traces = tracesIn(site.env);
    await sweepSubscriptions(payload, traces, 48 * 3600_000, Date.now() + 47 * 3600_000);
    expect(await rows({ email: { equals: "silent@example.org" } })).toHaveLength(1);
    await sweepSubscriptions(payload, traces, 48 * 3600_000, Date.now() + 49 * 3600_000);
    expect(await rows({ email: { equals: "silent@example.org" } })).toEqual([]);
    expect(mailsTo("silent@example.org")).toEqual([]);
    expect((await mine(token)).statusCode).toBe(403);
  });

  test("is accepted only from our own pages", async () => {
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

  test("works without JavaScript, and shows a wrong address again in its field", async () => {
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

test("the link of one subscription never ends, confirms or shows another", async () => {
  await subscribed("one@example.org");
  await subscribed("two@example.org");
  const [one, two] = [
    await mailed("one@example.org", /token=confirm/),
    await mailed("two@example.org", /token=confirm/),
  ].map(tokenIn);
  const stitched = String(one).replace(/^confirm\.\w+/, String(two).split(".").slice(0, 2).join("."));
  for (const method of ["GET", "PATCH", "DELETE"] as const) expect((await mine(stitched, method)).statusCode).toBe(403);
  for (const token of ["", "x", "stop.1.0.AAAA", "confirm.1.zzzzzzzz.", "stop.1.zzzzzzzz.A"]) {
    expect((await mine(token, "DELETE")).statusCode).toBe(403);
  }
  expect(await rows({ email: { equals: "two@example.org" } })).toHaveLength(1);
});

test("the staff see how many people want what, and no address", async () => {
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

test("an owner ends the subscriptions of an address that somebody names, and of no other", async () => {
  const [owner, hr] = [await staffAt(site, "owner", "Binod"), await staffAt(site, "hr", "Hari")];
  await subscribed("caller@example.org");
  await subscribed("caller@example.org", { kind: "notices" });
  await subscribed("other@example.org");
  const end = (who: typeof owner, email: string) => who.post("/subscriptions/end", { email });
  expect((await end(hr, "caller@example.org")).status).toBe(403);
  expect((await end(owner, "caller@")).status).toBe(422);
  expect(await (await end(owner, " Caller@Example.org ")).json()).toMatchObject({ ended: 2 });
  expect(await (await end(owner, "caller@example.org")).json()).toMatchObject({ ended: 0 });
  expect(await rows({ email: { equals: "caller@example.org" } })).toEqual([]);
  // The files of its mails name the address too.
  expect(mailsTo("caller@example.org")).toEqual([]);
  expect(await rows({ email: { equals: "other@example.org" } })).toHaveLength(1);
});

describe("a subscription that has ended", () => {
  const email = "ended@example.org";
  const row = async () =>
    (await runSql(site.content.payload, sql`SELECT * FROM subscriptions WHERE email = ${email}`))[0] ?? {};
  /** Puts a row back as a restored backup would, or with another key: one that got the number after a backup was restored. */
  const put = (backup: Record<string, unknown>, linkKey = backup["link_key"]) =>
    runSql(
      site.content.payload,
      sql`INSERT INTO subscriptions (id, kind, email, locale, person, key, link_key, confirmed_at, created_at, updated_at)
          VALUES (${backup["id"]}, ${backup["kind"]}, ${email}, ${backup["locale"]}, ${backup["person"]}, ${backup["key"]},
            ${linkKey}, ${backup["confirmed_at"]}, ${backup["created_at"]}, ${backup["updated_at"]})`,
    );
  const start = () => eraseAgain({ ...retentionIn(site.env), payload: site.content.payload });

  test("by its link or by an owner does not come back with a restored backup, and another of its number stays", async () => {
    const owner = await staffAt(site, "owner", "Om");
    const stop = async () => mine(tokenIn(await mailed(email, /token=confirm/)), "DELETE");
    for (const end of [stop, () => owner.post("/subscriptions/end", { email })]) {
      await subscribed(email);
      const backup = await row();
      await end();
      expect(await rows({ email: { equals: email } })).toEqual([]);
      await put(backup);
      await start();
      expect(await rows({ email: { equals: email } })).toEqual([]);
      const [logged] = (
        await site.content.payload.find({ collection: "erasures", where: { kind: { equals: "subscriptions" } } })
      ).docs;
      expect(logged).toMatchObject({ mode: "restored", count: 1, references: [`subscription ${backup["id"]}`] });

      await put(backup, "another-key");
      await start();
      expect(await rows({ email: { equals: email } })).toHaveLength(1);
      await runSql(site.content.payload, sql`DELETE FROM subscriptions WHERE email = ${email}`);
    }
  });
});

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { goodPassword, membersOf } from "../../testing/people/member.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
});
afterAll(() => site.close());

const { call, register, mailsTo, mailed, tokenIn, member, login, signedBy, cookieIn } = membersOf(() => site);
const rowsIn = async (table: string) =>
  Number((await runSql(site.content.payload, sql`SELECT COUNT(*) AS n FROM ${sql.identifier(table)}`))[0]?.["n"]);
const me = "/api/getAuthenticatedUser";

describe("the specification's two calls", () => {
  test("login answers with token and seconds, and getAuthenticatedUser recognizes the token", async () => {
    await member("spec@example.org", { name: "Spec Reader" });
    const answer = await login("spec@example.org");
    expect(answer.json()).toEqual({
      error: false,
      message: expect.any(String),
      data: {
        token: expect.stringMatching(/^stm_[\w-]{43}$/),
        expires_in: 43_200,
        member: expect.stringMatching(/^[a-z2-9]{12}$/),
      },
    });
    const { token, member: id } = answer.json().data;
    const known = await call("GET", me, undefined, { headers: { authorization: `Bearer ${token}` } });
    expect(known.json().data.id).toBe(id);
    expect(known.statusCode).toBe(200);
    expect(known.headers["cache-control"]).toBe("no-store");
    expect(known.json().data).toMatchObject({ name: "Spec Reader", email: "spec@example.org", locale: "en" });
    expect((await call("GET", me)).statusCode).toBe(401);
    const remembered = await login("spec@example.org", goodPassword, { remember: true });
    expect(remembered.json().data.expires_in).toBe(1_209_600);
  });

  test("addresses match in any case, and a password in both Unicode forms", async () => {
    const password = "पुरानो बाटोमा २१ पाइला";
    await member("Mixed.Case@Example.org", { password });
    expect((await login("mixed.case@EXAMPLE.ORG", password.normalize("NFD"))).statusCode).toBe(200);
  });
});

describe("registering", () => {
  test("says what is wrong, by field, in the visitor's language", async () => {
    const bad = { name: "x", password: "short", password_confirmation: "other", terms: 0, adult: false };
    const { statusCode, errors } = (await register("not an address", bad, { locale: "ne" }).then((answer) => ({
      ...answer.json(),
      statusCode: answer.statusCode,
    }))) as { statusCode: number; errors: Record<string, string[]> };
    expect(statusCode).toBe(422);
    expect(Object.keys(errors).sort()).toEqual([
      "adult",
      "email",
      "name",
      "password",
      "password_confirmation",
      "terms",
    ]);
    for (const [text = ""] of Object.values(errors)) expect(text).toMatch(/[\u0900-\u097f]/);
  });

  test.each(["passwordpassword", "himalaya engineering 1", "sunita karki 2026", "aaaaaaaaaaaaaaaa", "qwertyuiop12345"])(
    "%s is refused as a password",
    async (password) => {
      const answer = await register("weak@example.org", { password, password_confirmation: password });
      expect(answer.json().errors).toHaveProperty("password");
    },
  );

  test("does not reveal an existing account: the answer is the same, and its owner gets one mail a day", async () => {
    await member("known@example.org");
    const [known, unknown] = [await register("known@example.org"), await register("unknown@example.org")];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    await mailed("known@example.org", /There already is one/);
    await register("known@example.org");
    await vi.waitFor(async () => {
      const rows = await runSql(site.content.payload, sql`SELECT id FROM member_registrations WHERE state = 'pending'`);
      expect(rows).toHaveLength(0);
    }, 15_000);
    expect(mailsTo("known@example.org").filter(({ text }) => text.includes("There already is one"))).toHaveLength(1);
  });

  test("an address gets three mails a day, no matter who types it", async () => {
    for (let n = 0; n < 5; n += 1) expect((await register("target@example.org")).statusCode).toBe(200);
    await mailed("target@example.org", /verify-email/);
    await vi.waitFor(() => expect(mailsTo("target@example.org")).toHaveLength(3), 15_000);
  });

  test("has a link that works once, and only with the password that was typed", async () => {
    await register("victim@example.org", {
      password: "attackers own words 93",
      password_confirmation: "attackers own words 93",
    });
    const token = tokenIn(await mailed("victim@example.org", /verify-email/));
    const before = await rowsIn("members");
    for (const method of ["GET", "HEAD"] as const)
      await site.app.inject({ method, url: `/verify-email?token=${token}` });
    expect((await call("POST", "/accounts/verify", { token, password: goodPassword })).statusCode).toBe(422);
    expect(await rowsIn("members")).toBe(before);
    expect((await call("POST", "/accounts/decline", { token })).statusCode).toBe(200);
    expect((await call("POST", "/accounts/verify", { token, password: "attackers own words 93" })).statusCode).toBe(
      410,
    );

    await register("once@example.org");
    const good = tokenIn(await mailed("once@example.org", /verify-email/));
    const both = await Promise.all(
      [1, 2].map(() => call("POST", "/accounts/verify", { token: good, password: goodPassword })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  test("can be closed by a setting; members still sign in, and with accounts closed nothing is found", async () => {
    await member("settled@example.org");
    await register("between@example.org");
    const token = tokenIn(await mailed("between@example.org", /verify-email/));
    const confirm = () => call("POST", "/accounts/verify", { token, password: goodPassword });
    const set = (accounts: string) =>
      site.content.payload.updateGlobal({
        slug: "community-settings",
        data: { accounts, _status: "published" } as never,
        overrideAccess: true,
      });
    try {
      await set("members");
      expect((await register("late@example.org")).statusCode).toBe(403);
      expect((await login("settled@example.org")).statusCode).toBe(200);
      // A registration waits for its link until the setting is open again.
      expect((await confirm()).statusCode).toBe(403);
      await set("closed");
      expect((await login("settled@example.org")).statusCode).toBe(404);
    } finally {
      await set("open");
    }
    expect((await confirm()).statusCode).toBe(200);
  });
});

describe("a session", () => {
  test("of which only the token was stolen reveals the name, and permits nothing", async () => {
    const { headers } = await member("stolen@example.org");
    const bare = { headers: { authorization: headers.authorization } };
    expect((await call("GET", me, undefined, bare)).statusCode).toBe(200);
    const other = cookieIn(await login((await member("thief@example.org")).email));
    for (const cookie of [undefined, other, "setu-member=x.y"]) {
      const headersOf = { authorization: headers.authorization, ...(cookie && { cookie }) };
      for (const [method, path, body] of [
        ["GET", "/accounts/me"],
        ["PATCH", "/accounts/me", { name: "Somebody Else", locale: "en" }],
        ["GET", "/accounts/me/sessions"],
        ["DELETE", "/accounts/me/sessions", { password: goodPassword }],
        ["POST", "/accounts/me/export", { password: goodPassword }],
        ["POST", "/accounts/me/email", { email: "x@example.org", password: goodPassword }],
        [
          "POST",
          "/accounts/me/password",
          { current_password: goodPassword, password: "a", password_confirmation: "a" },
        ],
        ["DELETE", "/accounts/me", { password: goodPassword }],
      ] as const) {
        expect((await call(method, path, body, { headers: headersOf })).statusCode, `${method} ${path}`).toBe(401);
      }
    }
    expect((await call("GET", "/accounts/me", undefined, { headers: { cookie: headers.cookie } })).statusCode).toBe(
      401,
    );
    expect((await call("GET", "/accounts/me", undefined, { headers })).statusCode).toBe(200);
    const [stored] = await runSql(
      site.content.payload,
      sql`SELECT token_hash FROM member_sessions ORDER BY id DESC LIMIT 1`,
    );
    expect(
      (await call("GET", me, undefined, { headers: { authorization: `Bearer ${stored?.["token_hash"]}` } })).statusCode,
    ).toBe(401);
  });

  test("ends on signing out, on a new password, on suspension, and when its time is up", async () => {
    const email = "ending@example.org";
    const first = await member(email);
    const works = async (headers: Record<string, string>) =>
      (await call("GET", "/accounts/me", undefined, { headers })).statusCode === 200;
    const again = async () => signedBy(await login(email));
    let headers = await again();
    expect((await call("POST", "/api/logout", {}, { headers })).statusCode).toBe(200);
    expect(await works(headers)).toBe(false);
    expect(await works(first.headers)).toBe(true);

    headers = await again();
    const changed = await call(
      "POST",
      "/accounts/me/password",
      {
        current_password: goodPassword,
        password: "seven other footpaths 8",
        password_confirmation: "seven other footpaths 8",
      },
      { headers },
    );
    expect(changed.statusCode).toBe(200);
    expect([await works(headers), await works(first.headers)]).toEqual([false, false]);
    expect(await works(signedBy(changed))).toBe(true);
    await mailed(email, /has been changed, and all other devices/);

    const signed = signedBy(await login(email, "seven other footpaths 8"));
    const { docs } = await site.content.payload.find({
      collection: "members",
      where: { emailKey: { equals: email } },
      overrideAccess: true,
    });
    const id = docs[0]?.id ?? 0;
    await site.content.payload.update({
      collection: "members",
      id,
      data: { state: "suspended", reason: "Advertising." },
      overrideAccess: true,
    });
    expect(await works(signed)).toBe(false);
    const suspended = signedBy(await login(email, "seven other footpaths 8"));
    const account = await call("GET", "/accounts/me", undefined, { headers: suspended });
    expect(account.json().data.suspension).toEqual({ text: "Advertising." });
    await site.content.payload.update({ collection: "members", id, data: { state: "active" }, overrideAccess: true });
    const last = signedBy(await login(email, "seven other footpaths 8"));
    await runSql(
      site.content.payload,
      sql`UPDATE member_sessions SET expires_at = ${Date.now() - 1} WHERE member_id = ${id}`,
    );
    expect(await works(last)).toBe(false);
  });

  test("is one of ten at most, and can end another one, or all others", async () => {
    const email = "many@example.org";
    await member(email);
    const answers = [];
    for (let n = 0; n < 12; n += 1) answers.push(await login(email));
    const headers = signedBy(answers.at(-1) as (typeof answers)[number]);
    const { items } = (await call("GET", "/accounts/me/sessions", undefined, { headers })).json().data;
    expect(items).toHaveLength(10);
    expect(items.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const session = items.find(({ current }: { current: boolean }) => !current).id;
    expect(
      (await call("DELETE", "/accounts/me/sessions", { session, password: "wrong" }, { headers })).statusCode,
    ).toBe(422);
    expect(
      (await call("DELETE", "/accounts/me/sessions", { session, password: goodPassword }, { headers })).statusCode,
    ).toBe(200);
    expect((await call("DELETE", "/accounts/me/sessions", { password: goodPassword }, { headers })).statusCode).toBe(
      200,
    );
    const left = (await call("GET", "/accounts/me/sessions", undefined, { headers })).json().data.items;
    expect(left).toHaveLength(1);
  });

  test("ten at once are ten sessions", async () => {
    const { email, headers } = await member("at-once@example.org");
    const known = { headers: { cookie: headers.cookie } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(email, goodPassword, known)));
    const works = answers.map(async (answer) => {
      const signed = signedBy(answer, cookieIn(answer) || headers.cookie);
      return (await call("GET", "/accounts/me", undefined, { headers: signed })).statusCode;
    });
    expect(await Promise.all(works)).toEqual(Array(10).fill(200));
  });

  test("does not open the calls of applicants and subscribers", async () => {
    const { headers } = await member("outside@example.org");
    for (const path of ["/frontapi/applications/mine", "/frontapi/subscriptions/mine"]) {
      expect((await site.app.inject({ url: path, headers })).statusCode).toBe(403);
    }
  });
});

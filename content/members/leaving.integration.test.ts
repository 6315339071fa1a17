import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodPassword, membersOf } from "../../testing/people/member.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { retentionIn } from "../retained.ts";
import { eraseAgain } from "../retention/after-restore.ts";
import { sweepMembers } from "./mails.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
});
afterAll(() => site.close());

const { call, register, wish, mailsTo, mailed, tokenIn, member, login } = membersOf(() => site);
const rowsIn = async (table: string) =>
  Number((await runSql(site.content.payload, sql`SELECT COUNT(*) AS n FROM ${sql.identifier(table)}`))[0]?.["n"]);
const me = "/api/getAuthenticatedUser";
const dayMs = 24 * 3600_000;

describe("a forgotten password", () => {
  test("is replaced by a link that works once and does not sign in", async () => {
    const { email, headers } = await member("forgetful@example.org");
    const [known, unknown] = [
      await call("POST", "/accounts/forgot", { email }),
      await call("POST", "/accounts/forgot", { email: "nobody@example.org" }),
    ];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const token = tokenIn(await mailed(email, /reset-password/));
    const password = "nine quiet orchards 60";
    const chosen = { token, password, password_confirmation: password };
    expect((await call("POST", "/accounts/reset", { ...chosen, password: "short" })).statusCode).toBe(422);
    expect((await call("POST", "/accounts/reset", chosen)).statusCode).toBe(200);
    expect((await call("GET", "/accounts/me", undefined, { headers })).statusCode).toBe(401);
    expect((await call("POST", "/accounts/reset", chosen)).statusCode).toBe(410);
    expect((await login(email, password)).statusCode).toBe(200);
    expect(mailsTo("nobody@example.org")).toHaveLength(0);
  });
});

test("a new address takes effect when its link is opened, and the former one can undo it", async () => {
  const { email, headers } = await member("moving@example.org");
  const change = (body: object) => call("POST", "/accounts/me/email", body, { headers });
  expect((await change({ email: "moved@example.org", password: "wrong" })).statusCode).toBe(422);
  expect((await change({ email: "moved@example.org", password: goodPassword })).statusCode).toBe(200);
  const token = tokenIn(await mailed("moved@example.org", /changed-email/));
  expect((await login("moved@example.org")).statusCode).toBe(401);
  expect((await call("POST", "/accounts/email", { token })).statusCode).toBe(200);
  expect((await call("POST", "/accounts/email", { token })).statusCode).toBe(410);
  expect((await call("GET", "/accounts/me", undefined, { headers })).json().data.email).toBe("moved@example.org");
  const undo = tokenIn(await mailed(email, /changed-email/));
  expect((await call("POST", "/accounts/email/undo", { token: undo })).statusCode).toBe(200);
  expect((await call("GET", "/accounts/me", undefined, { headers })).statusCode).toBe(401);
  expect((await login(email)).statusCode).toBe(401);
  await mailed(email, /reset-password/);
});

test("an account is copied and deleted with its password, and leaves no data, even when a backup is restored", async () => {
  const { email, headers } = await member("leaving@example.org", { name: "Leaving Person" });
  const { payload } = site.content;
  const copy = await call("POST", "/accounts/me/export", { password: goodPassword }, { headers });
  expect(copy.json().data.content.account).toMatchObject({ email, name: "Leaving Person" });
  const [row] = await runSql(payload, sql`SELECT * FROM members WHERE email = ${email}`);
  expect((await call("DELETE", "/accounts/me", { password: "wrong" }, { headers })).statusCode).toBe(422);
  expect((await call("DELETE", "/accounts/me", { password: goodPassword }, { headers })).statusCode).toBe(200);
  expect((await call("GET", me, undefined, { headers })).statusCode).toBe(401);
  const found = async () => (await runSql(payload, sql`SELECT id FROM members WHERE email = ${email}`)).length;
  expect(await found()).toBe(0);
  for (const table of ["member_sessions", "member_mails"]) {
    const rows = await runSql(
      payload,
      sql`SELECT id FROM ${sql.identifier(table)} WHERE member_id = ${Number(row?.["id"])}`,
    );
    expect(rows).toHaveLength(0);
  }
  await runSql(
    payload,
    sql`INSERT INTO members (public_id, name, email, email_key, password_hash, epoch, state, link_key)
        VALUES (${row?.["public_id"]}, 'Leaving Person', ${email}, ${email}, 'x', 0, 'active', 'x')`,
  );
  await eraseAgain({ ...retentionIn(site.env), payload });
  expect(await found()).toBe(0);
});

test("expired rows are swept, and the owner of an unused account gets a mail a month before it is erased", async () => {
  const { payload } = site.content;
  const { email } = await member("sleeping@example.org");
  const day = new Date(Date.now() - 710 * dayMs).toISOString().slice(0, 10);
  await runSql(payload, sql`UPDATE members SET last_seen_day = ${day} WHERE email = ${email}`);
  const to = { mails: "", host: "localhost" };
  await sweepMembers(payload, to);
  await sweepMembers(payload, to);
  await mailed(email, /23 months/);
  expect(mailsTo(email).filter(({ text }) => /23 months/.test(text))).toHaveLength(1);
  await register("never@example.org");
  await sweepMembers(payload, to, Date.now() + 3 * dayMs);
  expect(await rowsIn("member_registrations")).toBe(0);
  // The month may have 31 days.
  await sweepMembers(payload, to, Date.now() + 31 * dayMs);
  expect(await runSql(payload, sql`SELECT state FROM member_mails WHERE kind = 'unused'`)).toEqual([{ state: "sent" }]);
  expect(await wish("x@example.org")).toMatchObject({ adult: true });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goodPassword, membersOf } from "../../testing/people/member.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

const { call, register, wish, mailsTo, tokenIn, login, signedBy } = membersOf(() => site);

test("of a hundred registrations from one network twenty at most are stored and mailed, and another network registers meanwhile", async () => {
  const from = "203.0.113.7";
  const statuses: number[] = [];
  for (let n = 0; n < 100; n += 1) {
    statuses.push((await register(`flood-${n}@example.org`, {}, { from })).statusCode);
  }
  const accepted = statuses.filter((status) => status === 200).length;
  expect(accepted).toBeGreaterThan(0);
  expect(accepted).toBeLessThanOrEqual(20);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const rows = await runSql(
    site.content.payload,
    sql`SELECT id FROM member_registrations WHERE email_key LIKE 'flood-%'`,
  );
  expect(rows).toHaveLength(accepted);
  expect((await register("neighbour@example.org", {}, { from: "198.51.100.7" })).statusCode).toBe(200);
}, 60_000);

test("a registration that is sent again after a lost answer is one, with one mail; another is another", async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  for (const key of [first, first, second]) {
    const answer = await register("again@example.org", {}, { headers: { "idempotency-key": key } });
    expect(answer.statusCode).toBe(200);
  }
  const rows = await runSql(
    site.content.payload,
    sql`SELECT id FROM member_registrations WHERE email_key = 'again@example.org'`,
  );
  expect(rows).toHaveLength(2);
});

/** Waits until all mails about registrations have been sent. */
const allSent = () =>
  expect
    .poll(() => runSql(site.content.payload, sql`SELECT id FROM member_registrations WHERE due_at IS NOT NULL`), {
      timeout: 20_000,
    })
    .toEqual([]);

test("the owner of a mailbox gets an account after strangers have used up its mails: any link takes a new password, and a stranger's is never set", async () => {
  const email = "besieged@example.org";
  const theirs = "attackers own words 93";
  const strangers = { name: "Not Me", password: theirs, password_confirmation: theirs };
  for (let n = 0; n < 3; n += 1) await register(email, strangers, { from: "203.0.113.8" });
  const own = await register(email, { name: "Asha Lama" }, { from: "198.51.100.8" });
  const unknown = await register("quiet@example.org", {}, { from: "198.51.100.8" });
  expect([own.statusCode, own.body]).toEqual([unknown.statusCode, unknown.body]);
  await allSent();
  expect(mailsTo(email)).toHaveLength(3);
  const [token, another] = mailsTo(email).map(tokenIn);
  const verify = (body: object) => call("POST", "/accounts/verify", { token, password: goodPassword, ...body });
  expect((await verify({})).json().errors).toHaveProperty("password");

  const { name, password_confirmation, terms, adult } = await wish(email, { name: "Asha Lama" });
  const anew = { name, password_confirmation, terms, adult };
  const refused = await verify({ password: "short", anew: { ...anew, name: "Moderator", terms: 0, adult: false } });
  expect([refused.statusCode, Object.keys(refused.json().errors).sort()]).toEqual([
    422,
    ["adult", "name", "password", "password_confirmation", "terms"],
  ]);
  const made = await verify({ anew });
  expect(made.statusCode).toBe(200);
  const account = await call("GET", "/accounts/me", undefined, { headers: signedBy(made) });
  expect(account.json().data).toMatchObject({ name: "Asha Lama", email });
  expect((await login(email, theirs)).statusCode).toBe(401);
  expect((await login(email)).statusCode).toBe(200);
  expect((await call("POST", "/accounts/verify", { token: another, password: theirs })).statusCode).toBe(410);
});

test("a mailbox gets three mails about its address however it is written, and as many with tags; none has a stranger's words", async () => {
  const name = "Pay Fine Now Or Lose Licence";
  const mails = () => ["target", "t.arget", "targ.et"].flatMap((start) => mailsTo(start));
  const tagged = ["target+0", "t.arget+1", "target+2", "targ.et+3", "target+4"].map((local) => `${local}@gmail.com`);
  for (const email of tagged) expect((await register(email, { name }, { from: "203.0.113.9" })).statusCode).toBe(200);
  await allSent();
  expect(mails()).toHaveLength(3);
  // Not every provider delivers tags: people who type them must not use up the mails of the address itself.
  for (const email of ["target@gmail.com", "t.arget@gmail.com", "target@googlemail.com", "targ.et@GMAIL.com"]) {
    expect((await register(email, { name }, { from: "203.0.113.9" })).statusCode).toBe(200);
  }
  await allSent();
  expect(mails()).toHaveLength(6);
  for (const { head, text } of mails()) expect(head + text).not.toMatch(/Fine|Licence/);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { membersOf } from "../../testing/people/member.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  await member("known@example.org", { name: "Known Reader" });
  await member("suspended@example.org", { name: "Suspended Reader" });
  await runSql(site.content.payload, sql`UPDATE members SET state = 'suspended' WHERE email = 'suspended@example.org'`);
  await register("unverified@example.org", { name: "Unverified Reader" });
  await mailed("unverified@example.org", /verify-email/);
});
afterAll(() => site.close());

const { ask, call, register, member, mailed, mailsTo } = membersOf(() => site);
const addresses = ["known@example.org", "nobody@example.org", "suspended@example.org", "unverified@example.org"];
const rowsIn = async (table: string) =>
  Number((await runSql(site.content.payload, sql`SELECT COUNT(*) AS n FROM ${sql.identifier(table)}`))[0]?.["n"]);

/** Asks for each address in turn, 50 times. Returns for each address its answers, and how many rows were written. */
async function inTurn(path: string, bodyOf: (email: string) => object, table: string) {
  const answers = new Map(addresses.map((email) => [email, new Set<string>()]));
  const rows = new Map<string, Set<number>>(addresses.map((email) => [email, new Set()]));
  for (let turn = 0; turn < 50; turn += 1) {
    for (const email of addresses) {
      const before = await rowsIn(table);
      const { statusCode, headers, body } = await call("POST", path, bodyOf(email));
      answers.get(email)?.add(JSON.stringify([statusCode, body, Object.keys(headers).sort()]));
      rows.get(email)?.add((await rowsIn(table)) - before);
    }
  }
  return { answers: [...answers.values()], rows: [...rows.values()] };
}

test("200 requests for a new password: the answers and the rows written are the same for every address, and nobody gets more than three mails", async () => {
  // No row is due while they are counted.
  const { payload } = site.content;
  const { answers, rows } = await inTurn("/accounts/forgot", (email) => ({ email }), "member_mails");
  expect(new Set(answers.flatMap((set) => [...set])).size).toBe(1);
  expect(rows.every((set) => [...set].every((count) => count <= 1))).toBe(true);
  const due = () => runSql(payload, sql`SELECT id FROM member_mails WHERE kind = 'reset' AND due_at IS NOT NULL`);
  await expect.poll(async () => (await due()).length, { timeout: 60_000 }).toBe(0);
  expect(await runSql(payload, sql`SELECT id FROM member_mails WHERE member_id IS NULL`)).toEqual([]);
  for (const email of addresses.slice(0, 2)) {
    const links = mailsTo(email).filter(({ text }) => /reset-password/.test(text));
    expect([email, links.length]).toEqual([email, email.startsWith("nobody") ? 0 : 3]);
  }
}, 120_000);

test("a request is stored before it is answered", async () => {
  const { payload } = site.content;
  for (const email of [...addresses, ...addresses.toReversed()]) {
    const written = () =>
      runSql(payload, sql`SELECT id, state, attempts FROM member_mails WHERE kind = 'reset' AND due_at > 0`);
    const before = new Set((await written()).map(({ id }) => Number(id)));
    expect((await ask("POST", "/accounts/forgot", { email })).statusCode).toBe(200);
    const news = (await written()).filter(({ id }) => !before.has(Number(id)));
    expect([email, news]).toEqual([email, [{ id: expect.anything(), state: "pending", attempts: expect.anything() }]]);
  }
});

test("wrong passwords: the same answer for every address", async () => {
  const { answers } = await inTurn(
    "/api/login",
    (email) => ({ email, password: "wrong words here 7" }),
    "member_sessions",
  );
  // After ten of them the account is closed to unknown devices, and a flood is refused, in each case alike.
  const kinds = answers.map((set) => new Set([...set].map((answer) => JSON.parse(answer)[0])));
  for (const set of kinds) expect(set).toEqual(kinds[0]);
}, 120_000);

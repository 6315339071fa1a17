import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { goodPassword, membersOf } from "../../testing/people/member.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
});
afterAll(() => site.close());

const { call, register, mailsTo, mailed, tokenIn, member, login } = membersOf(() => site);

test("an intruder who changes the address twice neither gets rid of its owner nor keeps a known password", async () => {
  const { email, headers } = await member("owner@example.org");
  const change = async (next: string) => {
    expect(
      (await call("POST", "/accounts/me/email", { email: next, password: goodPassword }, { headers })).statusCode,
    ).toBe(200);
    const mail = await mailed(next, /changed-email\?token/);
    // The address may be somebody else's: no text of the member's is in a mail to it.
    expect(mail.text).not.toContain("Sunita");
    const token = tokenIn(mail);
    expect((await call("POST", "/accounts/email", { token })).statusCode).toBe(200);
  };
  await call("POST", "/accounts/forgot", { email });
  const reset = tokenIn(await mailed(email, /reset-password/));
  await change("thief-1@example.org");
  const undo = tokenIn(await mailed(email, /undo=/));
  const body = { token: reset, password: "nine quiet orchards 60", password_confirmation: "nine quiet orchards 60" };
  expect((await call("POST", "/accounts/reset", body)).statusCode).toBe(410);
  await change("thief-2@example.org");
  expect((await call("POST", "/accounts/email/undo", { token: undo })).statusCode).toBe(200);
  expect((await login(email)).statusCode).toBe(401);
  const links = () => mailsTo(email).filter(({ text }) => /reset-password/.test(text));
  await vi.waitFor(() => expect(links()).toHaveLength(2), { timeout: 20_000 });
  const chosen = await Promise.all(
    links().map((mail) => call("POST", "/accounts/reset", { ...body, token: tokenIn(mail) })),
  );
  expect(chosen.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  expect((await login(email, body.password)).statusCode).toBe(200);
});

test("a member can cause three mails a day to new addresses", async () => {
  const { headers } = await member("changing@example.org");
  const told = [];
  for (let n = 0; n < 4; n += 1) {
    told.push(
      await call("POST", "/accounts/me/email", { email: `n${n}@example.org`, password: goodPassword }, { headers }),
    );
  }
  expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
});

test("a new password lets its owner in, even after strangers' attempts", async () => {
  const { email } = await member("locked-out@example.org");
  for (let n = 0; n < 11; n += 1) await login(email, `wrong ${n}`);
  expect((await login(email)).statusCode).toBe(429);
  await call("POST", "/accounts/forgot", { email });
  const token = tokenIn(await mailed(email, /reset-password/));
  const password = "nine quiet orchards 60";
  await call("POST", "/accounts/reset", { token, password, password_confirmation: password });
  expect((await login(email, password)).statusCode).toBe(200);
});

test("the mails about a registration are deleted with it", async () => {
  const { email } = await member("no-file-left@example.org");
  expect(mailsTo(email)).toEqual([]);
  await register("declined@example.org");
  const token = tokenIn(await mailed("declined@example.org", /verify-email/));
  expect((await call("POST", "/accounts/decline", { token })).statusCode).toBe(200);
  expect(mailsTo("declined@example.org")).toEqual([]);
});

test("strangers who ask for links cannot shut a member out: after three there is one an hour, and registrations use up none", async () => {
  const { payload } = site.content;
  const email = "besieged@example.org";
  await member(email);
  const links = () => mailsTo(email).filter(({ text }) => /reset-password/.test(text));
  const askFor = async (count: number) => {
    for (let n = 0; n < count; n += 1) await call("POST", "/accounts/forgot", { email });
    const due = () => runSql(payload, sql`SELECT id FROM member_mails WHERE kind = 'reset' AND due_at IS NOT NULL`);
    await expect.poll(async () => (await due()).length, { timeout: 20_000 }).toBe(0);
  };
  await register(email);
  await mailed(email, /forgot-password/);
  await askFor(5);
  expect(links()).toHaveLength(3);
  const earlier = new Date(Date.now() - 61 * 60_000).toISOString();
  await runSql(payload, sql`UPDATE member_mails SET sent_at = ${earlier} WHERE kind = 'reset' AND state = 'sent'`);
  await askFor(2);
  expect(links()).toHaveLength(4);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodPassword, membersOf } from "../../testing/people/member.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
});
afterAll(() => site.close());

const { call, login, mailed, member, register, signedBy, tokenIn } = membersOf(() => site);

test("a new password keeps a session for two weeks, or for half a day, as it was", async () => {
  const { email } = await member("remembered@example.org");
  let password = goodPassword;
  for (const [remember, seconds, next] of [
    [true, 14 * 24 * 3600, "seven other footpaths 8"],
    [false, 12 * 3600, "eleven quiet terraces 30"],
  ] as const) {
    const entered = await login(email, password, { remember });
    expect(entered.json().data.expires_in).toBe(seconds);
    const body = { current_password: password, password: next, password_confirmation: next };
    const changed = await call("POST", "/accounts/me/password", body, { headers: signedBy(entered) });
    expect(changed.json().data.expires_in).toBe(seconds);
    password = next;
  }
});

test("a new address can be cancelled until it is confirmed; its link then does nothing", async () => {
  const { headers } = await member("staying@example.org");
  const account = async () => (await call("GET", "/accounts/me", undefined, { headers })).json().data;
  const body = { email: "typo@example.org", password: goodPassword };
  expect((await call("POST", "/accounts/me/email", body, { headers })).statusCode).toBe(200);
  const token = tokenIn(await mailed("typo@example.org", /changed-email/));
  expect((await account()).pending_email).toBe("typo@example.org");
  const cancelled = await call("DELETE", "/accounts/me/email", undefined, { headers });
  expect([cancelled.statusCode, cancelled.json().message]).toEqual([200, "Your address stays as it is."]);
  expect(await account()).toMatchObject({ email: "staying@example.org", pending_email: null });
  expect((await call("POST", "/accounts/email", { token })).statusCode).toBe(410);
  // Once more, or with nothing to cancel.
  expect((await call("DELETE", "/accounts/me/email", undefined, { headers })).statusCode).toBe(200);
});

describe("an address whose domain is in another script", () => {
  test.each([
    ["sita@उदाहरण.नेपाल.example", "sita@xn--p1b6ci4b4b3a.xn--l2bey1c2b.example"],
    ["hari@xn--p1b6ci4b4b3a.example", "hari@xn--p1b6ci4b4b3a.example"],
    ["gita@example.xn--h2brj9c", "gita@example.xn--h2brj9c"],
  ])("%s gets its mail and signs in", async (email, inAscii) => {
    expect((await register(email)).statusCode).toBe(200);
    const token = tokenIn(await mailed(inAscii, /verify-email/));
    expect((await call("POST", "/accounts/verify", { token, password: goodPassword })).statusCode).toBe(200);
    expect((await login(email)).statusCode).toBe(200);
    expect((await login(inAscii)).statusCode).toBe(200);
  });

  test.each(["सीता@example.org", "sita@उदाहरण", "sita@उदाहरण.नेपाल/example.org", "sita@exa mple.org", "sita@127.0.0.1"])(
    "%s is refused",
    async (email) => {
      const answer = await register(email);
      expect(answer.statusCode).toBe(422);
      const [message] = answer.json().errors.email;
      expect(message).toMatch(email.startsWith("सीता") ? /before the @ .* Latin letters/ : /does not look like/);
    },
  );
});

test("the page to register says why nobody can, and nothing leads there", async () => {
  const set = (accounts: "open" | "members" | "closed") =>
    site.content.payload.updateGlobal({
      slug: "community-settings",
      data: { accounts, _status: "published" },
      depth: 0,
    });
  const page = async (url: string) => {
    const { statusCode, body } = await site.app.inject(url);
    return { statusCode, hasForm: body.includes('name="password_confirmation"'), body };
  };
  const soon = { timeout: 5000, interval: 100 };
  await set("members");
  await expect.poll(() => page("/register"), soon).toMatchObject({ statusCode: 200, hasForm: false });
  expect((await page("/register")).body).toContain("New accounts cannot be created at the moment.");
  expect((await page("/ne/register")).body).toContain("अहिले नयाँ खाता खोल्न मिल्दैन।");
  expect((await page("/login")).body).not.toContain('href="/register"');
  await set("closed");
  await expect.poll(() => page("/register"), soon).toMatchObject({ statusCode: 404, hasForm: false });
  expect((await page("/register")).body).toContain("This site has no accounts for visitors.");
  await set("open");
  await expect.poll(() => page("/register"), soon).toMatchObject({ statusCode: 200, hasForm: true });
  expect((await page("/login")).body).toContain('href="/register"');
});

test.each([
  "Himalaya Engineering",
  "Moderator",
  "Mоderаtor",
  "m o d e r a t o r",
  "ADMÍN",
  "Mo\u200dderator",
  // Letters that nobody sees, and others that look like Latin ones.
  "Himalaya\u3164Engineering\u3164Consultants",
  "Moderator\uffa0",
  "Himalaya En\u0261ineerin\u0261 Consultants",
  "Himalaya Engineer\u0131ng Consultants",
  "Adm\u0456\u0578",
])("the name %s is refused", async (name) => {
  expect((await register("posing@example.org", { name })).json().errors).toHaveProperty("name");
});

test.each([
  "\u2061adnus",
  "www.example.com",
  "Sita\u0301\u0301\u0301\u0301\u0301",
  // Circles around letters, a heap of vowel signs, and a letter without a shape.
  "S\u20ddi\u20ddta",
  "सी\u093e\u093e\u093e\u093e\u093e\u093eता",
  "Sita\u3164Karki",
])("%j is refused as a name", async (name) => {
  expect((await register("posing@example.org", { name })).json().errors).toHaveProperty("name");
});

test.each(["Peter Wagstaff", "Ahmad Minhas", "क्षितिज श्रेष्\u200dठ"])("the name %s is accepted", async (name) => {
  expect((await register(`named-${name.length}@example.org`, { name })).statusCode).toBe(200);
});

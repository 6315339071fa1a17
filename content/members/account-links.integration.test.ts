import { pages } from "@setu/contract/pages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkedPagesOf, partsOf } from "../../testing/people/linked-pages.ts";
import { goodPassword, membersOf } from "../../testing/people/member.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { issueLink, type LinkPurpose } from "./links.ts";
import { linkedMember, memberBy } from "./stored-member.ts";

/** The pages of links to members, for a new password and a change of address. */
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
});
afterAll(() => site.close());

const { call, register, mailed, tokenIn, member } = membersOf(() => site);
const { opened, posted } = linkedPagesOf(() => site);
const dayMs = 24 * 3600_000;
const another = "nine quiet orchards 60";
const chosen = (token: string) => ({ token, password: another, password_confirmation: another });

type Person = Awaited<ReturnType<typeof member>>;

/** The link as it was mailed eight days ago. */
async function expired(purpose: LinkPurpose, token: string): Promise<string> {
  const found = await memberBy(site.content.payload, "id", Number.parseInt(String(token.split(".")[0]), 36));
  if (!found) throw new Error(`nobody has the link ${token}`);
  return issueLink(site.env.secret, purpose, linkedMember(purpose, found), Date.now() - 8 * dayMs);
}
async function resetLink({ email }: Pick<Person, "email">): Promise<string> {
  await call("POST", "/accounts/forgot", { email });
  return tokenIn(await mailed(email, /reset-password/));
}
async function emailLink({ headers }: Person, email: string): Promise<string> {
  await call("POST", "/accounts/me/email", { email, password: goodPassword }, { headers });
  return tokenIn(await mailed(email, /changed-email\?token/));
}

const languages = [
  { prefix: "", name: "english", cut: "differs from", late: "has expired", used: "can no longer be used" },
  { prefix: "/ne", name: "nepali", cut: "मिल्दैन", late: "म्याद सकियो", used: "अब काम गर्दैन" },
];
const ended = (reason: string, wayOn: string) => ({
  forms: 0,
  leadsTo: [wayOn],
  text: expect.stringContaining(reason),
});

test.each(languages)("$prefix/reset-password says why its link is over, and has one way on", async (language) => {
  const { prefix, name, cut, late, used } = language;
  const page = (token: string) => prefix + pages.resetPassword.href({ token });
  const token = await resetLink(await member(`forgetful-${name}@example.org`));
  expect((await opened(page(token))).forms).toBe(1);

  const anew = `${prefix}/forgot-password`;
  for (const part of partsOf(token)) expect(await opened(page(part))).toEqual(ended(cut, anew));
  expect(await opened(page(await expired("reset", token)))).toEqual(ended(late, anew));

  expect((await call("POST", "/accounts/reset", chosen(token))).statusCode).toBe(200);
  const spent = ended(used, `${prefix}/login`);
  expect(await opened(page(token))).toEqual(spent);
  expect(await posted(page(token), chosen(token))).toEqual({ status: 410, ...spent });
});

test.each(languages)("$prefix/changed-email says why its links are over, and has one way on", async (language) => {
  const { prefix, name, cut, late, used } = language;
  const page = (token: string) => prefix + pages.changedEmail.href({ token });
  const person = await member(`before-${name}@example.org`);
  const token = await emailLink(person, `after-${name}@example.org`);
  expect((await opened(page(token))).forms).toBe(1);

  const profile = `${prefix}/profile`;
  for (const part of partsOf(token)) expect(await opened(page(part))).toEqual(ended(cut, profile));
  expect(await opened(page(await expired("email", token)))).toEqual(ended(late, profile));

  expect((await call("POST", "/accounts/email", { token })).statusCode).toBe(200);
  expect(await opened(page(token))).toEqual(ended(used, profile));
  expect(await posted(page(token), { token })).toEqual({ status: 410, ...ended(used, profile) });

  const undoPage = (undo: string) => prefix + pages.changedEmail.href({ undo });
  const undo = tokenIn(await mailed(person.email, /undo=/));
  expect((await opened(undoPage(undo))).forms).toBe(1);
  const contact = `${prefix || "/"}#contact`;
  // Without any token, no page knows which link it was.
  for (const part of partsOf(undo).filter(Boolean)) expect(await opened(undoPage(part))).toEqual(ended(cut, contact));
  expect(await opened(undoPage(await expired("undo", undo)))).toEqual(ended(late, contact));

  expect((await call("POST", "/accounts/email/undo", { token: undo })).statusCode).toBe(200);
  const restored = ended(used, `${prefix}/forgot-password`);
  expect(await opened(undoPage(undo))).toEqual(restored);
  expect(await posted(undoPage(undo), { undo })).toEqual({ status: 410, ...restored });
});

test("links that were used, of an erased account and invented are the same (safety, T13)", async () => {
  const [staying, leaving] = [await member("staying@example.org"), await member("leaving@example.org")];
  const tokens = [await resetLink(staying), await resetLink(leaving)];
  await call("POST", "/accounts/reset", chosen(String(tokens[0])));
  await call("DELETE", "/accounts/me", { password: goodPassword }, { headers: leaving.headers });
  tokens.push(String(tokens[0]).replace(/^\w+/, "zzz"));
  const links = [
    ["/accounts/reset", (token: string) => pages.resetPassword.href({ token })],
    ["/accounts/email", (token: string) => pages.changedEmail.href({ token })],
    ["/accounts/email/undo", (undo: string) => pages.changedEmail.href({ undo })],
  ] as const;
  for (const [path, page] of links) {
    const [one, ...others] = await Promise.all(tokens.map((token) => opened(page(token))));
    for (const other of others) expect(other).toEqual(one);
    const answers = await Promise.all(
      tokens.map((token) => call("GET", path, undefined, { headers: { authorization: `Bearer ${token}` } })),
    );
    expect(answers.map((answer) => answer.json().data)).toEqual(Array(3).fill({ state: "used" }));
  }
});

test("a link to an address that has an account by now opens no form", async () => {
  const email = "wanted@example.org";
  const token = await emailLink(await member("wishing@example.org"), email);
  const page = pages.changedEmail.href({ token });
  expect((await opened(page)).forms).toBe(1);
  await register(email);
  const registration = tokenIn(await mailed(email, /verify-email/));
  expect((await call("POST", "/accounts/verify", { token: registration, password: goodPassword })).statusCode).toBe(
    200,
  );
  expect(await opened(page)).toMatchObject({ forms: 0, leadsTo: ["/profile"] });
});

import { pages } from "@setu/contract/pages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writtenMails } from "../../testing/mail-files.ts";
import { linkedPagesOf, partsOf } from "../../testing/people/linked-pages.ts";
import { goodPassword, membersOf } from "../../testing/people/member.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { storedRow } from "../platform/store/stored-row.ts";
import { issueLink } from "./links.ts";
import { linkedRegistration, type StoredRegistration } from "./stored-member.ts";

/** The page of a registration's link, as a browser without scripts gets it. */
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
});
afterAll(() => site.close());

const { call, register, mailed, tokenIn } = membersOf(() => site);
const { opened, posted } = linkedPagesOf(() => site);
const dayMs = 24 * 3600_000;

const registered = async (email: string): Promise<string> => {
  await register(email);
  return tokenIn(await mailed(email, /verify-email/));
};
const open = (prefix: string, token: string) => opened(prefix + pages.verifyEmail.href({ token }));

/** The link of a registration as it was mailed three days ago. */
async function expired(token: string): Promise<string> {
  const { payload } = site.content;
  const id = Number.parseInt(String(token.split(".")[0]), 36);
  const row = await storedRow<StoredRegistration>(payload, "member-registrations", "id", id);
  if (!row) throw new Error(`no registration ${id}`);
  return issueLink(site.env.secret, "verify", linkedRegistration(row), Date.now() - 3 * dayMs);
}

test.each([
  ["", "differs from", "has expired", "can no longer be used"],
  ["/ne", "मिल्दैन", "म्याद सकियो", "अब काम गर्दैन"],
])("%s/verify-email says why a link opens nothing, and has one way on", async (prefix, cut, late, used) => {
  const email = `linked${prefix.replace("/", "-")}@example.org`;
  const token = await registered(email);
  expect((await open(prefix, token)).forms).toBe(3);

  const nothing = { forms: 0, leadsTo: [`${prefix}/register`] };
  for (const part of partsOf(token))
    expect(await open(prefix, part)).toEqual({ ...nothing, text: expect.stringContaining(cut) });
  expect(await open(prefix, await expired(token))).toEqual({ ...nothing, text: expect.stringContaining(late) });

  expect((await call("POST", "/accounts/verify", { token, password: goodPassword })).statusCode).toBe(200);
  const spent = { forms: 0, leadsTo: [`${prefix}/login`], text: expect.stringContaining(used) };
  expect(await open(prefix, token)).toEqual(spent);
  const sent = await posted(prefix + pages.verifyEmail.href({ token }), { token, password: goodPassword });
  expect(sent).toEqual({ status: 410, ...spent });
});

test("a link that made an account, one that was declined and one that never was are the same", async () => {
  const [confirmed, declined] = [await registered("confirmed@example.org"), await registered("declined@example.org")];
  await call("POST", "/accounts/verify", { token: confirmed, password: goodPassword });
  await call("POST", "/accounts/decline", { token: declined });
  const invented = confirmed.replace(/^\w+/, "zzz");
  const [one, ...others] = await Promise.all([confirmed, declined, invented].map((token) => open("", token)));
  for (const other of others) expect(other).toEqual(one);
  const answers = [confirmed, declined, invented].map((link) =>
    call("GET", "/accounts/verify", undefined, { headers: { authorization: `Bearer ${link}` } }),
  );
  expect((await Promise.all(answers)).map((answer) => answer.json().data)).toEqual(Array(3).fill({ state: "used" }));
});

test("declining erases all registrations of the address", async () => {
  for (const _ of [1, 2]) await register("twice@example.org");
  const mails = () => writtenMails(site.env.dataDir).filter(({ head }) => head.includes("twice@example.org"));
  await expect.poll(mails).toHaveLength(2);
  const [first = "", second = ""] = mails().map(tokenIn);
  expect((await open("", first)).forms).toBe(3);
  expect((await call("POST", "/accounts/decline", { token: second })).statusCode).toBe(200);
  expect((await open("", first)).forms).toBe(0);
});

test("while nobody can register, a link only declines, and works once registration is open again", async () => {
  const token = await registered("waiting@example.org");
  const set = (accounts: "open" | "members") =>
    site.content.payload.updateGlobal({
      slug: "community-settings",
      data: { accounts, _status: "published" },
      overrideAccess: true,
    });
  const forms = async () => (await open("", token)).forms;
  try {
    await set("members");
    await expect.poll(forms, { timeout: 5000 }).toBe(1);
    const { leadsTo, text } = await open("", token);
    expect(text).toContain("New accounts cannot be created at the moment.");
    expect(text).toContain("This was not me");
    expect(leadsTo).toEqual(["/login", "/#contact"]);
  } finally {
    await set("open");
  }
  await expect.poll(forms, { timeout: 5000 }).toBe(3);
});

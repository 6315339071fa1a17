import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { writtenMails } from "../../testing/mail-files.ts";
import { owner } from "../../testing/people/owner.ts";
import { freePort } from "../../testing/postgres.ts";
import { cookiesOf, openStaffedSite, type StaffedSite } from "../../testing/staffed-site.ts";
import { tracesIn } from "../retention/traces.ts";
import { sweepAccountMail } from "./account-mail.ts";

let site: StaffedSite;
/** A site whose mail server does not answer. */
let cutOff: StaffedSite;
beforeAll(async () => {
  [site, cutOff] = await Promise.all([
    openStaffedSite({ PUBLIC_ORIGIN: "https://www.example.org" }),
    openStaffedSite({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }),
  ]);
});
afterAll(() => Promise.all([site.close(), cutOff.close()]));

let visitors = 0;
const somewhere = () => {
  visitors += 1;
  return `203.0.113.${visitors}`;
};
const forgotten = (email: string, at = site) =>
  at.call("/api/users/forgot-password", { body: { email }, from: somewhere() });
const wishes = async (email: string, at = site) => {
  const { docs } = await at.content.payload.find({
    collection: "account-mails",
    where: { to: { equals: email } },
    sort: "id",
    limit: 0,
  });
  return docs as unknown as { id: number; state: string; attempts: number; dueAt: number | null }[];
};
const settled = (email: string, times: number) =>
  vi.waitFor(
    async () => {
      const found = await wishes(email);
      expect(found.filter(({ dueAt }) => dueAt === null)).toHaveLength(times);
      return found;
    },
    { timeout: 20_000, interval: 100 },
  );
const mailsTo = (email: string) => writtenMails(site.env.dataDir).filter(({ head }) => head.includes(`To: ${email}`));
const tokensIn = (text: string) => [...text.matchAll(/https:\/\/www\.example\.org\/admin\/reset\/([0-9a-f]{40})/g)];

async function newEditor(email: string) {
  const data = { email, password: "plane-table-and-alidade", name: "Maya", role: "editor" };
  await site.content.payload.create({ collection: "users", data });
}

describe("a password request", () => {
  test("gets the same answer whether or not the account exists, and a mail only if it exists", async () => {
    const [known, unknown] = [await forgotten(` ${owner.email.toUpperCase()} `), await forgotten("nobody@example.org")];
    expect([known.status, known.body]).toEqual([200, unknown.body]);
    expect(unknown.status).toBe(200);
    expect((await settled(owner.email, 1)).map(({ state }) => state)).toEqual(["sent"]);
    expect((await settled("nobody@example.org", 1)).map(({ state }) => state)).toEqual(["withheld"]);
    expect(mailsTo("nobody@example.org")).toEqual([]);
    expect(mailsTo(owner.email)).toHaveLength(1);
    await sweepAccountMail(site.content.payload, tracesIn(site.env), Date.now() + 25 * 3600_000);
    expect(await wishes(owner.email)).toEqual([]);
    expect(mailsTo(owner.email)).toEqual([]);
  });

  test("is answered by a mail from the firm, in both languages, as text and as HTML, whose link works once", async () => {
    const email = "maya@example.org";
    await newEditor(email);
    await forgotten(email);
    await settled(email, 1);
    const [mail] = mailsTo(email);
    const settings = await site.content.payload.findGlobal({ slug: "enquiry-settings" });
    const sender = /[\w.+-]+@[\w.-]+/.exec(String(settings["sender"]))?.[0] ?? "none";
    expect(mail?.head).toMatch(new RegExp(`^From: .*${sender}`, "m"));
    expect(mail?.head).not.toMatch(/localhost|website@www/);
    expect(mail?.head).toContain("multipart/alternative");
    const text = mail?.text ?? "";
    expect(text).toContain("Himalaya Engineering Consultants");
    const parts = text.split(/^--/m);
    const whole = parts.map((part) => {
      const [, body = ""] = part.split(/\r\n\r\n(.*)/s);
      return /base64/.test(part) ? Buffer.from(body, "base64").toString() : body.replace(/=\r\n/g, "");
    });
    const token = whole.flatMap(tokensIn)[0]?.[1] ?? "none";
    const reset = (password: string) =>
      site.call("/api/users/reset-password", { body: { token, password }, from: somewhere() });
    // A refused password does not use up the link.
    expect((await reset("maya-maya-maya")).status).toBe(400);
    const done = await reset("an-entirely-other-one");
    expect(done.status).toBe(200);
    expect([...cookiesOf(done).keys()].some((name) => name.startsWith("setu-device-"))).toBe(true);
    expect((await reset("and-yet-another-one-again")).status).toBe(403);
    const body = { email, password: "an-entirely-other-one" };
    expect((await site.call("/api/users/login", { body, from: somewhere() })).status).toBe(200);
  });

  test("is mailed at most five times an hour", async () => {
    const email = "often@example.org";
    await newEditor(email);
    for (let round = 1; round <= 7; round += 1) {
      await forgotten(email);
      await settled(email, round);
    }
    expect((await wishes(email)).map(({ state }) => state)).toEqual([...Array(5).fill("sent"), "withheld", "withheld"]);
    expect(mailsTo(email)).toHaveLength(5);
  });

  test("without an address is refused, and not stored", async () => {
    const { totalDocs: before } = await site.content.payload.count({ collection: "account-mails" });
    for (const body of [
      {},
      { email: "" },
      { email: ["a@b.c"] },
      { email: { like: "a@" } },
      { email: `${"a".repeat(300)}@b.c` },
    ]) {
      expect((await site.call("/api/users/forgot-password", { body, from: somewhere() })).status).toBe(400);
    }
    expect((await site.content.payload.count({ collection: "account-mails" })).totalDocs).toBe(before);
  });
});

test("an unreachable mail server does not show in the answer, and the request waits for it", async () => {
  const answers = [await forgotten(owner.email, cutOff), await forgotten("nobody@example.org", cutOff)];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, answers[0]?.body]));
  const tried = await vi.waitFor(
    async () => {
      const [wish] = await wishes(owner.email, cutOff);
      expect(wish?.attempts).toBeGreaterThan(0);
      return wish;
    },
    { timeout: 20_000, interval: 100 },
  );
  // The request is a row with a time: if this process dies, the next one sends the mail.
  expect(tried).toMatchObject({ state: "pending", dueAt: expect.any(Number) });
});

test("an unknown account is refused after the same work as a wrong password, in the same words", async () => {
  let tried = 0;
  const refusal = async (email: string) => {
    // Another password each time, since testing/remember-hashes.ts would spare the work.
    tried += 1;
    const begun = performance.now();
    const { status, body } = await site.call("/api/users/login", {
      body: { email, password: `a-wrong-password-${tried}` },
      from: somewhere(),
    });
    return { ms: performance.now() - begun, answer: `${status} ${body}` };
  };
  const known: Awaited<ReturnType<typeof refusal>>[] = [];
  const unknown: typeof known = [];
  for (let round = 0; round < 7; round += 1) {
    known.push(await refusal(owner.email));
    unknown.push(await refusal(`nobody-${round}@example.org`));
  }
  const median = (all: typeof known) => all.map(({ ms }) => ms).sort((a, b) => a - b)[3] ?? 0;
  // Without that work it would take a tenth of the time.
  expect(median(unknown) / median(known)).toBeGreaterThan(0.5);
  expect(median(unknown) / median(known)).toBeLessThan(2);
  expect(new Set([...known, ...unknown].map(({ answer }) => answer)).size).toBe(1);
});

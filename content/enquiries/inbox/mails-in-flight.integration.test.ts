import type { SendMailOptions } from "nodemailer";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { staffAt } from "../../../testing/people/staff.ts";
import { type MailServer, mailServer } from "../../../testing/servers/mail-server.ts";
import { openTestSite, postContact, sixFields, type TestSite } from "../../../testing/site.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { deliverAnswers } from "../mail/answer-mail.ts";
import { deliverContactMail } from "../mail/contact-mail.ts";

let site: TestSite;
let mails: MailServer;
let maya: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  // The site's own workers send everything here, so what they send counts too.
  mails = await mailServer();
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off", SMTP_URL: mails.url });
  maya = await staffAt(site, "enquiries", "Maya Shrestha");
});
afterEach(() => {
  mails.onMail = async () => {};
  mails.subjects.length = 0;
});
afterAll(async () => {
  await site.close();
  await mails.close();
});

/** Stores a message, and waits until both of its mails are sent; its id. */
async function arrived(name: string): Promise<number> {
  expect((await postContact(site.app, sixFields({ name }))).statusCode).toBe(200);
  const [row] = await runSql(site.content.payload, sql`SELECT id FROM contact_messages WHERE name = ${name}`);
  const id = Number(row?.["id"]);
  await expect.poll(() => states(id)).toEqual(["sent", "sent"]);
  mails.subjects.length = 0;
  return id;
}

async function states(id: number): Promise<unknown[]> {
  const [row] = await runSql(
    site.content.payload,
    sql`SELECT firm_mail_state, sender_mail_state FROM contact_messages WHERE id = ${id}`,
  );
  return [row?.["firm_mail_state"], row?.["sender_mail_state"]];
}

/** Stands in for another process of the same site at work meanwhile. */
const replica = () => ({
  payload: site.content.payload,
  host: "localhost",
  send: async ({ subject }: SendMailOptions) => void mails.subjects.push(String(subject)),
});
const unstopped = new AbortController().signal;

test("both failed mails of a message can be retried at once: each is sent, and once", async () => {
  const { payload } = site.content;
  const id = await arrived("Asha Lama");
  // The sender's mail was retried, and is being sent when the firm's is retried too.
  mails.onMail = async () => {
    mails.onMail = async () => {};
    expect((await maya.post(`/contact-messages/${id}/retries`, { mail: "firmMail" })).status).toBe(200);
    await deliverContactMail(replica(), unstopped);
  };
  await runSql(
    payload,
    sql`UPDATE contact_messages SET firm_mail_state = 'failed', sender_mail_state = 'pending', mail_due_at = 1 WHERE id = ${id}`,
  );
  await expect.poll(() => states(id)).toEqual(["sent", "sent"]);
  expect(mails.subjects).toHaveLength(2);
  expect(new Set(mails.subjects).size).toBe(2);
});

test("an answer that is being sent while its message is marked as spam, and no longer, is sent once", async () => {
  const { payload } = site.content;
  const id = await arrived("Bikash Rai");
  const moved = async (state: string) => (await maya.post(`/contact-messages/${id}/state`, { state })).status;
  const answerState = async () => (await runSql(payload, sql`SELECT state FROM contact_answers`))[0]?.["state"];
  const answers: number[] = [];
  mails.onMail = async () => {
    mails.onMail = async () => {};
    for (const state of ["new", "spam", "new"]) answers.push(await moved(state));
    await deliverAnswers(replica(), unstopped);
  };
  const answer = { subject: "Your road", text: "We will come on Sunday.", key: "a-key-of-the-form" };
  expect((await maya.post(`/contact-messages/${id}/answers`, answer)).status).toBe(200);
  await expect.poll(answerState).toBe("sent");
  expect(answers).toEqual([200, 200, 200]);
  expect(mails.subjects).toEqual(["Your road"]);
});

test("an answer that was held back is sent, once its message is spam no longer", async () => {
  const { payload } = site.content;
  const id = await arrived("Chandra Gurung");
  const data = { message: id, by: "Maya", locale: "en", subject: "Held", text: "t", attempts: 0, key: "held-answer" };
  await payload.create({ collection: "contact-answers", data: { ...data, state: "withheld" } });
  for (const state of ["spam", "new"]) await maya.post(`/contact-messages/${id}/state`, { state });
  // Its claim by a worker that may still be sending it would be over by then.
  const dueIn = async () => {
    const [row] = await runSql(payload, sql`SELECT state, due_at FROM contact_answers WHERE key = 'held-answer'`);
    return row?.["state"] === "pending" ? Number(row["due_at"]) - Date.now() : Number.NaN;
  };
  expect(await dueIn()).toBeLessThanOrEqual(120_000);
  await runSql(payload, sql`UPDATE contact_answers SET due_at = 1 WHERE key = 'held-answer'`);
  await expect.poll(() => mails.subjects).toEqual(["Held"]);
});

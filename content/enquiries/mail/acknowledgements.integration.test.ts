import { afterAll, beforeAll, expect, test } from "vitest";
import { writtenMails } from "../../../testing/mail-files.ts";
import { applicantAt, newAddress } from "../../../testing/people/applicant.ts";
import { eventually } from "../../../testing/people/visitor.ts";
import { openTestSite, postContact, sixFields, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

const mailsTo = (address: string) =>
  writtenMails(site.env.dataDir).filter(({ head }) => new RegExp(`^To:.*${address}`, "im").test(head));
/** Posts a message without a form token: a token only a moment old would flag it, and flagged messages get no acknowledgement. */
const write = (changes: Record<string, unknown>) => postContact(site.app, sixFields(changes), {}, "", newAddress());
/** Whether the acknowledgement of each of the last messages is withheld, oldest first. */
async function heldBack(limit: number): Promise<boolean[]> {
  const { docs } = await site.content.payload.find({ collection: "contact-messages", sort: "-id", limit });
  return docs.map(({ senderMail }) => (senderMail as { state: string }).state === "withheld").reverse();
}

test("an acknowledgement cannot carry a stranger's text to another person's address", async () => {
  const name = "Your invoice is overdue - pay at https://evil.test/pay";
  expect((await postContact(site.app, sixFields({ name, email: "victim@example.org" }))).statusCode).toBe(200);
  await eventually(async () => expect(mailsTo("victim@example.org")).toHaveLength(1));
  for (const { head, text } of mailsTo("victim@example.org")) expect(head + text).not.toMatch(/evil|invoice/);
});

test("one address gets three acknowledgements a day; the firm gets all messages", async () => {
  for (let sent = 0; sent < 4; sent += 1) {
    const message = `A different question each time: number ${sent}, about the survey of the ridge.`;
    expect((await write({ email: "often@example.org", message })).statusCode).toBe(200);
  }
  expect(await heldBack(4)).toEqual([false, false, false, true]);
});

test("messages that arrive at the same instant are all stored, and three of them are acknowledged", async () => {
  const count = 10;
  const sent = Array.from({ length: count }, (_, index) =>
    write({ email: "at-once@example.org", message: `The ${index}. of many questions at once, about the survey.` }),
  );
  expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200));
  const held = await heldBack(count);
  expect(held).toHaveLength(count);
  expect(held.filter((isHeld) => !isHeld)).toHaveLength(3);
});

test.each([
  [
    "an address in another case, or with a tag",
    ["one@example.org", "ONE@example.org", "one+a@example.org", "One+b@Example.ORG"],
  ],
  ["a Gmail address with other dots", ["one@gmail.com", "o.ne@gmail.com", "on.e+a@gmail.com", "O.N.E@googlemail.com"]],
])("%s is the same mailbox", async (_, spellings) => {
  for (const [sent, email] of spellings.entries()) {
    const message = `Another question about the survey of the ridge, the ${sent}. of several from ${email}.`;
    expect((await write({ email, message })).statusCode).toBe(200);
  }
  expect(await heldBack(4)).toEqual([false, false, false, true]);
  // Other mailboxes are not affected.
  const other = { email: "someone@example.org", message: `How long does a survey take, asked beside ${spellings[0]}?` };
  expect((await write(other)).statusCode).toBe(200);
  expect(await heldBack(1)).toEqual([false]);
});

test("a new link replaces the former one", async () => {
  const somebody = await applicantAt(site);
  const { reference } = (await somebody.send({ email: "links@example.org" })).json().data;
  const links = () => mailsTo("links@example.org").flatMap(({ text }) => text.match(/track\?link=(\S+)/)?.[1] ?? []);
  const opens = async (link: string) =>
    (
      await site.app.inject({
        url: "/frontapi/applications/mine",
        headers: { ...somebody.headers, authorization: `Bearer ${link}` },
      })
    ).statusCode;
  await eventually(async () => expect(links()).toHaveLength(1));
  const [old = ""] = links();
  expect(await opens(old)).toBe(200);
  await site.app.inject({
    method: "POST",
    url: "/frontapi/applications/link",
    headers: somebody.headers,
    payload: { email: "links@example.org", reference },
  });
  await eventually(async () => expect(links()).toHaveLength(2));
  expect(await opens(links().find((link) => link !== old) ?? "")).toBe(200);
  expect(await opens(old)).toBe(403);
});

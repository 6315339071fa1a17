import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { writtenMails } from "../../testing/mail-files.ts";
import { anonymousComplaint, complainantsOf } from "../../testing/people/complainant.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { clockText } from "../calendar/clock.ts";

type Staff = Awaited<ReturnType<typeof staffAt>>;
let site: TestSite;
let handler: Staff;
let second: Staff;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  handler = await staffAt(site, "enquiries", "Maya Handler");
  second = await staffAt(site, "editor", "Bina Second");
  await site.content.payload.updateGlobal({
    slug: "complaint-settings",
    data: { open: true, handlers: [handler.id], secondHandlers: [second.id] },
  });
});
afterAll(() => site.close());

const { complain, complained, seen, change } = complainantsOf(() => site);
const mailsTo = (address: string) => writtenMails(site.env.dataDir).filter(({ head }) => head.includes(address));
const mailed = (address: string, pattern: RegExp) =>
  vi.waitFor(() => expect(mailsTo(address).some(({ text }) => pattern.test(text))).toBe(true), 15_000);

test.each([
  ["abuse", "", "", 200],
  ["retaliation", "", "", 200],
  ["danger", "The dam", "", 200],
  ["danger", "", "Seti Gorge, left bank", 200],
  ["danger", "", "", 422],
  ["land", "The dam", "", 422],
])("a complaint about %s, with the subject “%s”, the place “%s” and no description: %i", async (...given) => {
  const [topic, subject, place, status] = given;
  expect((await complain(anonymousComplaint("", { complaint_type: topic, subject, place }))).statusCode).toBe(status);
});

test("danger is told to all handlers at once, and its first answer is promised to the hour", async () => {
  const before = Date.now();
  const code = await complained(anonymousComplaint("The dam leaks.", { complaint_type: "danger" }));
  const { promised, reference } = await seen(code);
  const id = Number(reference.slice(2));
  const [acknowledged, answered, decided] = promised;
  const due = [before, Date.now()].map((at) => clockText(new Date(at + 24 * 3_600_000), "en"));
  for (const promise of [acknowledged, answered]) expect(due).toContain(promise?.due_time);
  expect(decided?.due_time).toBeNull();

  const urgent = new RegExp(`within 24 hours[^]*complaints/${id}\\b`);
  for (const who of [handler, second]) await mailed(who.email, urgent);
  await handler.post(`/complaints/${id}/acts`, { act: "write", text: "We are coming." });
  await change(code, { action: "message", text: "Thank you." });
  // Once it is answered, it is as others are.
  await mailed(handler.email, new RegExp(`^(?![^]*24 hours)[^]*complaints/${id}\\b`));
});

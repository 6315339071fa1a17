import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { writtenMails } from "../../../../testing/mail-files.ts";
import { staffAt } from "../../../../testing/people/staff.ts";
import { eventually, visitorOf } from "../../../../testing/people/visitor.ts";
import { openTestSite, postContact, sixFields, type TestSite } from "../../../../testing/site.ts";
import { outboxes } from "../../../outboxes.ts";
import { runSql, sql } from "../../store/sql.ts";
import { lastTime } from "../../store/state.ts";
import { queueMailFaults } from "./mail-faults.ts";

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
let author: number | undefined;
beforeAll(async () => {
  site = await openTestSite();
  editor = await staffAt(site, "editor", "Sita");
  author = (await site.content.api.home("en")).perspective?.id;
});
afterAll(() => site.close());
const { get } = visitorOf(() => site);

async function write(name: string | null): Promise<number> {
  const body = { name, publishedOn: "2026-11-21", author, _status: "draft" };
  return Number((await (await editor.post("/news?locale=ne&draft=true", body)).json()).doc.id);
}
const schedule = (input: object, user: number, waitUntil = new Date(Date.now() + 100)) =>
  site.content.payload.jobs.queue({
    task: "schedulePublish",
    input: { type: "publish", user: { relationTo: "users", value: user }, ...input } as never,
    waitUntil,
  });
const news = (id: number) => ({ doc: { relationTo: "news", value: String(id) } });
const faultsOf = async (who: typeof editor, query: string) =>
  (await (await who.get(`/fault-mails/schedules?${query}`)).json()).data as { job: number; text: string }[];
const mailsAbout = (words: RegExp) => writtenMails(site.env.dataDir).filter(({ text }) => words.test(text));

describe("a schedule that fails", () => {
  test("is shown on the item, mailed once to owners and to its scheduler, and tried again", async () => {
    const id = await write(null);
    const { id: job } = await schedule(news(id), editor.id);
    await eventually(async () => expect(await faultsOf(editor, `collection=news&item=${id}`)).toHaveLength(1));
    const [fault] = await faultsOf(editor, `collection=news&item=${id}`);
    expect(fault).toMatchObject({ job, text: expect.stringMatching(/not carried out.*Title/) });
    const about = new RegExp(`/admin/collections/news/${id}\\b`);
    await eventually(async () => expect(mailsAbout(about)).toHaveLength(2));
    const to = mailsAbout(about).map(({ head }) => /^To: (.+)$/m.exec(head)?.[1]);
    expect(to.sort()).toEqual([editor.email, site.env.owner.email].sort());
    expect(mailsAbout(about)[0]?.text).toMatch(/: [०-९]{4} \S+ [०-९]+, \S+\s[०-९:]+\sबजे प्रकाशित हुनुपर्ने थियो, भएन।/);

    await editor.send("PATCH", `/news/${id}?locale=ne&draft=true`, { name: "अब शीर्षक छ", _status: "draft" });
    expect((await editor.post("/fault-mails/retry", { job })).status).toBe(200);
    await eventually(async () => expect((await get(`/ne/news/${id}`)).statusCode).toBe(200));
    expect(await faultsOf(editor, `collection=news&item=${id}`)).toEqual([]);
    expect(mailsAbout(about)).toHaveLength(2);
  });

  test("because its scheduler's account was deleted says so, and passes to the person who tries again", async () => {
    const gone = await staffAt(site, "editor", "Somebody who left");
    const id = await write("खाता नभएकाको");
    const { id: job } = await schedule(news(id), gone.id, new Date(Date.now() + 1500));
    await site.content.payload.delete({ collection: "users", id: gone.id });
    await eventually(async () =>
      expect((await faultsOf(editor, `collection=news&item=${id}`))[0]?.text).toMatch(/account .* no longer exists/),
    );
    expect((await editor.post("/fault-mails/retry", { job })).status).toBe(200);
    await eventually(async () => expect((await get(`/ne/news/${id}`)).statusCode).toBe(200));
  });

  test("because its scheduler was demoted says so, on a global too, and can be dismissed", async () => {
    const demoted = await staffAt(site, "editor", "Somebody who moved");
    await site.content.payload.update({ collection: "users", id: demoted.id, data: { role: "hr" } });
    const { id: job } = await schedule({ global: "header-banner" }, demoted.id);
    const query = "global=header-banner";
    await eventually(async () =>
      expect((await faultsOf(editor, query))[0]?.text).toMatch(/no longer allowed to do this/),
    );
    expect((await demoted.get(`/fault-mails/schedules?${query}`)).status).toBe(403);
    expect((await demoted.post("/fault-mails/dismiss", { job })).status).toBe(403);
    expect((await editor.post("/fault-mails/dismiss", { job })).status).toBe(200);
    expect(await faultsOf(editor, query)).toEqual([]);
  });

  test("counts as failed when it is two minutes late", async () => {
    const id = await write("ढिलो");
    const { id: job } = await schedule(news(id), editor.id, new Date(Date.now() + 3_600_000));
    const late = new Date(Date.now() - 121_000).toISOString();
    await runSql(
      site.content.payload,
      sql`UPDATE payload_jobs SET wait_until = ${late}, processing = true, updated_at = ${new Date().toISOString()}
          WHERE id = ${Number(job)}`,
    );
    expect((await faultsOf(editor, `collection=news&item=${id}`))[0]?.text).toMatch(/nothing was done/);
  });
});

describe("a schedule that was begun", () => {
  const began = (job: number | string, msAgo: number) => {
    const [at, due] = [msAgo, 1000].map((ms) => new Date(Date.now() - ms).toISOString());
    return runSql(
      site.content.payload,
      sql`UPDATE payload_jobs SET processing = true, updated_at = ${at}, wait_until = ${due} WHERE id = ${Number(job)}`,
    );
  };
  const inAnHour = () => new Date(Date.now() + 3_600_000);

  test("by a process that was killed a minute ago is carried out now", async () => {
    const id = await write("बीचमा रोकिएको");
    const { id: job } = await schedule(news(id), editor.id, inAnHour());
    await began(job, 61_000);
    await eventually(async () => expect((await get(`/ne/news/${id}`)).statusCode).toBe(200));
  });

  test("by a living process is left to it, however long it takes", async () => {
    const { payload } = site.content;
    const claimedUntil = () => lastTime(payload, "scheduled-jobs");
    onTestFinished(() => void vi.restoreAllMocks());
    let finish = () => {};
    const slow = new Promise<never>((resolve) => (finish = resolve as () => void));
    const run = vi.spyOn(payload.jobs, "run").mockReturnValueOnce(slow);
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const id = await write("लामो समय लाग्ने");
    await schedule(news(id), editor.id);
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), { timeout: 10_000 });
    const begun = await claimedUntil();
    vi.advanceTimersByTime(30_000);
    await eventually(async () => expect(await claimedUntil()).toBeGreaterThan(begun));
    finish();
    await eventually(async () => expect((await get(`/ne/news/${id}`)).statusCode).toBe(200));
    expect(vi.getTimerCount()).toBe(0);
  });
});

test("a deleted item is not published any more", async () => {
  const id = await write("मेटिने");
  await schedule(news(id), editor.id, new Date(Date.now() + 3_600_000));
  const jobs = async () =>
    (await site.content.payload.find({ collection: "payload-jobs", limit: 0, overrideAccess: true })).docs.filter(
      ({ input }) => (input as { doc?: { value: unknown } }).doc?.value === String(id),
    );
  expect(await jobs()).toHaveLength(1);
  expect((await editor.post("/news/bin", { ids: [id] })).status).toBe(200);
  expect(await jobs()).toEqual([]);
});

test("given-up mails are reported once, in one mail", async () => {
  const { payload } = site.content;
  const publicOrigin = "https://firm.example";
  for (const name of ["Asha", "Bina"]) await postContact(site.app, sixFields({ name }));
  await eventually(async () => {
    const sent = { "senderMail.state": { equals: "sent" } };
    const { totalDocs } = await payload.count({ collection: "contact-messages", where: sent });
    expect(totalDocs).toBeGreaterThan(1);
  });
  await runSql(payload, sql`UPDATE contact_messages SET sender_mail_state = 'failed', mail_due_at = NULL`);
  await queueMailFaults(payload, publicOrigin, outboxes);
  await queueMailFaults(payload, publicOrigin, outboxes);
  await eventually(async () => expect(mailsAbout(/given up after three days/)).toHaveLength(1));
  expect(mailsAbout(/given up/)[0]?.text).toMatch(/नगएका इमेल: [०-९]+$/m);
  expect(mailsAbout(/given up/)[0]?.text).toContain(`${publicOrigin}/admin/collections/contact-messages/`);
});

test("the schedules of an account pass to the owner who deletes it, who is told about them", async () => {
  const owner = await staffAt(site, "owner", "Olga");
  const gone = await staffAt(site, "editor", "Somebody with plans");
  const id = await write("पछि प्रकाशित हुने");
  const { id: job } = await schedule(news(id), gone.id, new Date(Date.now() + 3_600_000));
  expect((await owner.send("DELETE", `/users/${gone.id}`)).status).toBe(200);
  await eventually(async () => expect(mailsAbout(/Somebody with plans.*deleted/)).toHaveLength(1));
  const [mail] = mailsAbout(/Somebody with plans.*deleted/);
  expect(mail?.head).toContain(`To: ${owner.email}`);
  expect(mail?.text).toMatch(/“पछि प्रकाशित हुने”, \d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d: publish/);
  expect(mail?.text).toMatch(/“पछि प्रकाशित हुने”, [०-९]{4} \S+ [०-९]+, \S+\s[०-९:]+\sबजे: प्रकाशित गर्ने/);
  const now = new Date().toISOString();
  await runSql(site.content.payload, sql`UPDATE payload_jobs SET wait_until = ${now} WHERE id = ${Number(job)}`);
  await eventually(async () => expect((await get(`/ne/news/${id}`)).statusCode).toBe(200));
});

test("the schedules of an owner who deletes their own account pass to another owner", async () => {
  const gone = await staffAt(site, "owner", "Owner with plans");
  const id = await write("स्वामीले तोकेको");
  const { id: job } = await schedule(news(id), gone.id, new Date(Date.now() + 3_600_000));
  expect((await gone.send("DELETE", `/users/${gone.id}`)).status).toBe(200);
  await eventually(async () => expect(mailsAbout(/Owner with plans deleted their own account/)).toHaveLength(1));
  const [mail] = mailsAbout(/Owner with plans deleted their own account/);
  expect(mail?.head).not.toContain(`To: ${gone.email}`);
  const now = new Date().toISOString();
  await runSql(site.content.payload, sql`UPDATE payload_jobs SET wait_until = ${now} WHERE id = ${Number(job)}`);
  await eventually(async () => expect((await get(`/ne/news/${id}`)).statusCode).toBe(200));
});

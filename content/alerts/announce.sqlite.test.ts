import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { subscribersOf } from "../../testing/people/subscriber.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { announce } from "./announce.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
});
afterAll(() => site.close());

const { subscribe, mailsTo, mailed, subscribed, rows, alertRows, reopen } = subscribersOf(() => site);

describe("a newly opened item", () => {
  test("is announced to each subscriber once, in their language, and once more when it is extended", async () => {
    const vacancy = (await site.app.inject("/frontapi/careers/7")).json().data;
    await subscribed("all@example.org");
    await subscribed("both@example.org");
    await subscribed("both@example.org", { filter: String(vacancy.discipline.id) });
    await subscribed("nepali@example.org", { filter: String(vacancy.discipline.id) }, "ne");
    const other = (await site.app.inject("/frontapi/careers"))
      .json()
      .data.alert_choices.find(({ value }: { value: string }) => value !== String(vacancy.discipline.id));
    await subscribed("elsewhere@example.org", { filter: other.value });
    await subscribe({ kind: "vacancies", email: "unconfirmed@example.org" });
    await mailed("unconfirmed@example.org", /token=confirm/);

    await reopen(10);
    const mail = await mailed("all@example.org", /\/career\/7/);
    expect(mail.head).toContain(`New vacancy: ${vacancy.name} (${vacancy.ref})`);
    expect((await mailed("nepali@example.org", /\/ne\/career\/7/)).text).toContain("अन्तिम म्याद");
    await mailed("both@example.org", /\/career\/7/);
    const about = (address: string) => mailsTo(address).filter(({ text }) => /\/career\/7/.test(text)).length;
    expect([about("both@example.org"), about("elsewhere@example.org"), about("unconfirmed@example.org")]).toEqual([
      1, 0, 0,
    ]);

    // Saved again, hidden and shown again, shortened: none of these is news. Another process finds nothing left to announce.
    await reopen(9);
    await announce(site.content.payload);
    await runSql(site.content.payload, sql`DELETE FROM system_state WHERE name = 'announced:vacancies/7'`);
    await reopen(10);
    const count = (await alertRows({ item: { equals: 7 } })).length;
    await reopen(20);
    expect((await mailed("all@example.org", /Now open until/)).head).toContain("Deadline extended");
    await vi.waitFor(() => expect(about("both@example.org")).toBe(2), { timeout: 15_000 });
    expect(about("all@example.org")).toBe(2);
    expect(count).toBeGreaterThanOrEqual(3);
  });

  test("is announced once even if a process dies between writing the mails and noting it, or while sending one", async () => {
    await subscribed("killed@example.org", { kind: "notices" });
    const { items } = (await site.app.inject("/frontapi/notices?status=closed")).json().data;
    const { id } = items.find(
      ({ deadline, status }: { deadline: object | null; status: string }) => deadline && status === "closed",
    );
    await reopen(10, "notices", id);
    await mailed("killed@example.org", new RegExp(`/notices/${id}\\b`));
    const mails = () => mailsTo("killed@example.org").filter(({ text }) => /\/notices\/\d/.test(text));
    const name = `announced:notices/${id}`;
    await runSql(site.content.payload, sql`DELETE FROM system_state WHERE name = ${name}`);
    // A new payload object, as in a process that has just started: it remembers nothing.
    await announce(Object.create(site.content.payload));
    expect(await runSql(site.content.payload, sql`SELECT name FROM system_state WHERE name = ${name}`)).toHaveLength(1);
    expect(await alertRows({ and: [{ kind: { equals: "notices" } }, { item: { equals: id } }] })).toHaveLength(1);

    await runSql(
      site.content.payload,
      sql`UPDATE alert_mails SET state = 'sending', due_at = 1 WHERE item = ${id} AND kind = 'notices'`,
    );
    await vi.waitFor(
      async () =>
        expect((await alertRows({ item: { equals: id }, kind: { equals: "notices" } }))[0]).toMatchObject({
          state: "failed",
        }),
      { timeout: 15_000 },
    );
    expect(mails()).toHaveLength(1);
  });

  test("is not announced if it has closed or been withdrawn before the mail is sent", async () => {
    await subscribed("late@example.org", { kind: "notices" });
    const [row] = await rows({ email: { equals: "late@example.org" } });
    const { items } = (await site.app.inject("/frontapi/notices?status=closed")).json().data;
    const closed = items.find(({ status }: { status: string }) => status === "closed");
    const data = {
      kind: "notices",
      item: closed.id,
      event: "new",
      subscription: row?.id,
      person: "x",
      state: "pending",
      attempts: 0,
      dueAt: 1,
      key: "test/closed",
    };
    await site.content.payload.create({ collection: "alert-mails", data: data as never, overrideAccess: true });
    await vi.waitFor(
      async () => expect((await alertRows({ key: { equals: "test/closed" } }))[0]).toMatchObject({ state: "withheld" }),
      { timeout: 15_000 },
    );
  });
});

test("alerts end by one click in a mail program (RFC 8058), which erases the address", async () => {
  await subscribed("leaving@example.org", { kind: "notices" });
  const { items } = (await site.app.inject("/frontapi/notices?status=closed")).json().data;
  await reopen(
    12,
    "notices",
    items.findLast(
      ({ deadline, status }: { deadline: object | null; status: string }) => deadline && status === "closed",
    ).id,
  );
  const { head } = await mailed("leaving@example.org", /\/notices\/\d/);
  expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const address = new URL(String(/List-Unsubscribe: <([^>]+)>/.exec(head)?.[1]));
  // Opening the link changes nothing.
  const looked = await site.app.inject(address.pathname + address.search);
  expect(looked.statusCode).toBe(303);
  expect(looked.headers.location).toMatch(/^\/alerts\?token=stop\./);
  expect((await site.app.inject(String(looked.headers.location))).body).toContain('value="stop"');
  expect(await rows({ email: { equals: "leaving@example.org" } })).toHaveLength(1);
  const boundary = "x";
  const stopped = await site.app.inject({
    method: "POST",
    url: address.pathname + address.search,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
  });
  expect(stopped.statusCode).toBe(200);
  expect(await rows({ email: { equals: "leaving@example.org" } })).toEqual([]);
  const again = { method: "POST", url: address.pathname + address.search } as const;
  expect((await site.app.inject(again)).statusCode).toBe(403);
});

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { writtenMails } from "../../testing/mail-files.ts";
import { anonymousComplaint, complainantsOf } from "../../testing/people/complainant.ts";
import { password, staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";

type Staff = Awaited<ReturnType<typeof staffAt>>;
let site: TestSite;
let owner: Staff;
let editor: Staff;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  owner = await staffAt(site, "owner", "Om Owner");
  editor = await staffAt(site, "editor", "Eka Editor");
});
afterAll(() => site.close());

const { complained } = complainantsOf(() => site);
const database = () => site.content.payload;
const twoHandlers = async (): Promise<[Staff, Staff]> => [
  await staffAt(site, "enquiries", "Maya Handler"),
  await staffAt(site, "editor", "Bina Second"),
];
const appoint = (handlers: Staff[], secondHandlers: Staff[]) =>
  database().updateGlobal({
    slug: "complaint-settings",
    data: { open: true, handlers: handlers.map(({ id }) => id), secondHandlers: secondHandlers.map(({ id }) => id) },
  });
const changed = /has changed the .* of the account of Maya Handler/;
const mailsTo = (address: string, pattern: RegExp) =>
  writtenMails(site.env.dataDir).filter(({ head, text }) => head.includes(address) && pattern.test(text));
const mailed = (address: string, pattern: RegExp) =>
  vi.waitFor(() => expect(mailsTo(address, pattern)).not.toEqual([]), { timeout: 15_000, interval: 100 });

test("a handler and all others are told when somebody else changes the password or address of the account", async () => {
  const [handler, second] = await twoHandlers();
  await appoint([handler], [second]);
  const by = (who: Staff, of: Staff, body: object) => who.send("PATCH", `/users/${of.id}`, body);
  // Her own change, her name, and the account of somebody who handles nothing.
  expect((await by(handler, handler, { password: "four gauges by the weir", currentPassword: password })).status).toBe(
    200,
  );
  expect((await by(owner, handler, { answersAs: null })).status).toBe(200);
  expect((await by(owner, editor, { password: "four gauges by the weir" })).status).toBe(200);
  expect((await by(owner, handler, { password: "an-entirely-other-one" })).status).toBe(200);
  for (const who of [handler, second]) await mailed(who.email, /Om Owner has changed the password of the account/);
  expect((await by(owner, handler, { email: "of-the-owner@example.org" })).status).toBe(200);
  for (const who of [handler, second]) await mailed(who.email, /Om Owner has changed the email address of the account/);
  for (const address of ["of-the-owner@example.org", owner.email, editor.email])
    expect(mailsTo(address, changed)).toEqual([]);
  expect(mailsTo(second.email, changed)).toHaveLength(2);
});

test("the last account of a kind of handlers stays, and the others hear of a deletion", async () => {
  const [handler, second] = await twoHandlers();
  const third = await staffAt(site, "enquiries", "Tara Third");
  await appoint([handler, third], [second]);
  const remove = (query: string) => owner.send("DELETE", `/users${query}`);
  const refused = await remove(`/${second.id}`);
  expect(refused.status).toBe(409);
  expect(JSON.stringify(await refused.json())).toContain("Complaints: settings");
  // Both at once are no way around it.
  await remove(`?where[id][in]=${handler.id},${third.id}`);
  const left = await database().findGlobal({ slug: "complaint-settings", depth: 0 });
  expect(left.handlers).toHaveLength(1);

  await appoint([editor], [second, owner]);
  expect((await remove(`/${second.id}`)).status).toBe(200);
  for (const who of [editor, second, owner])
    await mailed(who.email, /Om Owner has changed who handles[\s\S]*Handlers: Eka Editor\nSecond handlers: Om Owner/);
});

test("a handler who is appointed by a restored version of the settings is told, and named to the others", async () => {
  const [handler, second] = await twoHandlers();
  await appoint([handler, editor], [second]);
  await appoint([handler], [second]);
  const address = "/globals/complaint-settings/versions";
  const { docs } = await (await owner.get(`${address}?depth=0&limit=2&sort=-updatedAt`)).json();
  expect(docs[1].version.handlers).toEqual([handler.id, editor.id]);
  expect((await owner.post(`${address}/${docs[1].id}`, {})).status).toBe(200);
  for (const who of [handler, second, editor])
    await mailed(who.email, /Handlers: Eka Editor, Maya Handler\nSecond handlers: Bina Second/);
});

test("a mail to handlers waits while there is none", async () => {
  await appoint([editor], [owner]);
  await complained(anonymousComplaint("Seen by nobody."));
  await appoint([], []);
  const due = sql`UPDATE complaints SET handlers_mail_state = 'pending', mail_due_at = 1, moves = moves + 1`;
  await runSql(database(), due);
  await vi.waitFor(
    async () => {
      const read = sql`SELECT handlers_mail_state AS state, handlers_mail_problem AS problem FROM complaints
                       ORDER BY id DESC LIMIT 1`;
      expect(await runSql(database(), read)).toEqual([{ state: "pending", problem: "No recipients defined" }]);
    },
    { timeout: 15_000, interval: 100 },
  );
});

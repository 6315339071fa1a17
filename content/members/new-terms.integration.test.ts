import { afterAll, beforeAll, expect, test } from "vitest";
import { forumOf } from "../../testing/people/forum.ts";
import { membersOf } from "../../testing/people/member.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { termsToAccept } from "../legal/legal.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { richText } from "../seed/rich-text.ts";
import { announceTerms } from "./mails.ts";

const dayMs = 24 * 3600_000;
let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  editor = await staffAt(site, "editor", "Moderator");
});
afterAll(() => site.close());

const { member, call, mailed, mailsTo } = membersOf(() => site);
const { ask, change, title, text } = forumOf(
  () => site,
  () => editor,
);

/** Publishes the next version of the terms; returns its number. */
async function publish(inForceFrom: number, fields: object): Promise<number> {
  const answer = await editor.post("/legal-versions?locale=en", {
    name: "Terms and conditions",
    kind: "terms",
    binding: "en",
    body: richText("## Use\n\nYou may read every page."),
    inForceFrom: new Date(inForceFrom).toISOString(),
    ...fields,
    _status: "published",
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { doc: { number: number } }).doc.number;
}

test("after a material change the next post asks to accept it, and notes the version; other changes ask nothing", async () => {
  const { payload } = site.content;
  const email = "agreed@example.org";
  const asker = await member(email, { name: "Agreeing Writer" });
  const { id } = (await ask(asker)).json().data;
  const accepted = async () =>
    Number(
      (await runSql(payload, sql`SELECT terms_version FROM members WHERE email = ${email}`))[0]?.["terms_version"],
    );
  const before = await accepted();
  await publish(Date.now(), { changes: "Commas." });
  expect((await ask(asker, { title: `${title} Again` })).statusCode).toBe(200);
  expect(await accepted()).toBe(before);

  const number = await publish(Date.now(), { material: true, changes: "Answers may be quoted." });
  const refused = await ask(asker, { title: `${title} Once more` });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { terms: [expect.stringContaining("terms have changed")] },
  ]);
  expect((await change(asker, id, { title, text: "Another text.", seen: 0 })).statusCode).toBe(422);
  expect((await change(asker, id, { title, text: "Another text.", seen: 0, terms: number - 1 })).statusCode).toBe(422);
  expect(await accepted()).toBe(before);
  expect((await change(asker, id, { title, text: "Another text.", seen: 0, terms: number })).statusCode).toBe(200);
  expect(await accepted()).toBe(number);
  expect((await ask(asker, { title: `${title} Once more`, text: `${text} And now?` })).statusCode).toBe(200);
});

test("a material change is mailed once, 30 days before it is in force", async () => {
  const { payload } = site.content;
  const email = "told@example.org";
  // Registering accepts the terms in force, which visitors see a moment after they are published.
  const shown = async () => (await call("GET", "/legal/terms")).json().data.number;
  await expect.poll(shown, { timeout: 5000 }).toBe((await site.content.api.legal("en", { kind: "terms" })).number);
  await member(email, { name: "Told Reader" });
  const begins = Date.now() + 45 * dayMs;
  const number = await publish(begins, { material: true, changes: "Answers may be quoted by newspapers." });
  const queued = () =>
    runSql(
      payload,
      sql`SELECT mail.id FROM member_mails mail JOIN members m ON m.id = mail.member_id
          WHERE mail.kind = 'terms' AND m.email = ${email}`,
    );
  await announceTerms(payload, new Date(begins - 31 * dayMs));
  expect(await queued()).toHaveLength(0);
  for (const days of [30, 29, 1]) await announceTerms(payload, new Date(begins - days * dayMs));
  expect(await queued()).toHaveLength(1);
  await runSql(payload, sql`UPDATE member_mails SET due_at = 0 WHERE kind = 'terms'`);
  const mail = await mailed(email, /Answers may be quoted by newspapers/);
  expect(mail.text).toContain(`/terms?version=${number}`);
  expect(mail.text).toContain(`/terms/changes?to=${number}`);
  expect(mailsTo(email).filter(({ head }) => head.includes("New terms"))).toHaveLength(1);
  expect(await termsToAccept(payload, number - 1)).toBeNull();
  expect(await termsToAccept(payload, number - 1, new Date(begins + dayMs))).toBe(number);
});

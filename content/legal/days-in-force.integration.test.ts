import type { LegalText } from "@setu/contract/legal";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callerAt, staffAt } from "../../testing/people/staff.ts";
import { eventually, visitorOf } from "../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { nepalDay, startOfNepalDay } from "../calendar/nepal-time.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { richText } from "../seed/rich-text.ts";

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  editor = await staffAt(site, "editor", "Sita");
});
afterAll(() => site.close());

const { data } = visitorOf(() => site);

const dayMs = 86_400_000;
/** The start of a day in Nepal, as the back office's field stores it. */
const dayFromNow = (days: number) => startOfNepalDay(nepalDay(new Date()) + days).toISOString();
const terms = (inForceFrom: string) => ({
  name: "Terms and conditions",
  kind: "terms",
  binding: "en",
  changes: "A typing error is corrected.",
  body: richText("## Use\n\nYou may read every page."),
  inForceFrom,
});
const publish = (id: number, more: object = {}) =>
  editor.send("PATCH", `/legal-versions/${id}?locale=en`, { ...more, _status: "published" });
async function draft(inForceFrom: string): Promise<number> {
  const answer = await editor.post("/legal-versions?locale=en&draft=true", { ...terms(inForceFrom), _status: "draft" });
  expect(answer.status).toBe(201);
  return (await answer.json()).doc.id;
}

test.each([
  ["en", "before the day on which it is published"],
  ["ne", "प्रकाशन हुने दिनअघि"],
])("a version in force before its publication is refused at the field, on a screen in %s", async (language, words) => {
  const screen = callerAt(site, `${editor.cookie}; setu-lng=${language}`);
  const answer = await screen.post("/legal-versions?locale=en", { ...terms(dayFromNow(-1)), _status: "published" });
  expect(answer.status).toBe(400);
  const [{ data: refusal }] = (await answer.json()).errors;
  expect(refusal.errors).toEqual([
    expect.objectContaining({ path: "inForceFrom", message: expect.stringContaining(words) }),
  ]);
});

test("a draft may have a past day, and corrects the text in force from the day of its publication", async () => {
  const id = await draft(dayFromNow(-1));
  expect((await publish(id)).status).toBe(400);
  const { doc } = await (await publish(id, { inForceFrom: dayFromNow(0) })).json();
  expect(doc._status).toBe("published");
  await eventually(async () =>
    expect(await data<LegalText>("/legal/terms?locale=en")).toMatchObject({ number: doc.number, state: "inForce" }),
  );
});

test("a publication that was undone does not count as that of a later version", async () => {
  const id = await draft(dayFromNow(0));
  expect((await publish(id)).status).toBe(200);
  expect((await editor.post(`/legal-versions/${id}/undo-publication`, {})).status).toBe(200);
  const { payload } = site.content;
  const weekAgo = new Date(Date.now() - 7 * dayMs).toISOString();
  await runSql(payload, sql`UPDATE legal_versions SET announced_on = ${weekAgo} WHERE id = ${id}`);
  await runSql(payload, sql`UPDATE _legal_versions_v SET version_announced_on = ${weekAgo} WHERE parent_id = ${id}`);
  expect((await publish(id, { inForceFrom: dayFromNow(-2) })).status).toBe(400);
  const { doc } = await (await publish(id, { inForceFrom: dayFromNow(0) })).json();
  expect(Date.parse(doc.announcedOn)).toBeGreaterThan(Date.now() - dayMs);
});

test("texts that were published elsewhere are imported by the server's own code with the day of that publication", async () => {
  const imported = (announcedOn: string) =>
    site.content.payload.create({
      collection: "legal-versions",
      data: { ...terms("2019-07-17T00:00:00.000Z"), announcedOn, _status: "published" } as never,
      locale: "en",
      overrideAccess: true,
    });
  await expect(imported("2019-07-20T00:00:00.000Z")).rejects.toThrow("In force from");
  const { announcedOn } = (await imported("2019-07-01T00:00:00.000Z")) as { announcedOn?: string | null };
  expect(announcedOn).toBe("2019-07-01T00:00:00.000Z");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { anonymousComplaint, complainantsOf } from "../../../testing/people/complainant.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { complaintFigures } from "./figures.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
});
afterAll(() => site.close());

const { complained } = complainantsOf(() => site);
const figures = () => complaintFigures(site.content.payload, "en");

test("counts below five are not published, and small classes are combined", async () => {
  for (const topic of ["land", "land", "land", "land"]) {
    await complained(anonymousComplaint("Dust.", { complaint_type: topic }));
  }
  expect((await figures()).years).toMatchObject([
    { total: null, types: [], topics: [], outcomes: [], median_days: null },
  ]);
  for (const topic of ["land", "land", "corruption", "website"]) {
    await complained(anonymousComplaint("Dust.", { complaint_type: topic }));
  }
  await complained(anonymousComplaint("Well done.", { type: "thanks", complaint_type: "" }));
  const [year] = (await figures()).years;
  // With eight complaints and one message of thanks only the total is published: nine.
  expect(year).toMatchObject({
    total: { count: 9 },
    types: [],
    topics: [],
  });
});

test("classes of five or more are named, the others combined", async () => {
  for (let count = 0; count < 7; count += 1) {
    await complained(anonymousComplaint("Noise.", { complaint_type: "environment" }));
  }
  // Sixteen in all, of which fifteen have a topic: the one message of thanks could be computed.
  expect((await figures()).years[0]).toMatchObject({ total: { count: 16 }, topics: [] });
  for (let count = 0; count < 4; count += 1) {
    await complained(anonymousComplaint("Well done.", { type: "thanks", complaint_type: "" }));
  }
  expect((await figures()).years[0]?.topics).toEqual([
    { text: "Environment", count: 7, count_text: "7" },
    { text: "Others together", count: 8, count_text: "8" },
  ]);
});

test("decisions have a median, and years that may be incomplete are left out", async () => {
  const { payload } = site.content;
  const rows = await runSql(payload, sql`SELECT id, received_at FROM complaints WHERE kind = 'complaint' ORDER BY id`);
  for (const [index, { id, received_at: received }] of rows.entries()) {
    const at = new Date(new Date(String(received)).getTime() + index * 86_400_000).toISOString();
    const log = JSON.stringify([{ at, by: "Maya", what: "decided", text: "Yes.", outcome: "upheld", user: 1 }]);
    await runSql(payload, sql`UPDATE complaints SET log = ${log}, state = 'decided' WHERE id = ${Number(id)}`);
  }
  expect((await figures()).years[0]).toMatchObject({ outcomes: [{ text: "Upheld", count: 15 }], median_days: "7" });
  const long = new Date(Date.now() - 800 * 86_400_000).toISOString();
  await runSql(payload, sql`UPDATE complaints SET received_at = ${long}`);
  expect((await figures()).years).toEqual([]);
});

test("anybody can read the figures", async () => {
  const answer = await site.app.inject("/frontapi/complaints/figures?locale=ne");
  expect([answer.statusCode, answer.json().data.years]).toEqual([200, []]);
  expect((await site.app.inject("/ne/complaint-feedback/figures")).statusCode).toBe(200);
});

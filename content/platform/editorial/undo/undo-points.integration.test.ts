import { createLocalReq } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";
import { runSql, sql } from "../../store/sql.ts";
import { noteUndo, undoable, undoMs } from "./undo-points.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

test("what can be undone is found in every database, and forgotten when its time is over", async () => {
  const { payload } = site.content;
  const req = await createLocalReq({}, payload);
  const names = ["album-categories/1", "globals/home-page", "who-we-are/2147483647"];
  for (const name of names) await noteUndo(req, name, {});
  expect([...(await undoable(payload, new Date()))].sort()).toEqual(names);
  expect([...(await undoable(payload, new Date(Date.now() + undoMs + 1000)))]).toEqual([]);
  expect(await runSql(payload, sql`SELECT name FROM system_state WHERE name LIKE 'undo:%'`)).toEqual([]);
});

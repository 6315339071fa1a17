import { defaultLoggerOptions } from "payload";
import { beforeAll, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { password, staffAt } from "../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";
import { runSql, sql } from "./platform/store/sql.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  return () => site.close();
});

/** The lines of the log, which the output of the tests does not show. */
let written: MockInstance<typeof defaultLoggerOptions.write>;
beforeEach(() => {
  written = vi.spyOn(defaultLoggerOptions, "write").mockReturnValue(true);
  return () => written.mockRestore();
});
const log = () => written.mock.calls.flat().join("");

test("an account that the database cannot store leaves neither its address nor its password's hash in the log", async () => {
  const owner = await staffAt(site, "owner", "Owner");
  const { payload } = site.content;
  await runSql(
    payload,
    sql`CREATE TRIGGER refusing BEFORE INSERT ON users BEGIN SELECT RAISE(FAIL, 'the disk has no room'); END`,
  );
  const colleague = { email: "qwertia@zebra.example", name: "Qwertia Zebra", role: "editor" };
  const answer = await owner.post("/users", {
    ...colleague,
    password: "hygrometer-7-marmalade",
    currentPassword: password,
  });
  await runSql(payload, sql`DROP TRIGGER refusing`);
  expect(answer.status).toBe(500);
  expect(log()).toContain("the disk has no room");
  expect(log()).not.toMatch(/qwertia|marmalade|insert into|pbkdf2/i);
});

test("a fault of the database is logged by its message and code, wherever its cause is, without the values that it quotes", () => {
  const { logger } = site.content.payload;
  const cause = Object.assign(new Error("duplicate key value"), {
    code: "23505",
    detail: "Key (email)=(qwertia@x) exists",
  });
  const error = new Error("Failed query: insert into members\nparams: qwertia@x", { cause });
  logger.error({ err: error, msg: `Error running migration numbers ${error.message}` });
  logger.error(error);
  logger.warn({ err: error, picture: 7 }, "Not drawn");
  expect(log()).not.toContain("qwertia");
  expect(log().match(/"23505"/g)).toHaveLength(3);
  expect(log()).toContain("Error running migration numbers duplicate key value");
  expect(log()).toContain("Not drawn");
  expect(log()).toContain('"picture":7');
});

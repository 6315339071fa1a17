import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "../../../testing/postgres.ts";
import { openTestSite, postContact, sixFields, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
});
afterAll(() => site.close());

test("an unreachable mail server shows in the log once, without addresses, and in the figures", async () => {
  const logged = vi.spyOn(site.content.payload.logger, "error");
  expect((await postContact(site.app, sixFields())).statusCode).toBeLessThan(300);
  // One mail to the firm, and one to the sender.
  await expect.poll(async () => (await site.content.mailFigures()).waiting).toBe(2);
  await expect.poll(() => logged.mock.calls.length).toBeGreaterThan(0);
  const lines = logged.mock.calls.map((call) => JSON.stringify(call)).filter((line) => line.includes("mail server"));
  expect(lines).toEqual([expect.stringContaining("ESOCKET")]);
  expect(lines[0]).not.toContain("@");

  const { body } = await site.app.inject("/metrics");
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(body)?.[1]);
  expect(figure("setu_mails_waiting")).toBe(2);
  expect(figure("setu_mails_oldest_waiting_seconds")).toBeGreaterThan(0);
  expect(figure("setu_mails_oldest_waiting_seconds")).toBeLessThan(60);
  expect(figure("setu_mails_given_up")).toBe(0);
});

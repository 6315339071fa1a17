import { afterAll, beforeAll, expect, test } from "vitest";
import { anonymousComplaint } from "../../testing/people/complainant.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
let owner: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  owner = await staffAt(site, "owner", "Om Owner");
});
afterAll(() => site.close());

test("a form without JavaScript is answered with the page that shows the code", async () => {
  const { consent: _, ...typed } = anonymousComplaint("The spring is dry.");
  const post = (fields: Record<string, string>) =>
    site.app.inject({
      method: "POST",
      url: "/complaint-feedback",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });
  const words = typed as Record<string, string>;
  expect((await post(words)).statusCode).toBe(422);
  const sent = await post({ ...words, consent: "1" });
  expect(sent.statusCode).toBe(200);
  expect(sent.headers["cache-control"]).toContain("no-store");
  expect(sent.body).toMatch(/\d{4} \d{4} \d{4} \d{4}/);
});

test.each(["", "?locale=ne"])("saving the settings%s keeps the texts of both languages", async (language) => {
  const doors = [{ name: "Hello Sarkar", text: "Call 1111." }];
  const read = async () => (await site.content.api.complaints("ne")).doors;
  await site.content.payload.updateGlobal({ slug: "complaint-settings", locale: "en", data: { doors } });
  const before = await read();
  const saved = await owner.post(`/globals/complaint-settings${language}`, { open: true });
  expect(saved.status, await saved.text()).toBe(200);
  expect(before).toHaveLength(1);
  expect(await read()).toEqual(before);
});

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { anonymousComplaint, complainantsOf } from "../../testing/people/complainant.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
let owner: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  owner = await staffAt(site, "owner", "Om Owner");
});
afterAll(() => site.close());

const { complain } = complainantsOf(() => site);

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
  const refused = await post({ ...words, description: "" });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain("<title>Error: Complaint and feedback");
  // The summary is above the form, and its links lead to the fields.
  const [summary = ""] = /<div[^>]* role="alert".*?<\/ul>/s.exec(refused.body) ?? [];
  expect(refused.body.indexOf(summary)).toBeLessThan(refused.body.indexOf("<fieldset"));
  const fields = [...summary.matchAll(/href="#([^"]+)"/g)].map(([, field]) => field);
  expect(fields).toEqual(["description", "consent"]);
  for (const field of fields) expect(refused.body).toContain(` id="${field}"`);
  const sent = await post({ ...words, consent: "1" });
  expect(sent.statusCode).toBe(200);
  expect(sent.headers["cache-control"]).toContain("no-store");
  expect(sent.body).toMatch(/\d{4} \d{4} \d{4} \d{4}/);
  // A printed code says where it is used.
  expect(sent.body).toContain("<strong>/complaint-feedback/status</strong>");
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

test("a visitor who reports a discussion without an account finds the form filled in so far", async () => {
  const { body: page } = await site.app.inject("/discussion/1");
  expect(page).toContain('href="/complaint-feedback?about=discussion-1"');
  const { body: english } = await site.app.inject("/complaint-feedback?about=discussion-1");
  expect(english).toMatch(/<option value="website" selected/);
  expect(english).toContain('value="Forum, discussion 1"');
  expect((await site.app.inject("/ne/complaint-feedback?about=discussion-1")).body).toContain('value="छलफल, प्रश्न १"');
  const { body: odd } = await site.app.inject('/complaint-feedback?about="><script>');
  expect(odd).not.toMatch(/<option value="website" selected/);
});

test("no complaint is accepted without handlers, or while the form is closed", async () => {
  const set = (data: object) => site.content.payload.updateGlobal({ slug: "complaint-settings", data });
  const form = async () => (await site.content.api.complaints("en")).open;
  await set({ handlers: [], secondHandlers: [] });
  expect(await form()).toBe(false);
  expect((await complain(anonymousComplaint("Dust."))).statusCode).toBe(403);
  await set({ open: true, handlers: [owner.id] });
  expect(await form()).toBe(true);
  for (const topic of ["abuse", "retaliation"]) {
    expect((await complain(anonymousComplaint("", { complaint_type: topic }))).statusCode).toBe(422);
  }
  expect((await complain(anonymousComplaint("", { complaint_type: "danger" }))).statusCode).toBe(200);
});

test.each([
  ["en", "", "other ways"],
  ["ne", "/ne", "अन्य उपाय"],
] as const)("in '%s' a closed form points to other ways only if there are some", async (locale, prefix, words) => {
  const close = (doors: object[]) =>
    site.content.payload.updateGlobal({ slug: "complaint-settings", data: { open: false, doors } });
  const answers = async () => {
    const page = await site.app.inject(`${prefix}/complaint-feedback`);
    const refused = await complain(anonymousComplaint("Dust."), undefined, locale);
    expect(refused.statusCode).toBe(403);
    return [page.body, refused.body];
  };
  // A visitor reads the settings about a second after they are saved.
  const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 200 });
  await close([{ name: "Hello Sarkar", text: "Call 1111." }]);
  await soon(async () => {
    for (const answer of await answers()) expect(answer.toLowerCase()).toContain(words);
  });
  await close([]);
  await soon(async () => {
    for (const answer of await answers()) expect(answer.toLowerCase()).not.toContain(words);
  });
});

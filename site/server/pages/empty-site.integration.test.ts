import { defaultStatistics } from "@setu/contract/statistics/default-statistics";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { textsToRegister } from "../../../content/members/community-settings.ts";
import { openContent } from "../../../content/open.ts";
import { runSql, sql } from "../../../content/platform/store/sql.ts";
import { richText } from "../../../content/seed/rich-text.ts";
import { writtenMails } from "../../../testing/mail-files.ts";
import { goodPassword, membersOf } from "../../../testing/people/member.ts";
import { openEmptySite, postContact, sixFields, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openEmptySite({ ADMIN: "off" });
});
afterAll(() => site.close());

describe.each([
  ["en", "/", "Get in touch", "This site is being set up"],
  ["ne", "/ne", "सम्पर्क गर्नुहोस्", "यो वेबसाइट तयार हुँदै छ"],
] as const)("a site without any content, in %s", (locale, path, contact, plainWord) => {
  test("has a home page with a heading, a plain sentence, the figures and the form", async () => {
    const { statusCode, body } = await site.app.inject(path);
    expect(statusCode).toBe(200);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).toContain(plainWord);
    expect(body).toContain(contact);
    expect(body).toContain('name="message"');
    for (const { label } of defaultStatistics[locale]) expect(body).toContain(label);
  });

  test("omits empty parts, and names no firm", async () => {
    const { body } = await site.app.inject(path);
    const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
    expect(main.match(/<section/g)).toHaveLength(2);
    expect(body).not.toMatch(/Himalaya|हिमालय|<img[^>]*src=""|tel:"|mailto:"/);
    expect(body).toContain('<link rel="icon" href="/favicon.svg"');
  });

  test("answers its calls with empty lists and the record's defaults", async () => {
    const home = await site.content.api.home(locale);
    expect(home.statistics.map(({ label, value }) => ({ label, value }))).toEqual(defaultStatistics[locale]);
    expect([home.sliders, home.projects, home.services, home.news, home.locations].flat()).toEqual([]);
    expect(home.contact_map).toEqual({ link: null, embed: null });
    const { menu, identity, header_banner: banner } = await site.content.api.menu(locale);
    expect([menu, banner, identity.name, identity.mark]).toEqual([[], null, "", { on_light: null, on_dark: null }]);
  });
});

test("a message to a firm that has set up nothing reaches its owner, and is acknowledged", async () => {
  await postContact(site.app, sixFields({ email: "early@example.org", name: "Early Bird" }));
  const mails = await vi.waitFor(() => {
    const written = writtenMails(site.env.dataDir);
    expect(written.length).toBeGreaterThanOrEqual(2);
    return written;
  }, 20_000);
  const [owner] = await runSql(site.content.payload, sql`SELECT email FROM users WHERE role = 'owner'`);
  const to = (address: string) => mails.find(({ head }) => head.includes(`To: ${address}`));
  expect(to(String(owner?.["email"]))?.text).toContain("Early Bird");
  expect(to("early@example.org")?.head).toMatch(/^Subject: We have received your message/m);
  for (const { head } of mails) expect(head).toMatch(/^From: .*no-reply@/m);
});

test("its forum is closed, and nothing leads to it", async () => {
  for (const path of ["/forum", "/ne/forum", "/forum/ask", "/frontapi/forum"])
    expect((await site.app.inject(path)).statusCode, path).toBe(404);
  for (const path of ["/", "/ne", "/success-stories", "/sitemap.xml"])
    expect((await site.app.inject(path)).body, path).not.toContain("/forum");
});

test("its empty lists lead on, and a forum without questions offers nothing to search", async () => {
  const mainOf = async (path: string) => {
    const { statusCode, body } = await site.app.inject(path);
    expect(statusCode).toBe(200);
    return body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  };
  for (const prefix of ["", "/ne"])
    expect(await mainOf(`${prefix}/success-stories`)).toContain(`href="${prefix}/projects"`);
  const data = { accounts: "open", forum: "open", _status: "published" } as const;
  await site.content.payload.updateGlobal({ slug: "community-settings", data, depth: 0 });
  // The site reads a new revision within a second.
  const forum = await vi.waitFor(() => mainOf("/forum"), { timeout: 5000, interval: 200 });
  expect(forum).toContain("/forum/ask");
  expect(forum).not.toContain('name="q"');
  expect(await mainOf("/forum?q=wall")).toContain('name="q"');
});

const { call } = membersOf(() => site);
const register = (terms: number) => {
  const passwords = { password: goodPassword, password_confirmation: goodPassword };
  return call("POST", "/accounts", { name: "New Comer", email: "new@example.org", ...passwords, terms, adult: true });
};

/** Publishes the first version of a legal text. */
async function publishLegal(kind: "terms" | "privacy"): Promise<void> {
  const text = {
    name: "A legal text",
    kind,
    binding: "en",
    body: richText("## Use\n\nYou may read every page."),
  } as const;
  const data = { ...text, inForceFrom: new Date().toISOString(), _status: "published" } as const;
  await site.content.payload.create({ collection: "legal-versions", data, depth: 0 });
}

test("nobody can register before both legal texts are published; pages say so, and members still sign in", async () => {
  const offers = async () => {
    const [own, login, inNepali] = await Promise.all(
      ["/register", "/login", "/ne/register"].map(async (url) => (await site.app.inject(url)).body),
    );
    const isForm = (page: string | undefined) => page?.includes('name="password_confirmation"');
    return [isForm(own), login?.includes('href="/register"'), isForm(inNepali)];
  };
  const none = [false, false, false];
  const refused = await register(0);
  expect([refused.statusCode, refused.json().message]).toEqual([403, "Registration is closed at the moment."]);
  expect(await offers()).toEqual(none);
  // The pages that the editors' start page names.
  expect(await textsToRegister(site.content.payload)).toEqual(["privacy", "terms"]);
  const { body } = await site.app.inject("/register");
  expect(body).toContain("New accounts cannot be created at the moment.");
  expect(body).not.toContain("/privacy-policy");
  expect((await site.app.inject("/login")).statusCode).toBe(200);

  await publishLegal("terms");
  expect((await register(1)).statusCode).toBe(403);
  expect(await offers()).toEqual(none);
  expect(await textsToRegister(site.content.payload)).toEqual(["privacy"]);
  await publishLegal("privacy");
  await expect.poll(offers, { timeout: 5000 }).toEqual([true, true, true]);
  expect((await register(1)).statusCode).toBe(200);
});

test("stays empty at a start that lacks SETU_SEED=off", { timeout: 120_000 }, async () => {
  // A second opening stands for the restart. Under another spelling of the folder, it has a connection of its own.
  const restarted = await openContent({ ...site.env, sampleContent: true, dataDir: `${site.env.dataDir}/.` });
  expect((await restarted.payload.count({ collection: "projects", overrideAccess: true })).totalDocs).toBe(0);
  await restarted.close();
});

test("an unknown address is the Content Not Available page there too", async () => {
  for (const path of ["/nothing", "/ne/nothing"]) expect((await site.app.inject(path)).statusCode).toBe(404);
});

test("a message is accepted before anybody has written how it is answered", async () => {
  const answer = await postContact(site.app, sixFields());
  expect(answer.json()).toEqual({ error: false, message: "Thank you. Your message has reached us." });
});

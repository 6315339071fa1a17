import { readFileSync } from "node:fs";
import path from "node:path";
import { type APIRequestContext, expect, type PlaywrightWorkerArgs, test } from "@playwright/test";
import { ownerHere } from "../../owners.ts";
import { ports } from "../../site-under-test.ts";

/** Calls of the back office's server functions over HTTP, as each member of staff and without a session. */
const origin = `http://localhost:${ports.site}`;
const password = "plane-table-and-alidade";
/** The names of the layout's server function and of Payload's own: docs/decisions/0096-open-forms-outlive-a-release.md. */
const ours = "401fd726149bb9f9c4434602e4a9731133ce11852c";
const changeOfLanguage = "603dc3f2e9a8d9e37326dd4d779f35739698a8527d";
const opened: APIRequestContext[] = [];
test.afterAll(() => Promise.all(opened.map((context) => context.dispose())));

type Playwright = PlaywrightWorkerArgs["playwright"];

/** A browser's cookies without a browser. */
async function caller(playwright: Playwright, account?: { email: string; password: string }) {
  const context = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  opened.push(context);
  if (account) expect((await context.post("/api/users/login", { data: account })).status()).toBe(200);
  const html = await (await context.get("/admin/login")).text();
  const [action = ""] = /(?<=[^0-9a-f])40[0-9a-f]{40}(?=[^0-9a-f])/.exec(html) ?? [];
  if (!actionId) actionId = action;
  const run = (name: string, args: object, headers: Record<string, string> = {}) =>
    context.post("/admin", {
      headers: { "next-action": actionId, "content-type": "text/plain", ...headers },
      data: JSON.stringify([{ name, args }]),
    });
  return { context, run };
}
/** The layout's only server function; people who are not signed in find its id in the page. */
let actionId = "";

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

test("a form that was open over an upgrade finds its server function: its name is the same in each build", async ({
  playwright,
}) => {
  await caller(playwright);
  expect(actionId).toBe(ours);
  const file = path.join(import.meta.dirname, "../../../admin/.next/server/server-reference-manifest.json");
  expect(Object.keys(JSON.parse(readFileSync(file, "utf8")).node)).toEqual([ours, changeOfLanguage]);
});

test("a server function does not run without a session", async ({ playwright }) => {
  const { run } = await caller(playwright);
  expect(actionId).toMatch(/^40[0-9a-f]{40}$/);
  const forged = `setu-token=${["{}", "{}", "x"].map((part) => Buffer.from(part).toString("base64url")).join(".")}`;
  for (const name of ["constructor", "form-state", "render-list", "schedule-publish"]) {
    for (const cookie of ["", "setu-token=abc", forged]) {
      const answer = await run(name, { collectionSlug: "news" }, { cookie });
      expect([name, cookie, answer.status()]).toEqual([name, cookie, 401]);
      expect(await answer.json()).toMatchObject({ error: true, message: expect.stringContaining("sign in") });
    }
  }
});

test("a server function does not run with an ended session, though its cookie has not expired", async ({
  playwright,
}) => {
  const { context, run } = await caller(playwright, ownerHere());
  const { cookies } = await context.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  expect((await context.post("/api/users/logout", { data: {} })).status()).toBe(200);
  const answer = await run("render-list", { collectionSlug: "news" }, { cookie });
  expect(answer.status()).toBe(500);
  expect(await answer.text()).not.toContain("Kali");
});

test("an unknown server function gives nothing to anyone", async ({ playwright }) => {
  const { context, run } = await caller(playwright, ownerHere());
  const { cookies } = await context.storageState();
  const token = cookies.find(({ name }) => name === "setu-token")?.value ?? "";
  expect(token).not.toBe("");
  const names = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf", "slugify", "no-such-function"];
  for (const name of names) {
    const answer = await run(name, {});
    expect([name, answer.status()]).toEqual([name, 500]);
    const text = await answer.text();
    expect(text).not.toContain(token);
    expect(text).not.toMatch(/permissions|headers/);
  }
});

test("a schedule is created and cancelled only by those who may publish the item", async ({ playwright }) => {
  const owner = await caller(playwright, ownerHere());
  const idOf = async (collection: string) => {
    const answer = await owner.context.get(`/api/${collection}?limit=1&depth=0`);
    return String((await answer.json()).docs[0].id);
  };
  const items = {
    news: { doc: { relationTo: "news", value: await idOf("news") } },
    vacancy: { doc: { relationTo: "vacancies", value: await idOf("vacancies") } },
    home: { global: "home-page" },
    careers: { global: "careers-page" },
  };
  type Item = keyof typeof items;
  const asked = (item: Item) => {
    const { doc, global } = items[item] as { doc?: { relationTo: string; value: string }; global?: string };
    return doc ? { collectionSlug: doc.relationTo, id: doc.value } : { globalSlug: global };
  };
  /** The ids of an item's schedules. */
  const planned = async (item: Item) => {
    const text = await (await owner.run("get-upcoming-scheduled-publish", asked(item))).text();
    return [...text.matchAll(/"id":(\d+),"input"/g)].map(([, id]) => Number(id)).sort((a, b) => a - b);
  };
  const signedIn = async (role: string) => {
    const account = { email: `schedules-${role}-${ownerHere().email}`, password };
    const made = await owner.context.post("/api/users", { data: { ...account, name: "Somebody", role } });
    expect([201, 400]).toContain(made.status());
    return caller(playwright, account);
  };

  const may: Record<string, Item[]> = {
    editor: ["news", "home"],
    hr: ["vacancy", "careers"],
    enquiries: [],
  };
  for (const [role, own] of Object.entries(may)) {
    const { run } = await signedIn(role);
    for (const item of Object.keys(items) as Item[]) {
      const status = own.includes(item) ? 200 : 500;
      const before = await planned(item);
      const plan = { type: "unpublish", date: tomorrow(), timezone: "Asia/Kathmandu", ...items[item] };
      expect([role, item, (await run("schedule-publish", plan)).status()]).toEqual([role, item, status]);
      const [mine] = (await planned(item)).filter((id) => !before.includes(id));
      expect([role, item, mine !== undefined]).toEqual([role, item, status === 200]);
      // Another user's schedule, where creating one's own was refused.
      if (mine === undefined) expect((await owner.run("schedule-publish", plan)).status()).toBe(200);
      const [there] = (await planned(item)).filter((id) => !before.includes(id));
      expect((await run("schedule-publish", { deleteID: there })).status()).toBe(status);
      expect((await planned(item)).includes(there ?? 0)).toBe(status !== 200);
      await owner.run("schedule-publish", { deleteID: there });
      expect(await planned(item)).toEqual(before);
    }
    // A schedule that does not exist, and an item that cannot be scheduled.
    for (const wrong of [
      { deleteID: 999_999 },
      { doc: { relationTo: "users", value: "1" } },
      { type: "publish" },
      {},
    ]) {
      const answer = await run("schedule-publish", { date: tomorrow(), ...wrong });
      expect([role, wrong, answer.status()]).toEqual([role, wrong, 500]);
    }
  }
});

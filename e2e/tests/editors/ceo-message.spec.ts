import { expect, type Page, test } from "@playwright/test";
import { signIn } from "../../back-office.ts";

test.describe.configure({ mode: "serial" });

const message = "हामी पहिले हेर्छौँ, त्यसपछि नाप्छौँ, अनि मात्र नक्सा बनाउँछौँ।";
const draft = "यो मस्यौदा कसैले देख्नु हुँदैन।";

/** The CEO's record in Nepali: the person whose message the home page shows. */
async function openMessage(page: Page): Promise<void> {
  const { data } = await (await page.request.get("/frontapi/home")).json();
  await page.goto(`/admin/collections/people/${data.perspective.id}?locale=ne`);
  await expect(page.locator("#field-message")).toBeVisible();
}

async function save(page: Page, button: "#action-save" | "#action-save-draft"): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.url().includes("/api/people/") && answer.request().method() === "PATCH",
  );
  await page.locator(button).click();
  expect((await saved).status()).toBe(200);
}

/** Everything that a visitor can read, as one text. */
async function allThatVisitorsGet(page: Page): Promise<string> {
  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error("no browser");
  const urls = [
    "/",
    "/ne",
    "/frontapi/home?locale=en",
    "/frontapi/home?locale=ne",
    "/frontapi/menu?locale=ne",
    "/api/people?draft=true",
  ];
  const answers = await Promise.all(
    urls.map(async (url) => (await visitor.request.get(new URL(url, page.url()).href)).text()),
  );
  await visitor.close();
  return answers.join("\n");
}

test("an editor changes the CEO's message in Nepali, and /ne shows it within 2 seconds, / unchanged", async ({
  page,
}) => {
  await signIn(page);
  const english = await (await page.request.get("/frontapi/home?locale=en")).json();
  await openMessage(page);
  await page.locator("#field-message").fill(message);
  await save(page, "#action-save");
  const publishedAt = Date.now();
  await expect(async () => {
    expect(await (await page.request.get("/ne")).text()).toContain(message);
  }).toPass({ intervals: [100] });
  test.info().annotations.push({ type: "live after", description: `${Date.now() - publishedAt} ms` });
  expect(await (await page.request.get("/")).text()).not.toContain(message);
  expect((await (await page.request.get("/frontapi/home?locale=en")).json()).data.perspective).toEqual(
    english.data.perspective,
  );
});

test("a draft is visible to no visitor, through no call", async ({ page }) => {
  await signIn(page);
  await openMessage(page);
  await page.locator("#field-message").fill(draft);
  await save(page, "#action-save-draft");
  await page.waitForTimeout(2500);
  const got = await allThatVisitorsGet(page);
  expect(got).toContain(message);
  expect(got).not.toContain(draft);
});

test("the back office speaks Nepali to a browser that asks for it", async ({ browser }) => {
  const context = await browser.newContext({ locale: "ne-NP" });
  const page = await context.newPage();
  await page.goto("/admin/login");
  await expect(page.getByRole("button", { name: "लग इन" }).or(page.getByText("पासवर्ड").first()).first()).toBeVisible();
  await context.close();
});

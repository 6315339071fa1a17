import { expect, type Page, test } from "@playwright/test";
import { goodPassword } from "../../../testing/people/member.ts";
import { inaccessible } from "../../accessibility.ts";
import { linkTo, memberAt } from "../../member.ts";
import { alive } from "../specification/visit.ts";

const languages = [
  { locale: "en", password: "Password", confirm: "Confirm and sign in", profile: "Go to your profile" },
  { locale: "ne", password: "पासवर्ड", confirm: "पुष्टि गरी लग इन गर्नुहोस्", profile: "आफ्नो प्रोफाइलमा जानुहोस्" },
] as const;
type Language = (typeof languages)[number];

/** Registers by the call; returns the path of the mailed link. */
async function registered(page: Page, locale: string, name: string): Promise<string> {
  const email = `${name}-${locale}-${test.info().retry}@example.org`;
  const terms = (await (await page.request.get("/frontapi/legal/terms")).json()).data.number;
  const passwords = { password: goodPassword, password_confirmation: goodPassword };
  const answer = await page.request.post(`/frontapi/accounts?locale=${locale}`, {
    headers: { "x-requested-with": "XMLHttpRequest" },
    data: { name: "Prakash Adhikari", email, ...passwords, terms, adult: true },
  });
  expect(answer.status()).toBe(200);
  return linkTo(email, /verify-email/);
}

async function confirm(page: Page, { password, confirm }: Language): Promise<void> {
  await page.locator("main").getByLabel(password, { exact: true }).fill(goodPassword);
  const button = page.getByRole("button", { name: confirm });
  await button.press("Enter");
  await expect(button).toHaveCount(0);
}

/** Asks for a link to a new password; returns its path. */
async function resetLink(page: Page, locale: string, email: string): Promise<string> {
  const data = { email };
  const headers = { "x-requested-with": "XMLHttpRequest" };
  const answer = await page.request.post(`/frontapi/accounts/forgot?locale=${locale}`, { headers, data });
  expect(answer.status()).toBe(200);
  return linkTo(email, /reset-password/);
}

async function choose(page: Page, password: string): Promise<void> {
  await page.locator("main [name=password]").fill(password);
  await page.locator("main [name=password_confirmation]").fill(password);
  await page.locator("main form button[type=submit]").press("Enter");
  await expect(page.locator("main form")).toHaveCount(0);
}

/** The page says that its link is used: it has no form, and one way on. */
async function isUsed(page: Page, waysOn: RegExp): Promise<void> {
  const main = page.locator("main");
  await expect(main).toContainText(/can no longer be used|अब काम गर्दैन/);
  await expect(main.locator("form")).toHaveCount(0);
  const links = main.locator("a:not(nav a)");
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute("href", waysOn);
}

for (const language of languages) {
  test(`${language.locale}: a used link leads to the profile after a reload and on the way back, and elsewhere to sign in`, async ({
    page,
    browser,
  }) => {
    const link = await registered(page, language.locale, "used-link");
    const elsewhere = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await elsewhere.goto(link);
    await alive(elsewhere);
    await page.goto(link);
    await alive(page);
    await confirm(page, language);
    await page.getByRole("link", { name: language.profile }).click();
    await expect(page.locator("main strong")).toHaveText("Prakash Adhikari");
    await page.goBack();
    await isUsed(page, /\/profile$/);
    await page.reload();
    await isUsed(page, /\/profile$/);
    expect(await inaccessible(page)).toEqual([]);

    // Its form was open there all the while.
    await confirm(elsewhere, language);
    await isUsed(elsewhere, /\/login$/);
    await expect(elsewhere.locator("main").getByRole("status")).toBeFocused();
    await elsewhere.reload();
    await isUsed(elsewhere, /\/login$/);
    expect(await inaccessible(elsewhere)).toEqual([]);
    await elsewhere.context().close();
  });
}

for (const { locale } of languages) {
  test(`${locale}: a used link to a new password or address leads on, also where its form was open`, async ({
    browser,
  }) => {
    const email = `used-reset-${locale}-${test.info().retry}@example.org`;
    const page = await memberAt(browser, "Gita Thapa", email, locale);
    const elsewhere = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await page.goto(locale === "ne" ? "/ne/profile" : "/profile");
    const part = page.locator("main details", { has: page.locator("[name=email]") });
    await part.locator("summary").click();
    await part.locator("[name=email]").fill(`new-${email}`);
    await part.locator("[name=password]").fill(goodPassword);
    await part.locator("[name=password]").press("Enter");
    const change = await linkTo(`new-${email}`, /changed-email/);
    for (const tab of [page, elsewhere]) {
      await tab.goto(change);
      await alive(tab);
    }
    await page.locator("main form button").click();
    await expect(page.locator("main form")).toHaveCount(0);
    await elsewhere.locator("main form button").click();
    await isUsed(elsewhere, /\/profile$/);
    await expect(elsewhere.locator("main").getByRole("status")).toBeFocused();

    const reset = await resetLink(page, locale, `new-${email}`);
    for (const tab of [page, elsewhere]) {
      await tab.goto(reset);
      await alive(tab);
    }
    await choose(page, "nine quiet orchards 60");
    await page.reload();
    await isUsed(page, /\/login$/);
    await choose(elsewhere, "nine quiet orchards 61");
    await isUsed(elsewhere, /\/login$/);
    await expect(elsewhere.locator("main").getByRole("status")).toBeFocused();
    expect(await inaccessible(elsewhere)).toEqual([]);
    await elsewhere.context().close();
    await page.context().close();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a used link leads to sign in, after a reload and on the way back", async ({ page }) => {
    const [english] = languages;
    const link = await registered(page, "en", "used-plain");
    await page.goto(link);
    await confirm(page, english);
    await expect(page.locator("main").getByRole("status")).toContainText("confirmed");
    await page.reload();
    await isUsed(page, /\/login$/);
    await page.goto(link);
    await isUsed(page, /\/login$/);
  });
});

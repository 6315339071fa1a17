import { expect } from "@playwright/test";
import { alive, open, test } from "./visit.ts";

const key = "setu.locale";

for (const stored of [undefined, "fr"]) {
  test(`"It defaults to en if absent or not one of the two.": stored ${JSON.stringify(stored)}`, async ({ page }) => {
    await page.addInitScript(
      ([name, value]) => value !== undefined && localStorage.setItem(`${name}`, value),
      [key, stored],
    );
    await open(page, "/nothing-here");
    await expect(page).toHaveURL("/nothing-here");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
}

test('"ne or en, stored in local storage": ne turns an unprefixed page into its Nepali twin', async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, "ne"), key);
  await page.goto("/nothing/here?x=1#there");
  await page.waitForURL("/ne/nothing/here?x=1#there");
  await expect(page.locator("html")).toHaveAttribute("lang", "ne");
});

test('"stored in local storage under a key with the product\'s prefix": the switch stores it and keeps the page', async ({
  page,
}) => {
  const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
  await open(page, "/nothing/here?x=1#there");
  expect(await stored()).toBeNull();
  await page.locator("header a[hreflang=ne]:visible").first().click();
  await page.waitForURL("/ne/nothing/here?x=1#there");
  expect(await stored()).toBe("ne");
  await page.locator("header a[hreflang=en]:visible").first().click();
  await page.waitForURL("/nothing/here?x=1#there");
  expect(await stored()).toBe("en");
});

test("\"keeps the visitor's choice\": the switch does so before the page's scripts have loaded", async ({ page }) => {
  await page.addInitScript((name) => localStorage.getItem(name) ?? localStorage.setItem(name, "ne"), key);
  await page.route("**/assets/*.js", () => {});
  await page.goto("/ne/nothing/here?x=1#there", { waitUntil: "commit" });
  await page.locator("header a[hreflang=en]:visible").first().click({ noWaitAfter: true });
  await page.waitForURL("/nothing/here?x=1#there", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("both languages can be open side by side, in a new tab and after a reload", async ({ page, context }) => {
  await page.addInitScript((name) => localStorage.getItem(name) ?? localStorage.setItem(name, "ne"), key);
  await open(page, "/ne/privacy-policy?x=1#there");
  const english = await page.locator("header a[hreflang=en]:visible").first().getAttribute("href");
  const tab = await context.newPage();
  // As the middle button opens it. Not by a click: Playwright may lose a tab to which it attaches during its first navigation.
  await tab.goto(`${english}`, { referer: page.url() });
  for (const again of [false, true]) {
    if (again) await tab.reload();
    await alive(tab);
    expect(await tab.evaluate(() => [document.documentElement.lang, location.pathname])).toEqual([
      "en",
      "/privacy-policy",
    ]);
  }
  await tab.goto("/nothing/there");
  await tab.waitForURL("/ne/nothing/there");
});

test("the switch never leads to another host", async ({ page }) => {
  await page.goto("/ne//127.0.0.2/x");
  await page.locator("header a[hreflang=en]:visible").first().click();
  await page.waitForURL("/127.0.0.2/x");
});

test("the calls request the language of the page", async ({ page }) => {
  await open(page, "/ne/nothing-here");
  const call = page.waitForRequest("**/frontapi/home*");
  await page.locator("main a").first().click();
  expect(new URL((await call).url()).searchParams.get("locale")).toBe("ne");
});

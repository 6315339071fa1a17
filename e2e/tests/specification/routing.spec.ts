import { expect, type Page } from "@playwright/test";
import { languages, open, test, walkHome } from "./visit.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const footerLink = (page: Page, path: string) => page.locator(`footer a[href$="${path}"]`).first();

for (const { lang, root, under } of languages) {
  test(`"The router uses history mode and scrolls to the top on every navigation." Back restores the place (${lang})`, async ({
    page,
  }) => {
    await open(page, root);
    // A full page load would lose this.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await footerLink(page, "/careers").scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(1000);
    await footerLink(page, "/careers").click();
    await expect(page).toHaveURL(`${under}/careers`);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(root);
    await expect.poll(() => scrolled(page)).toBe(place);
    await page.goForward();
    await expect(page).toHaveURL(`${under}/careers`);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test(`"A hash in the home route scrolls to that element.": on the first load, and on navigation (${lang})`, async ({
    page,
  }) => {
    const top = () => page.locator("#news").evaluate((element) => Math.abs(element.getBoundingClientRect().top));
    await open(page, `${root}#news`);
    await expect.poll(top).toBeLessThan(200);
    await page.evaluate(() => scrollTo(0, 0));
    // The same link again scrolls there again.
    await page.locator(`header nav a[href="${root}#news"]`).click();
    await expect.poll(top).toBeLessThan(200);
    await expect(page.locator("#news")).toBeFocused();
  });

  test(`"A loading overlay is hidden once home mounts." (${lang})`, async ({ page }) => {
    const answered = Promise.withResolvers<void>();
    await page.route("**/frontapi/home*", async (route) => {
      await answered.promise;
      await route.continue();
    });
    await open(page, `${under}/nothing-here`);
    const overlay = page.getByRole("status").filter({ hasText: lang === "en" ? "Loading" : "लोड हुँदै छ" });
    await expect(overlay).toBeHidden();
    await walkHome(page, lang);
    await expect(overlay).toBeVisible();
    await expect(overlay).toHaveCSS("position", "fixed");
    answered.resolve();
    await expect(overlay).toBeHidden();
    await expect(page.locator("#contact form")).toBeVisible();
  });
}

test("there is no overlay over a server-rendered page", async ({ page }) => {
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("[data-hero] h2").first()).toBeVisible();
  await expect(page.getByText("Loading", { exact: true })).toHaveCount(0);
});

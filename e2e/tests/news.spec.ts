import { expect, type Page, test } from "@playwright/test";
import { alive, open } from "./specification/visit.ts";

const languages = [
  { base: "", lang: "en", tunnel: "Daylight through the Deurali pass", query: "deurali", correction: "Correction" },
  { base: "/ne", lang: "ne", tunnel: "देउराली भञ्ज्याङ वारपार", query: "देउराली", correction: "भूल सुधार" },
];
const rows = (page: Page) => page.locator("main ol > li h2");

for (const { base, lang, tunnel, query, correction } of languages) {
  test.describe(`news in ${lang}`, () => {
    const found = async (page: Page) => {
      await page.goto(`${base}/news?q=${encodeURIComponent(query)}`);
      await rows(page).getByRole("link", { name: tunnel }).click();
      await expect(page.locator("h1")).toHaveText(tunnel);
    };

    test("filters are in the address: chosen, shared, undone by Back, cleared", async ({ page }) => {
      // A choice takes effect by itself once the page has its script.
      await page.goto(`${base}/news`, { waitUntil: "networkidle" });
      await page.locator('select[name="category"]').selectOption("award");
      await expect(page).toHaveURL(/category=award/);
      await expect(rows(page)).toHaveCount(2);
      await page.locator('select[name="year"]').selectOption("2025");
      await expect(rows(page)).toHaveCount(1);
      await page.goBack();
      await expect(rows(page)).toHaveCount(2);
      await page.locator('form[role="search"] a').click();
      await expect(page).toHaveURL(/\/news$/);
      await expect(page.locator("article[aria-labelledby=featured]")).toBeVisible();
    });

    test("an item has its correction, its text and its pictures, which open over it", async ({ page }) => {
      await found(page);
      await expect(page.getByRole("heading", { name: correction })).toBeVisible();
      await expect(page.locator("blockquote")).toBeVisible();
      await alive(page);
      await page.locator("a[data-photo]").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page.locator("a[data-photo]").first()).toBeFocused();
    });

    test("the keyboard leads to the next and previous items", async ({ page }) => {
      await found(page);
      await alive(page);
      const older = page.locator('main a[rel="prev"]');
      const name = await older.locator("span").textContent();
      await older.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("h1")).toHaveText(name ?? "");
      await expect(page.locator("h1")).toBeFocused();
      await page.locator('main a[rel="next"]').click();
      await expect(page.locator("h1")).toHaveText(tunnel);
    });

    test("a list whose next page fails to load stays as it was", async ({ page }) => {
      await page.goto(`${base}/news`, { waitUntil: "networkidle" });
      const first = await rows(page).first().textContent();
      await page.route("**/frontapi/news?**", (route) => route.abort());
      await page.locator('main nav a[rel="next"]').click();
      await expect(page.locator("main").getByRole("alert")).toBeVisible();
      await expect(rows(page).first()).toHaveText(first ?? "");
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("the list can be searched, filtered and paged", async ({ page }) => {
        await page.goto(`${base}/news`);
        await page.locator('main nav a[rel="next"]').click();
        await expect(page).toHaveURL(/page=2/);
        await page.goto(`${base}/news`);
        await page.locator('main input[name="q"]').fill(query);
        await page.locator('form[role="search"] button').click();
        await expect(rows(page)).toHaveCount(1);
        await rows(page).getByRole("link").click();
        await expect(page.locator("h1")).toHaveText(tunnel);
        await expect(page.locator("a[data-photo] img").first()).toBeVisible();
      });
    });
  });
}

test("a news item is printed without controls that only a screen needs", async ({ page }) => {
  await open(page, "/news?q=daylight");
  await rows(page).getByRole("link").click();
  await expect(page.locator("blockquote")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator('main a[rel="prev"]')).toBeHidden();
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("a[data-photo] img").first()).toBeVisible();
});

test("a missing news item shows the Content Not Available page", async ({ page }) => {
  const response = await page.goto("/news/999999");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Oops! looks like there are nothing available right now.")).toBeVisible();
});

import { expect, type Page, test } from "@playwright/test";
import { inaccessible } from "../../accessibility.ts";
import { formReady, signIn } from "../../back-office.ts";

/** A start page, a list in an order of its own, and forms with all kinds of fields. */
const screens = [
  "",
  "/collections/faqs",
  "/collections/success-stories/1",
  "/collections/projects/1",
  "/collections/forum-categories/1",
];

async function speak(page: Page, language: string): Promise<void> {
  await page.context().addCookies([{ name: "setu-lng", value: language, url: new URL(page.url()).origin }]);
}

test("Payload's own screens have no fault that axe finds, and keep none when rows are added", async ({ page }) => {
  await signIn(page);
  await speak(page, "en");
  for (const screen of screens) {
    await page.goto(`/admin${screen}`);
    if (/\d$/.test(screen)) await formReady(page);
    // The names come a moment after the controls.
    await expect.poll(() => inaccessible(page), { message: screen }).toEqual([]);
  }
  await page.goto("/admin/collections/success-stories/1");
  await formReady(page);
  await page.locator("#field-figures > .array-field__add-row").click();
  await expect(page.locator("#field-figures .array-field__row")).toHaveCount(4);
  await expect.poll(() => inaccessible(page)).toEqual([]);
});

test("the account page fits a narrow window", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/account");
  await expect(page.locator(".payload-settings")).toBeVisible();
  for (const width of [834, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("the names are in the language of the screen", async ({ page }) => {
  await signIn(page);
  await speak(page, "ne");
  await page.goto("/admin/collections/faqs");
  await expect(page.getByRole("checkbox", { name: "यस पृष्ठका सबै छान्नुहोस्" })).toBeVisible();
  await expect(page.getByRole("button", { name: "अर्को पृष्ठ" })).toBeVisible();
  // One of each question, and that of all.
  await expect(page.getByRole("checkbox", { name: /.{10,} छान्नुहोस्$/ })).toHaveCount(11);
});

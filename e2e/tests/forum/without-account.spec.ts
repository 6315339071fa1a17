import { expect, type Locator, test } from "@playwright/test";
import { alive } from "../specification/visit.ts";

/** A link in a mail to somebody who has deleted the account since. */
const path = "/stop-mails?token=999999.1.AAAAAAAAAAAAAAAAAAAAAA";
const languages = [
  { prefix: "", over: /no longer works/, report: "Report something without an account" },
  { prefix: "/ne", over: /अब काम गर्दैन/, report: "खाता नखोली खबर गर्नुहोस्" },
];

for (const { prefix, over, report } of languages) {
  test(`a visitor without an account sees where to report something, below ${prefix || "/"}`, async ({ page }) => {
    await page.goto(`${prefix}/forum`);
    const colourOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element).color);
    const link = page.getByRole("link", { name: report });
    expect(await colourOf(link)).not.toBe(await colourOf(page.locator("#officer")));
  });

  test(`a link whose account is gone says so once, below ${prefix || "/"}`, async ({ page }) => {
    await page.goto(prefix + path);
    await alive(page);
    const button = page.locator("main form button");
    await button.press("Enter");
    await expect(page.getByText(over)).toBeFocused();
    await expect(button).toHaveCount(0);
  });

  test.describe(`without JavaScript, below ${prefix || "/"}`, () => {
    test.use({ javaScriptEnabled: false });
    test("it says the same", async ({ page }) => {
      await page.goto(prefix + path);
      await page.locator("main form button").click();
      await expect(page.getByText(over)).toBeVisible();
      await expect(page.locator("main form button")).toHaveCount(0);
    });
  });
}

import { expect, test } from "@playwright/test";
import { formReady, signIn } from "../../back-office.ts";

for (const { language, name } of [
  { language: "en", name: "Add new Project group" },
  { language: "ne", name: "नयाँ परियोजना समूह थप्नुहोस्" },
]) {
  test(`a button beside a relation names what it adds (${language})`, async ({ page }) => {
    await signIn(page);
    await page.context().addCookies([{ name: "setu-lng", value: language, url: new URL(page.url()).origin }]);
    await page.goto("/admin/collections/projects/1");
    await formReady(page);
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
    await expect(page.locator('[aria-label*="[object"]')).toHaveCount(0);
  });
}

import { expect, type Locator, type Page } from "@playwright/test";
import { button, fillIn } from "./contact-form.ts";
import { openStill, test } from "./visit.ts";

/** Shows a notification, with the clock stopped. */
async function notify(page: Page): Promise<Locator> {
  await page.route("**/frontapi/contact*", (route) => route.abort());
  await openStill(page, "/");
  await fillIn(page);
  await button(page).click();
  const notice = page.getByRole("alert").getByText("Something went wrong");
  await expect(notice).toBeVisible();
  return notice;
}

test('"Toast auto-hide delay 5000 ms, minimum 1000 ms."', async ({ page }) => {
  const notice = await notify(page);
  await page.mouse.move(0, 0);
  await page.clock.runFor(1000);
  await expect(notice).toBeVisible();
  await page.clock.runFor(3999);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice).toBeHidden();
});

test("a notification waits while it is pointed at, and closes when it is dismissed", async ({ page }) => {
  const notice = await notify(page);
  await notice.hover();
  await page.clock.fastForward(20_000);
  await expect(notice).toBeVisible();
  await page.getByRole("alert").getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toBeHidden();
});

test("a notification waits while the focus is in it, also when the pointer leaves it", async ({ page }) => {
  const notice = await notify(page);
  const dismiss = page.getByRole("alert").getByRole("button", { name: "Dismiss" });
  await notice.hover();
  await dismiss.focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(dismiss).toBeFocused();
  await dismiss.blur();
  await page.clock.runFor(5000);
  await expect(notice).toBeHidden();
});

import { expect, test } from "@playwright/test";
import { open } from "../specification/visit.ts";

for (const { list, item } of [
  { list: "/projects", item: "main article a[href*='/projects/']" },
  { list: "/ne/notices?status=all", item: "main li a[href*='/notices/']" },
]) {
  test(`Back leads by keyboard to the link that was followed, and to its place: ${list}`, async ({ page }) => {
    await open(page, list);
    const link = page.locator(item).last();
    await link.focus();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(300);
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(new RegExp(`${list.replace("?", "\\?")}$`));
    await expect(page.locator("main h1")).toBeFocused();

    await page.goBack();
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.keyboard.press("Tab");
    expect(
      await link.evaluate((left) => left.compareDocumentPosition(document.activeElement as Element)),
      "DOCUMENT_POSITION_FOLLOWING",
    ).toBe(4);

    // No link was followed there: the heading tells which page this is.
    await page.goForward();
    await expect(page.locator("main h1")).toBeFocused();
    await page.goBack();
    await expect(link).toBeFocused();
  });
}

test("a fragment that cannot be decoded leaves the page as it is", async ({ page }) => {
  await open(page, "/faq#100%");
  const heading = page.getByRole("heading", { level: 1, name: "Frequently asked questions" });
  await expect(heading).toBeVisible();
  await page.evaluate(() => {
    location.hash = "50%";
  });
  await expect(heading).toBeFocused();
});

test("Back from a link in a menu that is closed again leads to the heading, and the skip link still skips", async ({
  page,
}) => {
  await open(page, "/projects");
  await page
    .locator("header a[href='/notices']")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/notices$/);
  await expect(page.locator("main h1")).toBeFocused();
  await page.locator("a[href='#content']").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/notices#content$/);
  await expect(page.locator("main")).toBeFocused();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.locator("main h1")).toBeFocused();
});

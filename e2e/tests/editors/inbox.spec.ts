import { expect, type Page, test } from "@playwright/test";
import { inaccessible } from "../../accessibility.ts";
import { signIn } from "../../back-office.ts";

const inbox = "/admin/collections/contact-messages";

/** Sends a visitor's message and waits until it is listed under "New". */
async function arrived(page: Page, name: string): Promise<void> {
  const answer = await page.request.post("/frontapi/contact?locale=ne", {
    headers: { "x-requested-with": "XMLHttpRequest" },
    data: {
      name,
      email: "visitor@example.org",
      phone: "",
      company: "Upper Valley Cooperative",
      country: "Nepal",
      message: "When could somebody look at our bridge?",
    },
  });
  expect(answer.status()).toBe(200);
}

/** Checks a screen in both languages at both widths: nothing overflows, and axe finds nothing in our own parts. */
async function isSound(page: Page, address: string, part: string): Promise<void> {
  for (const [language, width] of [
    ["ne", 390],
    ["en", 1440],
  ] as const) {
    await page.context().addCookies([{ name: "setu-lng", value: language, url: new URL(page.url()).origin }]);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(page.locator(part)).toBeVisible();
    expect(await inaccessible(page, { within: part })).toEqual([]);
    const over = await page.locator(part).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(over, `${address} at ${width}`).toBeLessThanOrEqual(0);
  }
}

test("a message is assigned, annotated and answered by keyboard, and its mail is sent", async ({ page }) => {
  test.setTimeout(120_000);
  const name = `Visitor ${Date.now()}`;
  await signIn(page);
  await arrived(page, name);
  await isSound(page, inbox, ".inbox");
  const row = page.getByRole("link", { name });
  await row.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/contact-messages\/\d+$/);
  const address = new URL(page.url()).pathname;
  await isSound(page, address, ".inbox");

  const side = page.locator(".inbox-side");
  await expect(page.getByText("answer in Nepali")).toBeVisible();
  await side.getByRole("button", { name: "Take it myself" }).press("Enter");
  await expect(side.locator(".inbox-state")).toHaveText("Assigned");
  await side.getByLabel("Note").fill("Ask for a photograph of the bearings.");
  await side.getByRole("button", { name: "Add the note" }).press("Enter");
  await expect(side.locator(".inbox-log")).toContainText("Ask for a photograph of the bearings.");

  await page.locator(".inbox-answer textarea").fill("हामी आइतबार आउँछौँ।");
  await page.getByRole("button", { name: "Send the answer" }).press("Enter");
  await expect(side.locator(".inbox-state")).toHaveText("Answered");
  await expect(async () => {
    await page.reload();
    await expect(page.locator(".inbox-given .inbox-delivery")).toHaveText("sent", { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await page.goto(`${inbox}?tab=answered`);
  await expect(page.getByRole("link", { name })).toBeVisible();
});

test("an owner sees the records due for erasure, and tests the erasure", async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page);
  await isSound(page, "/admin/globals/retention-settings", ".retention");
  await page.getByRole("button", { name: "Test without erasing" }).click();
  await expect(page.getByText("Tested and logged. Nothing was erased.")).toBeVisible();
});

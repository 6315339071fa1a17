import { expect, type Locator, type Page, test } from "@playwright/test";
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

test("the focus stays near the buttons that save, and returns to the element that opened a dialog", async ({
  page,
}) => {
  await signIn(page);
  await speak(page, "en");
  await page.goto("/admin/collections/news/3?locale=en");
  await formReady(page);
  const name = page.locator("#field-name");
  const buttons = page.locator(".doc-controls__controls");
  await name.fill("Focus kept");
  const refused = { status: 400, json: { errors: [{ message: "Refused." }] } };
  await page.route(/api\/news\/3/, (route) => route.fulfill(refused), { times: 1 });
  await page.locator("#action-save").press("Enter");
  await expect(page.getByText("Refused.")).toBeVisible();
  await expect(page.locator("#action-save")).toBeFocused();
  for (const button of ["#action-save-draft", "#action-save"]) {
    await expect(page.locator(button)).toBeEnabled();
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await page.locator(button).press("Enter");
    await saved;
    await expect(page.locator(button)).toBeDisabled();
    await expect(buttons).toBeFocused();
  }
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  const choose = async (menu: Locator, item: string) => {
    await menu.press("Enter");
    // It moves the focus to its first item, a moment after it has opened.
    await expect(page.locator(".popup-button-list__button:focus")).toBeVisible();
    await page.locator(item).press("Enter");
  };
  const more = page.getByRole("button", { name: "More actions" }).first();
  await choose(more, "#action-unpublish");
  await page.locator("#confirm-cancel").press("Enter");
  await expect(more).toBeFocused();
  const publishing = page.getByRole("button", { name: "More ways to publish" });
  await choose(publishing, "#schedule-publish");
  await page.getByRole("dialog", { name: /Schedule/ }).press("Escape");
  await expect(publishing).toBeFocused();
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

test("the rich text editor's own controls are named in Nepali on the Nepali screen", async ({ page }) => {
  await signIn(page);
  await speak(page, "ne");
  await page.goto("/admin/collections/news/create?locale=en");
  await formReady(page);
  const editor = page.locator(".rich-text-lexical").first();
  await editor.locator("[contenteditable=true] > p").first().hover();
  await expect(editor.getByRole("button", { name: "यहाँ अनुच्छेद थप्नुहोस्" })).toBeAttached();
  const inEnglish = () =>
    editor
      .locator("[aria-label]")
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute("aria-label") ?? "").filter((name) => !/\p{Script=Devanagari}/u.test(name)),
      );
  await expect.poll(inEnglish).toEqual([]);
});

import { expect, type Page, test } from "@playwright/test";
import { alive } from "../specification/visit.ts";

/** Runs what leaves a page; the visitor stays if the browser asks. Returns whether it asked. */
async function asksBefore(page: Page, leave: () => Promise<unknown>): Promise<boolean> {
  const asked = page.waitForEvent("dialog", { timeout: 5_000 }).then(
    async (dialog) => {
      await dialog.dismiss();
      // Back to a page of the router, for which the browser has no words of its own.
      return dialog.type() === "beforeunload" || /Leave this page|यो पृष्ठ छोड्ने/.test(dialog.message());
    },
    () => false,
  );
  // A navigation that the visitor stopped has failed.
  await leave().catch(() => {});
  return asked;
}

/** Searches in the header, where there is room for a field. */
async function search(page: Page): Promise<void> {
  const field = page.locator("header [name=q]");
  await field.click();
  // Its script takes the form over.
  await expect(field).toHaveRole("combobox");
  await field.fill("bridge");
  await field.press("Enter");
  // The list of suggestions closes.
  await field.blur();
}
const wide = { width: 1680, height: 900 };
const languageSwitch = (page: Page) => page.locator("header a[hreflang]").filter({ visible: true }).first();

/** Sends a complaint, and returns its code. */
async function codeOfNew(page: Page): Promise<string> {
  const form = page.locator("main form");
  await form.locator("[name=complaint_type]").selectOption("land");
  await form.locator("[name=subject]").fill("The wall of a school");
  await form.locator("[name=description]").fill("It leans over the path.");
  await form.locator("[name=way][value=anonymous]").check();
  await form.locator("[name=consent]").check();
  await form.locator("button[type=submit]").click();
  return String(await shownCode(page).textContent());
}
const shownCode = (page: Page) => page.locator("main strong", { hasText: /^[\d०-९]{4} / });

const languages = [
  { locale: "en", prefix: "" },
  { locale: "ne", prefix: "/ne" },
];

for (const { locale, prefix } of languages) {
  test(`${locale}: a visitor who leaves an unsent complaint, or its code, is asked first`, async ({ page }) => {
    await page.setViewportSize(wide);
    // Begun on another page, so that there is one of the router to go back to.
    await page.goto(`${prefix}/complaint-feedback/figures`);
    await alive(page);
    await page.locator("main a[href$='/complaint-feedback']").first().click();
    await expect(page).toHaveURL(/complaint-feedback$/);
    const form = page.locator("main form");
    const follow = page.locator("main aside a[href$='/complaint-feedback/status']");
    const ways = {
      "another language": () => languageSwitch(page).click(),
      "a link": () => follow.click(),
      "the header's search": () => search(page),
      "a reload": () => page.reload({ timeout: 3_000 }),
      back: () => page.goBack({ timeout: 3_000 }),
    };

    await form.locator("[name=subject]").fill("The wall of a school");
    for (const [way, leave] of Object.entries(ways)) expect(await asksBefore(page, leave), way).toBe(true);
    await expect(form.locator("[name=subject]")).toHaveValue("The wall of a school");

    const shown = await codeOfNew(page);
    for (const [way, leave] of Object.entries(ways)) expect(await asksBefore(page, leave), way).toBe(true);
    await expect(shownCode(page)).toHaveText(shown);

    page.once("dialog", (dialog) => dialog.accept());
    await follow.click();
    await expect(page).toHaveURL(/complaint-feedback\/status$/);
  });

  test(`${locale}: a visitor who leaves a complaint's page with an unsent message is asked first`, async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(`${prefix}/complaint-feedback`);
    await alive(page);
    const code = await codeOfNew(page);
    page.once("dialog", (dialog) => dialog.accept());
    await page.locator("main aside a[href$='/complaint-feedback/status']").click();
    await alive(page);
    await page.locator("main [name=code]").fill(code);
    await page.locator("main form button[type=submit]").click();
    const written = page.locator("main textarea[name=text]");
    await written.fill("It has fallen down.");
    const ways = {
      "another language": () => languageSwitch(page).click(),
      "the header's search": () => search(page),
      "a reload": () => page.reload({ timeout: 3_000 }),
    };
    for (const [way, leave] of Object.entries(ways)) expect(await asksBefore(page, leave), way).toBe(true);
    await expect(written).toHaveValue("It has fallen down.");

    await page
      .locator("main form", { has: page.locator("textarea[name=text]") })
      .locator("button[type=submit]")
      .click();
    await expect(page.locator("main ol p", { hasText: "It has fallen down." })).toBeVisible();
    expect(await asksBefore(page, ways["another language"]), "once it is sent").toBe(false);
    await expect(page).toHaveURL(/complaint-feedback\/status$/);
  });
}

test("a complaint's page that nobody has written in is left without a question", async ({ page }) => {
  await page.goto("/complaint-feedback");
  await alive(page);
  let asked = 0;
  page.on("dialog", (dialog) => {
    asked += 1;
    return dialog.accept();
  });
  await page.locator("main form [name=subject]").focus();
  await page.locator("main aside a[href$='/complaint-feedback/status']").click();
  await expect(page).toHaveURL(/complaint-feedback\/status$/);
  expect(asked).toBe(0);
});

import { expect, type Page } from "@playwright/test";
import { button, type Field, field, fields, fillIn, form } from "./contact-form.ts";
import { open, test } from "./visit.ts";

const all: Record<Field, string> = {
  name: "Asha Lama",
  company: "Upper Valley Cooperative",
  country: "Norway",
  email: "asha@example.org",
  phone: "+977 1 555 0100",
  message: "We plan an access road and need a survey.",
};

async function expectTyped(page: Page, typed: Partial<Record<Field, string>>): Promise<void> {
  for (const name of fields) await expect(field(page, name)).toHaveValue(typed[name] ?? "");
}

async function write(page: Page): Promise<void> {
  await fillIn(page);
  await expect.poll(() => field(page, "country").locator("option").count()).toBeGreaterThan(200);
  await field(page, "country").selectOption("Norway");
}

/** Follows a link of the page as the router does, without a new document. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(form(page)).toHaveCount(0);
}

const inOtherLanguage = async (page: Page, path: RegExp) => {
  await page.locator("a[data-language]").filter({ visible: true }).first().click();
  await expect(page).toHaveURL(path);
};

/** The part of a message that this tab stores. */
const storedHere = (page: Page) =>
  page.evaluate(() => Object.values(sessionStorage).filter((text) => text.includes("Asha")));

test("a half-written message is there again after a link and Back, and in the other language, until it is sent", async ({
  page,
}) => {
  await open(page, "/");
  await write(page);
  await follow(page, "/about");
  await page.goBack();
  await expectTyped(page, all);
  await inOtherLanguage(page, /\/ne$/);
  await expectTyped(page, all);
  await field(page, "phone").fill("");
  await follow(page, "/ne/about");
  await page.goBack();
  await expectTyped(page, { ...all, phone: "" });

  await button(page).click();
  await expect(button(page)).toHaveAttribute("data-state", "success");
  await expectTyped(page, {});
  expect(await storedHere(page)).toEqual([]);
  await follow(page, "/ne/about");
  await page.goBack();
  await expectTyped(page, {});
});

test("it is kept in this tab alone", async ({ page, context }) => {
  await open(page, "/");
  await fillIn(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Asha");
  const other = await context.newPage();
  await open(other, "/");
  await expectTyped(other, {});
});

test("a message that was refused is cleared, and is not put back before the visitor restores it", async ({ page }) => {
  await open(page, "/");
  await fillIn(page, "nobody");
  await button(page).click();
  await expect(button(page)).toHaveAttribute("data-state", "failure");
  await follow(page, "/about");
  await page.goBack();
  await expectTyped(page, {});
  await form(page).getByRole("button", { name: "Restore what I typed" }).click();
  await follow(page, "/about");
  await page.goBack();
  await expectTyped(page, { ...all, country: "Nepal", email: "nobody" });
});

test("a message that is on its way when the visitor leaves the page is not put back to be sent twice", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/frontapi/contact*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, "/");
  await fillIn(page);
  const sent = page.waitForResponse("**/frontapi/contact*");
  await button(page).click();
  await expect(button(page)).toHaveAttribute("data-state", "submitting");
  await follow(page, "/about");
  await page.goBack();
  await expectTyped(page, {});
  held.resolve();
  expect((await sent).status()).toBe(200);
  expect(await storedHere(page)).toEqual([]);
});

test("with the visitor's text restored, a question that the page began does not replace another one", async ({
  page,
}) => {
  await open(page, "/?project=1");
  const begun = await field(page, "message").inputValue();
  expect(begun).not.toBe("");
  await field(page, "name").fill("Asha Lama");
  await open(page, "/?project=2");
  await expect(field(page, "name")).toHaveValue("Asha Lama");
  await expect(field(page, "message")).not.toHaveValue("");
  await expect(field(page, "message")).not.toHaveValue(begun);
});

test("while a message is resent automatically, its button says so, since its fields are read-only", async ({
  page,
}) => {
  await open(page, "/");
  await write(page);
  let attempts = 0;
  await page.route("**/frontapi/contact?*", (route) => {
    attempts += 1;
    // The second attempt gets no answer while the test lasts.
    return attempts === 1 ? route.abort() : undefined;
  });
  await button(page).click();
  await expect(button(page)).toHaveAttribute("data-state", "failure");
  await expect(button(page)).toHaveAttribute("data-state", "idle");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(button(page)).toHaveAttribute("data-state", "submitting");
  await expect(field(page, "message")).not.toBeEditable();
});

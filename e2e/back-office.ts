import { expect, type Locator, type Page } from "@playwright/test";
import { ownerHere } from "./owners.ts";
import { ports } from "./site-under-test.ts";

export type Language = "en" | "ne";
const languageNames = { en: "English", ne: "Nepali" };

/**
 * Signs in as this worker's owner, and leaves the page at an address of the site that shows nothing. The form is
 * skipped, since its two screens took three seconds of every test; `tests/editors/applications.spec.ts` covers it.
 */
export async function signIn(page: Page): Promise<void> {
  const owner = ownerHere();
  await expect(async () => {
    await page.context().clearCookies();
    const headers = { origin: `http://localhost:${ports.site}` };
    const answer = await page.request.post("/api/users/login", { headers, data: owner });
    expect(answer.status()).toBe(200);
    await page.goto("/robots.txt");
    expect(await readAsStaff(page, "/api/users/me")).toMatchObject({ user: { email: owner.email } });
  }).toPass({ timeout: 40_000 });
}

/** Reads from the back office's API within one of its pages, the only place where the session is valid. */
export const readAsStaff = (page: Page, address: string): Promise<unknown> =>
  page.evaluate(async (url) => (await fetch(url)).json(), address);

/** Waits until a server-rendered form reacts to typing. */
export const formReady = (page: Page): Promise<void> =>
  expect(page.locator("form[data-form-ready=true]").first()).toBeVisible();

export const openTab = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();

export const write = (page: Page, path: string, text: string) =>
  page.locator(`#field-${path.replaceAll(".", "__")}`).fill(text);

/** Types a day as people do; the picker closes by itself. */
export async function writeDate(page: Page, path: string, day: string): Promise<void> {
  const input = page.locator(`#field-${path.replaceAll(".", "__")} input`).first();
  await input.fill(day);
  await input.press("Tab");
}

/** Chooses from a list by typing the beginning of an option. */
export async function choose(page: Page, path: string, name: string): Promise<void> {
  const field = page.locator(`#field-${path.replaceAll(".", "__")}`);
  await field.locator(".rs__control").click();
  await field.locator("input.rs__input").fill(name);
  await page.locator(".rs__option").filter({ hasText: name }).first().click();
}

export const tick = (page: Page, path: string) => page.locator(`#field-${path}`).check();

export async function addRow(page: Page, path: string): Promise<void> {
  const rows = page.locator(`#field-${path} .array-field__row`);
  const before = await rows.count();
  await page.locator(`#field-${path} > .array-field__add-row`).click();
  await expect(rows).toHaveCount(before + 1);
}

/** Types into the editor of a rich text. */
export async function writeRichText(page: Page, path: string, text: string): Promise<void> {
  const editor = page.locator(`[data-field-path="${path}"], #field-${path}`).locator("[contenteditable=true]").first();
  await editor.click();
  await page.keyboard.type(text);
}

export interface NewPicture {
  file: string;
  alt: Record<Language, string>;
}

/** The dialog in which new pictures are described, sent and attached. */
export const sheetOf = (page: Page) => page.locator("dialog[open][class*=sheet]");
export const lineOf = (page: Page, file: string) => sheetOf(page).locator("li").filter({ hasText: file });

/** Chooses new pictures for a field: the sheet opens with a line for each. */
export async function chooseFiles(page: Page, path: string, files: string[]): Promise<void> {
  const button = page.locator(`#field-${path} .add-pictures`).last();
  // Retried while the page that was just loaded does not react yet.
  await expect(async () => {
    const [chooser] = await Promise.all([page.waitForEvent("filechooser", { timeout: 3000 }), button.click()]);
    await chooser.setFiles(files);
  }).toPass({ timeout: 30_000 });
  await expect(sheetOf(page).locator("li")).toHaveCount(files.length);
}

export async function describePicture(page: Page, file: string, alt: Partial<Record<Language, string>>): Promise<void> {
  for (const [language, words] of Object.entries(alt)) {
    await lineOf(page, file).locator(`input[name=alt_${language}]`).fill(words);
  }
}

/** Presses the button that sends the remaining pictures and attaches all of them. */
export const attach = (page: Page) => sheetOf(page).locator("footer button").first().click();

/** Uploads new pictures into a field, each described in both languages. */
export async function uploadPictures(page: Page, path: string, pictures: NewPicture[]): Promise<void> {
  await chooseFiles(
    page,
    path,
    pictures.map(({ file }) => file),
  );
  for (const { file, alt } of pictures) await describePicture(page, file.split("/").at(-1) ?? file, alt);
  await attach(page);
  await expect(sheetOf(page)).toBeHidden({ timeout: 30_000 });
  await expect(page.locator(`#field-${path} .upload-relationship-details`)).toHaveCount(pictures.length);
}

/** Switches the document to its other language; unsaved changes would be lost. */
export async function turnTo(page: Page, language: Language): Promise<void> {
  await page.locator(".localizer button").first().click();
  await page.locator(".popup__content button, .popup__content a").filter({ hasText: languageNames[language] }).click();
  await page.waitForURL(new RegExp(`locale=${language}`));
  await expect(page.locator(`.localizer-button[data-locale=${language}]`).first()).toBeAttached();
}

/** Presses a button that saves the document, and waits until the server has accepted it. */
export async function send(page: Page, button: "#action-save" | "#action-save-draft"): Promise<void> {
  const taken = page.waitForResponse(
    (answer) =>
      /\/api\/(?!payload-)[\w-]+(\/\d+)?\?/.test(answer.url()) && /POST|PATCH/.test(answer.request().method()),
  );
  await page.locator(button).first().click();
  const answer = await taken;
  expect(answer.status(), await answer.text()).toBeLessThan(300);
}

/** Opens the question before an action of the item's menu, and returns its dialog. */
export async function askFromMenu(page: Page, action: "bin" | "unpublish"): Promise<Locator> {
  const dialog = page.locator("dialog[open]", { has: page.locator("#confirm-action") });
  await expect(async () => {
    await page.locator(".doc-controls__popup button").first().click();
    await page.locator(`#action-${action}`).click({ timeout: 2000 });
    await expect(dialog).toBeVisible();
  }).toPass();
  return dialog;
}

/** Withdraws a published document. */
export async function unpublish(page: Page): Promise<void> {
  const dialog = await askFromMenu(page, "unpublish");
  const taken = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await dialog.getByRole("button", { name: "Withdraw from the website" }).click();
  expect((await taken).status()).toBe(200);
}

import { type BrowserContext, expect, type Page } from "@playwright/test";
import { formReady, type Language, signIn } from "./back-office.ts";

const languages = { en: /अङ्ग्रेजी/, ne: /नेपाली/ };
const keeping = "तपाईंको सुरक्षित नगरिएको पाठ राखिएको छ";

/** Signs in without text in new items from earlier tests, which would be offered, and sets the screens to Nepali. */
export async function inNepali(page: Page): Promise<void> {
  await signIn(page);
  await page.evaluate(async () => {
    for (const collection of ["news", "vacancies"]) {
      const { copies } = await (await fetch(`/api/${collection}/new/working-copy`)).json();
      for (const { item } of copies) {
        const body = JSON.stringify({ baseUpdatedAt: 0, fields: null });
        const headers = { "content-type": "application/json" };
        await fetch(`/api/${collection}/${item}/working-copy`, { method: "POST", headers, body });
      }
    }
  });
  await page.context().addCookies([{ name: "setu-lng", value: "ne", url: new URL(page.url()).origin }]);
}

/** Switches the document to its other language, on screens in Nepali. */
export async function turn(page: Page, language: Language): Promise<void> {
  await page.locator(".localizer button").first().click();
  await page.locator(".popup__content button").filter({ hasText: languages[language] }).click();
  await page.waitForURL(new RegExp(`locale=${language}`));
  await expect(page.locator(`.localizer-button[data-locale=${language}]`).first()).toBeAttached();
}

export const field = (page: Page, name: string) => page.locator(`#field-${name}`);
export const copies = (page: Page) => page.getByRole("region", { name: "सुरक्षित नगरिएको पाठ" });
export const offers = (page: Page) => copies(page).getByRole("status");
export const goOn = (page: Page) => offers(page).first().getByRole("button", { name: "जारी राख्नुहोस्" }).click();
export const isKept = (page: Page) => expect(copies(page)).toContainText(keeping);

export async function newItem(page: Page, collection: string, language: Language = "ne"): Promise<void> {
  await page.goto(`/admin/collections/${collection}/create?locale=${language}`);
  await formReady(page);
  await page.waitForURL(/copy=/);
}

/** Saves a new item; resolves to its id. */
export async function savedItem(page: Page, name: string): Promise<number> {
  const made = await page.evaluate(async (title) => {
    const answer = await fetch("/api/news?draft=true&locale=ne", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: title, _status: "draft" }),
    });
    return answer.json();
  }, name);
  return made.doc.id;
}
export const openItem = async (page: Page, id: number, language: Language = "ne") => {
  await page.goto(`/admin/collections/news/${id}?locale=${language}`);
  await formReady(page);
};

/** The same person in another browser. */
export async function anotherBrowser(page: Page): Promise<{ context: BrowserContext; other: Page }> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error("no browser");
  await context.addCookies(await page.context().cookies());
  return { context, other: await context.newPage() };
}

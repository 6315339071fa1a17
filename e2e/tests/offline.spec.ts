import { expect, type Page, test } from "@playwright/test";
import { openConnection } from "../connection.ts";
import { ports } from "../site-under-test.ts";
import { alive, open } from "./specification/visit.ts";

test.use({ serviceWorkers: "allow" });

const languages = [
  {
    lang: "en",
    under: "",
    note: /No internet connection\. This copy was saved on \d{4}-\d\d-\d\d \d\d:\d\d\./,
  },
  {
    lang: "ne",
    under: "/ne",
    note: /इन्टरनेट जडान छैन। यो सन् [०-९]{4}-[०-९]{2}-[०-९]{2} [०-९]{2}:[०-९]{2} मा सुरक्षित गरिएको प्रति हो।/,
  },
];
const isKept = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);
/** By a link of the page, as readers go on. */
async function goOn(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`**${path}`);
}

for (const { lang, under, note } of languages) {
  test(`what was read is there without a connection, and says of when it is (${lang})`, async ({ page, context }) => {
    const connection = await openConnection(ports.site);
    const at = connection.origin + under;
    await open(page, `${at}/about`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller), "a first page is light").toBeNull();
    await goOn(page, `${under}/members`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await open(page, `${at}/reports`);
    await goOn(page, `${under}/notices`);
    await expect.poll(() => isKept(page, `${under}/reports`)).toBe(true);
    const copy = page.locator("[role=status]").filter({ hasText: note });
    await expect(copy).toHaveCount(0);

    // The one is what the browser believes, the other what is.
    await context.setOffline(true);
    connection.cut();
    await page.goto(`${at}/reports`);
    await alive(page);
    await expect(copy).toBeVisible();
    const reports = await page.locator("main article h3").count();
    expect(reports).toBeGreaterThan(0);
    // By script: the call's last answer.
    await goOn(page, `${under}/notices`);
    await expect(page.locator("main h1")).toBeFocused();
    await expect(copy).toBeVisible();
    // What was never read cannot be had: it says so, and what can be done.
    await goOn(page, `${under}/careers`);
    await expect(page.getByRole("alert").filter({ has: page.locator("a") })).toBeVisible();

    await page.goto(`${at}/reports`);
    await alive(page);
    connection.mend();
    await context.setOffline(false);
    await expect(copy).toHaveCount(0, { timeout: 30_000 });
    await connection.close();
  });
}

test("a page that cannot be had without a connection leaves the site in place, and comes with it", async ({ page }) => {
  const connection = await openConnection(ports.site);
  await open(page, `${connection.origin}/ne/about`);
  // The browser knows nothing of it, and says that it is online.
  connection.cut();
  await goOn(page, "/ne/careers");
  const message = page.getByRole("alert").filter({ has: page.locator("a") });
  await expect(message).toContainText("इन्टरनेट जडान छैन");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await message.getByRole("link").click();
  await page.waitForTimeout(500);
  await expect(message).toBeVisible();
  await expect(page.locator("header nav").first()).toBeAttached();
  connection.mend();
  await expect(page.locator('main a[href^="/ne/career/"]').first()).toBeAttached({ timeout: 20_000 });
  await expect(message).toHaveCount(0);
  await connection.close();
});

test("nothing that is one visitor's alone is kept, nor a form that was filled in", async ({ page }) => {
  await open(page, "/careers");
  await goOn(page, "/about");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const path of ["/application/1", "/application/track", "/admin/login", "/frontapi/form-token"])
    await page.goto(path);
  await open(page, "/members");
  await expect.poll(() => isKept(page, "/members")).toBe(true);
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return stores.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/members");
  expect(kept.filter((path) => /application|admin|token/.test(path))).toEqual([]);
});

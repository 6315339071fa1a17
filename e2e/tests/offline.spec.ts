import { expect, test } from "@playwright/test";
import { inaccessible } from "../accessibility.ts";
import { openConnection } from "../connection.ts";
import { controlled, goOn, isKept } from "../offline.ts";
import { ports } from "../site-under-test.ts";
import { alive, open } from "./specification/visit.ts";

test.use({ serviceWorkers: "allow" });

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const languages = [
  {
    lang: "en",
    under: "",
    note: new RegExp(
      `No internet connection\\. This copy was saved (just now|a minute ago), on \\d+ (${months}) \\d{4} \\(\\d+ \\w+ \\d{4} BS.*\\), \\d\\d:\\d\\d\\.`,
    ),
    nothing: "There is no internet connection",
  },
  {
    lang: "ne",
    under: "/ne",
    note: /इन्टरनेट जडान छैन। यो प्रति (भर्खरै|१ मिनेटअघि) सेभ भएको हो: [०-९]{4} \S+ [०-९]+ \(सन् [०-९]{4} \S+ [०-९]+\), \S+\s[०-९:]+\sबजे।/,
    nothing: "इन्टरनेट जडान छैन",
  },
];

for (const { lang, under, note, nothing } of languages) {
  test(`pages that were read are available offline, with the time of their copy (${lang})`, async ({
    page,
    context,
  }) => {
    const connection = await openConnection(ports.site);
    const at = connection.origin + under;
    await open(page, `${at}/about`);
    // From the first page on, once it is idle.
    await controlled(page);
    await expect.poll(() => isKept(page, `${under}/about`)).toBe(true);
    await goOn(page, `${under}/members`);
    await open(page, `${at}/reports`);
    await goOn(page, `${under}/notices`);
    // The page itself is kept too, though only its call was needed.
    await expect.poll(() => isKept(page, `${under}/notices`)).toBe(true);
    await expect.poll(() => isKept(page, `${under}/offline`)).toBe(true);
    const copy = page.locator("[role=status]").filter({ hasText: note });
    await expect(copy).toHaveCount(0);

    // The first sets what the browser believes, the second what is true.
    await context.setOffline(true);
    connection.cut();
    await page.goto(`${at}/reports`);
    await alive(page);
    await expect(copy).toBeVisible();
    const reports = await page.locator("main article h3").count();
    expect(reports).toBeGreaterThan(0);
    // With script: the call's last answer.
    await goOn(page, `${under}/notices`);
    await expect(page.locator("main h1")).toBeFocused();
    await expect(copy).toBeVisible();
    // A page that was only loaded as a document is shown as one, also on Back.
    await goOn(page, `${under}/about`);
    await expect(page).toHaveTitle(/About Us|हाम्रो बारेमा/);
    await alive(page);
    await expect(copy).toBeVisible();
    await page.goBack();
    await page.waitForURL(`**${under}/notices`);
    await expect(copy).toBeVisible();
    // A page that was never read is unavailable: a message says so, and what can be done.
    await goOn(page, `${under}/careers`);
    const message = page.getByRole("alert").filter({ has: page.locator("a") });
    await expect(message).toContainText(nothing);
    await expect(page).toHaveTitle(new RegExp(nothing));
    await message.locator(`a[href="${under}/offline"]`).click();
    await expect(page.locator(`#kept-pages a[href="${under}/reports"]`)).toBeVisible();
    await expect(page.locator("main").getByText(nothing)).toBeHidden();

    // A new document at an address that was never read: shows the list of kept pages there.
    const tab = await context.newPage();
    await tab.goto(`${at}/careers`);
    await expect(tab.locator("main").getByText(nothing)).toBeVisible();
    await expect(tab.locator(`#kept-pages a[href="${under}/notices"]`)).toBeVisible();
    expect(new URL(tab.url()).pathname).toBe(`${under}/careers`);
    await expect(tab).toHaveTitle(nothing);
    expect(await inaccessible(tab)).toEqual([]);
    await tab.locator(`#kept-pages a[href="${under}/reports"]`).click();
    await alive(tab);
    await expect(tab.locator("main article h3")).toHaveCount(reports);
    await tab.goBack();
    await expect(tab.locator("main").getByText(nothing)).toBeVisible();

    await page.goto(`${at}/reports`);
    await alive(page);
    connection.mend();
    await context.setOffline(false);
    await expect(copy).toHaveCount(0, { timeout: 30_000 });
    // The requested page then loads automatically.
    await expect(tab.locator(`main a[href^="${under}/career/"]`).first()).toBeVisible({ timeout: 30_000 });
    await connection.close();
  });
}

test("a message can be written offline from any country: the kept page has the whole list", async ({ page }) => {
  const connection = await openConnection(ports.site);
  // The visitor has not come near the form.
  await open(page, `${connection.origin}/ne`);
  await controlled(page);
  await expect.poll(() => isKept(page, "/ne")).toBe(true);
  await expect.poll(() => isKept(page, "/ne/offline")).toBe(true);
  connection.cut();
  await page.goto(`${connection.origin}/ne`);
  await alive(page);
  const country = page.locator("#contact [name=country]");
  await country.scrollIntoViewIfNeeded();
  await expect.poll(() => country.locator("option").count()).toBeGreaterThan(235);
  await connection.close();
});

test("the page about the missing connection has the firm's mark in its footer, where the visitor has never been", async ({
  page,
}) => {
  const connection = await openConnection(ports.site);
  await open(page, `${connection.origin}/ne/about`);
  await controlled(page);
  await expect.poll(() => isKept(page, "/ne/offline")).toBe(true);
  connection.cut();
  await page.goto(`${connection.origin}/ne/careers`);
  const mark = page.locator("footer img:visible");
  await mark.scrollIntoViewIfNeeded();
  await expect.poll(() => mark.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  await connection.close();
});

test("a page that is unavailable offline leaves the current one in place, and loads once online", async ({ page }) => {
  const connection = await openConnection(ports.site);
  await open(page, `${connection.origin}/ne/about`);
  // The browser does not notice, and reports that it is online.
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

test("the language can be switched offline and back: pages that were read stay readable", async ({ page }) => {
  const connection = await openConnection(ports.site);
  await open(page, `${connection.origin}/about`);
  await controlled(page);
  await expect.poll(() => isKept(page, "/about")).toBe(true);
  await expect.poll(() => isKept(page, "/offline")).toBe(true);
  connection.cut();
  await page.locator("footer a[data-language=ne]").click();
  // The list is in the visitor's language so far: no other was kept.
  await expect(page.locator("main").getByText("There is no internet connection")).toBeVisible();
  await expect(page).toHaveURL(/\/ne\/about$/);
  const kept = page.locator('#kept-pages a[href="/about"]');
  await expect(page.locator("#kept-pages time").first()).toHaveText(/^just now|^a minute ago/);
  await kept.click();
  await alive(page);
  await expect(page).toHaveURL(/[0-9]\/about$/);
  await expect(page.locator("main h1").first()).toBeVisible();
  await page.reload();
  await alive(page);
  await expect(page).toHaveURL(/[0-9]\/about$/);
  // Once online, the choice applies again.
  connection.mend();
  await page.goto(`${connection.origin}/members`);
  await expect(page).toHaveURL(/\/ne\/members$/);
  await connection.close();
});

test("no visitor's private data is kept, nor a filled-in form", async ({ page }) => {
  await open(page, "/careers");
  await controlled(page);
  for (const path of [
    "/application/1",
    "/application/track",
    "/alerts?token=x",
    "/admin/login",
    "/frontapi/form-token",
  ])
    await page.goto(path);
  await open(page, "/members");
  await expect.poll(() => isKept(page, "/members")).toBe(true);
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return stores.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/members");
  expect(kept.filter((path) => /application|alerts|admin|token/.test(path))).toEqual([]);
});

test("a device without room keeps texts before pictures, and a failed update does not replace a copy", async ({
  page,
}) => {
  const connection = await openConnection(ports.site);
  await open(page, `${connection.origin}/about`);
  await controlled(page);
  await expect.poll(() => isKept(page, "/about")).toBe(true);
  await open(page, `${connection.origin}/projects`);
  for (const picture of await page.locator("main img").all()) await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => isKept(page, "/projects")).toBe(true);
  const session = await page.context().newCDPSession(page);
  const quota = (quotaSize?: number) =>
    session.send("Storage.overrideQuotaForOrigin", { origin: connection.origin, ...(quotaSize && { quotaSize }) });
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  await quota(usage);
  await open(page, `${connection.origin}/members`);
  await expect.poll(() => isKept(page, "/members")).toBe(true);
  await quota();
  await open(page, `${connection.origin}/about`);
  await expect.poll(() => isKept(page, "/about")).toBe(true);

  // The connection breaks while the page is loaded again.
  connection.cutAnswerAfter(2000);
  expect(
    await page.evaluate(() =>
      fetch("/about", { cache: "reload" })
        .then((answer) => answer.text())
        .catch(() => "broke"),
    ),
  ).toBe("broke");
  expect(await isKept(page, "/about")).toBe(true);
  await page.goto(`${connection.origin}/about`);
  await expect(page.locator("main h1")).toBeVisible();
  await connection.close();
});

import { expect, type Page, test } from "@playwright/test";
import { inaccessible } from "../accessibility.ts";
import { chunkOf } from "../built-files.ts";
import { open } from "./specification/visit.ts";

const languages = [
  { base: "", lang: "en", album: "Seti Gorge: the reservoir fills", second: "2 of 3", last: "3 of 3", close: "Close" },
  {
    base: "/ne",
    lang: "ne",
    album: "सेती गल्छी: जलाशय भरिँदै",
    second: "३ मध्ये २",
    last: "३ मध्ये ३",
    close: "बन्द गर्नुहोस्",
  },
];
const thumbnails = (page: Page) => page.locator("main a[data-photo]");
const openAlbum = async (page: Page, base: string, album: string) => {
  await open(page, `${base}/album-category`);
  await page.locator("main li h2 a").first().click();
  await page.locator("main li h2").getByRole("link", { name: album }).click();
  await expect(page.locator("h1")).toHaveText(album);
};

for (const { base, lang, album, second, last, close } of languages) {
  test.describe(`galleries in ${lang}`, () => {
    test("a photo opens over its page by keyboard, at its own address, and returns the focus", async ({ page }) => {
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      await openAlbum(page, base, album);
      await thumbnails(page).first().focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(/#photo-\d+$/);
      await expect(dialog.getByRole("button", { name: close })).toBeFocused();
      expect(await inaccessible(page, { within: "dialog" })).toEqual([]);

      await page.keyboard.press("ArrowRight");
      await expect(dialog.getByText(second).first()).toBeVisible();
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      await expect(dialog.getByText(last).first()).toBeVisible();
      for (let press = 0; press < 7; press++) {
        await page.keyboard.press("Tab");
        // The focus is within the dialog, or on the browser's own controls; never on the page below.
        expect(await page.evaluate(() => document.activeElement?.matches("body, dialog *, dialog"))).toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page).not.toHaveURL(/#/);
      await expect(thumbnails(page).last()).toBeFocused();
      expect(complaints).toEqual([]);
    });

    test("Back closes it, however many photos were viewed", async ({ page }) => {
      await openAlbum(page, base, album);
      const address = page.url();
      await thumbnails(page).nth(1).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await page.goBack();
      await expect(page.getByRole("dialog")).toBeHidden();
      expect(page.url()).toBe(address);
      await page.goBack();
      await expect(page).toHaveURL(/album-category\/\d+$/);
    });

    test("a photo's address opens it, and closing shows the page", async ({ page }) => {
      await open(page, `${base}/gallaries/1`);
      const id = await thumbnails(page).nth(1).getAttribute("data-photo");
      await page.goto("about:blank");
      await open(page, `${base}/gallaries/1#photo-${id}`);
      await expect(page.getByRole("dialog").getByText(second).first()).toBeVisible();
      await page.getByRole("button", { name: close, exact: true }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page).toHaveURL(/gallaries\/1$/);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("albums can be sorted and a photo links to its file", async ({ page, request }) => {
        await page.goto(`${base}/album-category/1`);
        const first = await page.locator("main li h2").first().textContent();
        await page.locator('a[href$="?sort=old"]').click();
        await expect(page.locator("main li h2").last()).toHaveText(first ?? "");
        await page.locator("main li h2 a").last().click();
        const href = await thumbnails(page).first().getAttribute("href");
        expect((await request.get(href ?? "")).headers()["content-type"]).toMatch(/^image\//);
      });
    });
  });
}

test("zoomed to 400 %, the viewer scrolls, and the photo and its facts stay in sight", async ({ page }) => {
  for (const [width, height] of [
    [320, 256],
    [320, 180],
    [427, 240],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { base } of languages) {
      await open(page, `${base}/gallaries/1`);
      await thumbnails(page).first().click();
      const dialog = page.getByRole("dialog");
      const size = `${base} ${width} × ${height}`;
      expect((await dialog.locator("img").boundingBox())?.height, size).toBeGreaterThan(height / 2);
      const facts = await dialog.locator("figcaption > :last-child").boundingBox();
      const steering = await dialog.getByRole("button").last().boundingBox();
      expect(steering?.y, size).toBeGreaterThanOrEqual((facts?.y ?? 0) + (facts?.height ?? 0));
      const download = await dialog.getByRole("link").boundingBox();
      expect(download?.height, size).toBeLessThan(50);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), size).toBe(0);
      await dialog.getByRole("button").last().scrollIntoViewIfNeeded();
      await dialog.getByRole("button").last().click();
      await expect(dialog.getByText(/2 of 3|३ मध्ये २/).first()).toBeVisible();
    }
  }
});

test("swiping turns to the next photo", async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 } });
  await open(page, "/gallaries/1");
  await page.waitForLoadState("networkidle");
  // The code for swipes is requested when a photo opens.
  const heeds = page.waitForResponse(`**${chunkOf("app/after-load/home.ts")}`);
  await thumbnails(page).first().tap();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("1 of 3").first()).toBeVisible();
  await heeds;
  const swipe = () =>
    dialog.evaluate((element) => {
      const touch = (x: number) => new Touch({ identifier: 1, target: element, clientX: x, clientY: 400 });
      element.dispatchEvent(new TouchEvent("touchstart", { touches: [touch(300)], changedTouches: [touch(300)] }));
      element.dispatchEvent(new TouchEvent("touchend", { touches: [], changedTouches: [touch(90)] }));
    });
  await expect(async () => {
    await swipe();
    await expect(dialog.getByText("2 of 3").first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.close();
});

test("a photo that fails to load says so, and can be requested again", async ({ page }) => {
  let isDown = true;
  await page.route("**/media/**", (route) => (isDown ? route.abort() : route.continue()));
  await open(page, "/gallaries/1");
  await thumbnails(page).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("This photo could not be loaded.")).toBeVisible();
  await expect(dialog.getByText("Full supply level")).toBeVisible();
  isDown = false;
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect
    .poll(() => dialog.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
});

test("when the photo viewer fails to load, the link opens the picture's file", async ({ page }) => {
  await page.route(`**${chunkOf("app/components/lightbox/lightbox.tsx")}`, (route) => route.abort());
  await open(page, "/gallaries/1");
  await thumbnails(page).first().click();
  await expect(page).toHaveURL(/\/media\//);
});

test("nothing shifts while the photos load", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) document.documentElement.dataset["shift"] = String(value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/gallaries/1", { waitUntil: "networkidle" });
  for (let y = 0; y < 2400; y += 600) await page.mouse.wheel(0, y);
  await page.waitForLoadState("networkidle");
  expect(Number((await page.locator("html").getAttribute("data-shift")) ?? 0)).toBeLessThan(0.01);
});

test("a missing album shows the Content Not Available page", async ({ page }) => {
  const response = await page.goto("/gallaries/999999");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Oops! looks like there are nothing available right now.")).toBeVisible();
});

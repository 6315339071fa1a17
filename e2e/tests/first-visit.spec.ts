import { type CDPSession, expect, type Page, test } from "@playwright/test";

const pages = ["/", "/ne"];

declare global {
  interface Window {
    /** The records of the page's performance observers; set by `watch`. */
    seen: { shifts: string[]; largest: Element | null };
  }
}

/** Records, from before the page runs, layout shifts without user input and the largest contentful paint. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    window.seen = { shifts: [], largest: null };
    const observe = (type: string, seen: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type, buffered: true });
    observe("layout-shift", (entry) => {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName));
      window.seen.shifts.push(`${value}: ${moved.join(" and ")}`);
    });
    observe("largest-contentful-paint", (entry) => {
      window.seen.largest = (entry as PerformanceEntry & { element: Element | null }).element;
    });
  });

async function slowConnection(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const rates = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send("Network.emulateNetworkConditions", { offline: false, ...rates });
  return session;
}

const hydrated = (page: Page) => page.locator("[data-hero] [data-running=true]").waitFor();

for (const path of pages) {
  for (const width of [390, 1440]) {
    test(`${path} at ${width} px does not shift on a slow connection, and its picture is the largest paint`, async ({
      page,
    }) => {
      await watch(page);
      await slowConnection(page);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(1000);
      expect(await page.evaluate(() => window.seen.shifts)).toEqual([]);
      const picture = page.locator("[data-hero] img").first();
      expect(await picture.evaluate((element) => window.seen.largest === element)).toBe(true);
    });

    test(`${path} at ${width} px does not shift when its fonts arrive last`, async ({ page }) => {
      await watch(page);
      await page.setViewportSize({ width, height: 844 });
      const { promise: painted, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/*.woff2", async (route) => {
        await painted;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      // Longer than any font may block its text.
      await page.waitForTimeout(500);
      const letters = page.waitForResponse("**/plex-sans-*.woff2");
      release();
      await (await letters).finished();
      await page.evaluate(() => document.fonts.ready);
      await hydrated(page);
      expect(await page.evaluate(() => window.seen.shifts)).toEqual([]);
    });
  }

  test(`${path} asks for other fonts when its picture has been painted`, async ({ page }) => {
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
    await page.route("**/media/*.avif", async (route) => {
      await mayCome;
      await route.continue();
    });
    const asked: string[] = [];
    const file = /([\w-]+)-[\w-]{8}[.](?:woff2|css)$/;
    page.on("request", (request) => asked.push(...(file.exec(request.url())?.slice(1) ?? [])));
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await page.waitForTimeout(500);
    expect(asked.sort()).toEqual(path === "/" ? ["frame", "nepali-label", "plex-sans"] : ["frame", "noto-nepali"]);
    come();
    await expect.poll(() => asked).toEqual(expect.arrayContaining(["plex-sans", "plex-mono"]));
  });

  test(`${path} asks for the mark and the placeholder of pictures once something is on screen`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const askedAt = await page.evaluate(() => {
      const shown = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      const files = performance.getEntriesByType("resource");
      return ["/media/mark-", "/assets/waiting-"].map(
        (start) => files.filter(({ name }) => name.includes(start)).map(({ startTime }) => startTime - shown)[0] ?? 0,
      );
    });
    expect(Math.min(...askedAt)).toBeGreaterThan(0);
  });

  test(`${path} has its pictures in their places though no script arrives`, async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const left = () =>
      page
        .locator('img[loading="lazy"]')
        .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().x)));
    expect(await left()).toBeLessThan(-10_000);
    await expect.poll(left).toBeGreaterThan(-10_000);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} has the captions' font`, async ({ page }) => {
      const font = page.waitForRequest(/plex-mono-[\w-]{8}[.]woff2/);
      await page.goto(path);
      await font;
    });
  });

  test.describe("on a phone", () => {
    // Lighthouse's phone. The screen is set too: Chromium's preload scanner uses it.
    const size = { width: 412, height: 823 };
    const device = { viewport: size, screen: size, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
    test.use({ ...device, serviceWorkers: "allow" });

    const most = path === "/" ? 220_000 : 270_000;
    test(`a first visit to ${path} weighs ${most / 1000} kB at most, all slides included`, async ({ page }) => {
      const session = await slowConnection(page);
      let bytes = 0;
      session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      const slides = page.locator("[data-hero] img");
      await expect
        .poll(() => slides.last().evaluate((slide: HTMLImageElement) => slide.naturalWidth))
        .toBeGreaterThan(100);
      // The script that loads last: it registers the worker that keeps pages.
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.waitForLoadState("networkidle");
      expect(bytes).toBeGreaterThan(150_000);
      expect(bytes).toBeLessThanOrEqual(most);
      // Only the tall crop, which is the one shown.
      for (const slide of await slides.all()) {
        expect(await slide.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain("-tall-");
      }
    });
  });
}

import { expect, type Page, test } from "@playwright/test";

/** The preload ratio (specification, section 2). */
const ratio = 1.3;

/** Each picture of the page but the first slide's: its position, and whether it was requested. */
const pictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main picture img")]
      .filter((image) => image instanceof HTMLImageElement && image.checkVisibility() && image.fetchPriority !== "high")
      .map((image) => {
        const { top, left } = image.getBoundingClientRect();
        const source = (image as HTMLImageElement).currentSrc;
        return { top, left, asked: source !== "" && !source.includes("waiting"), source };
      }),
  );
const watchFiles = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "image" && asked.push(request.url()));
  return asked;
};

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${size.width} px a picture is loaded within 1.3 windows' heights, not beyond`, async ({ page }) => {
    await page.setViewportSize(size);
    const files = watchFiles(page);
    await page.goto("/", { waitUntil: "networkidle" });
    const limit = size.height * ratio;
    for (const share of [0, 0.25, 0.5]) {
      await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
      await page.waitForLoadState("networkidle");
      const all = await pictures(page);
      const within = all.filter(({ top, left }) => top >= 0 && top < limit - 1 && left >= 0 && left < size.width);
      await expect
        .poll(async () => {
          const now = await pictures(page);
          return now.filter(
            ({ top, left, asked }) => top >= 0 && top < limit - 1 && left >= 0 && left < size.width && !asked,
          );
        })
        .toEqual([]);
      expect(all.filter(({ top, asked }) => top > limit + 1 && asked)).toEqual([]);
      for (const { source } of within.filter(({ asked }) => asked)) expect(files).toContain(source);
    }
    expect((await pictures(page)).filter(({ asked }) => !asked).length).toBeGreaterThan(0);
  });
}

test("a picture is requested as soon as it comes within 1.3 windows' heights", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const image = page.locator("#news img").first();
  const scrollTo = (heights: number) =>
    image.evaluate((element, share) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top - innerHeight * share, behavior: "instant" });
    }, heights);
  await scrollTo(1.35);
  await page.waitForLoadState("networkidle");
  await expect(image).toHaveAttribute("loading", "lazy");
  expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).not.toContain("/media/");
  await scrollTo(1.25);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc)).toContain("/media/");
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
});

test("a picture that fails is retried once, then the placeholder is shown", async ({ page }) => {
  const asked: string[] = [];
  await page.goto("/", { waitUntil: "networkidle" });
  await page.route("**/media/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  const image = page.locator("#news img").first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute("src", /\/assets\/placeholder-/);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  const times = new Map<string, number>();
  // The firm's mark is not such a picture.
  for (const url of asked.filter((one) => one.endsWith(".avif"))) times.set(url, (times.get(url) ?? 0) + 1);
  expect([...new Set(times.values())]).toEqual([2]);
});

test("a picture whose second try succeeds is shown", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const image = page.locator("#news img").first();
  const failed = new Set<string>();
  await page.route("**/media/**", (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.abort();
  });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc)).toContain("/media/");
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await expect(image).not.toHaveAttribute("src", /placeholder/);
  expect(failed.size).toBeGreaterThan(0);
});

test("the first slide's picture loads first, and pictures shift nothing when they arrive", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const files = watchFiles(page);
  await page.goto("/", { waitUntil: "networkidle" });
  const first = page.locator("[data-hero] img").first();
  await expect(first).toHaveAttribute("loading", "eager");
  await expect(first).toHaveAttribute("fetchpriority", "high");
  expect(files.filter((url) => url.includes("/media/"))[0]).toBe(
    await first.evaluate((element: HTMLImageElement) => element.currentSrc),
  );
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heightOf();
  for (let step = 1; step <= 20; step += 1) {
    await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), step / 20);
    await page.waitForLoadState("networkidle");
  }
  expect(await heightOf()).toBe(before);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser's own lazy loading loads the pictures", async ({ page }) => {
    const files = watchFiles(page);
    await page.goto("/", { waitUntil: "networkidle" });
    for (const id of ["services", "news", "contact"]) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
    }
    expect(files.filter((url) => url.includes("waiting"))).toEqual([]);
    expect(files.filter((url) => url.includes("/media/")).length).toBeGreaterThan(5);
    // Those that wait for scripts are offered in the one type that all browsers know.
    expect(files.filter((url) => /\/media\/.+\.webp/.test(url)).length).toBeGreaterThan(5);
  });
});

test("pictures that are being loaded give way to the next page, and come back if the visitor stays", async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const asked: string[] = [];
  const dropped: string[] = [];
  // Neither the pictures nor the next page ever arrive.
  await page.route("**/media/**", (route) => void asked.push(route.request().url()));
  await page.route("**/frontapi/**", () => undefined);
  page.on("requestfailed", (request) => request.resourceType() === "image" && dropped.push(request.url()));
  await page.locator("#news img").first().scrollIntoViewIfNeeded();
  const inFlight = () =>
    page
      .locator("main picture img")
      .evaluateAll((all) => all.filter((one) => !(one as HTMLImageElement).complete).length);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  // Those that come into view by the scrolling are asked for one after the other.
  await page.waitForTimeout(500);
  const pictures = asked.length;
  await page.locator("footer a[href='/careers']").first().click();
  // The marks in header and footer belong to every page.
  await expect.poll(() => asked.filter((url) => !dropped.includes(url) && !/\/mark-/.test(url))).toEqual([]);
  await expect.poll(inFlight).toBe(0);
  await page.evaluate(() => {
    location.hash = "#news";
  });
  await expect.poll(() => asked.length).toBeGreaterThan(pictures);
  await expect(page.locator("source[media='not all']")).toHaveCount(0);
});

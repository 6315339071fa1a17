import { expect, type Page } from "@playwright/test";
import { digitsIn } from "@setu/contract/digits";
import { homeData, languages, open, stopClock, test, walkHome } from "./visit.ts";

const section = (page: Page) => page.locator("section[aria-labelledby=locations]");
const canvas = (page: Page) => section(page).locator("figure [role=group]");
const markers = (page: Page) => canvas(page).locator("button");
const caption = (page: Page) => section(page).locator("figcaption");
const zoomIn = (page: Page) => section(page).getByRole("button", { name: "Zoom in" });

/** Scrolls to the map, which is created when it comes near. */
async function seeMap(page: Page, offices: number): Promise<void> {
  await section(page).scrollIntoViewIfNeeded();
  await expect(markers(page)).toHaveCount(offices);
}

/** Pixels per degree of longitude between two offices. */
async function scaleOf(page: Page, [west, east]: [number, number], degrees: number): Promise<number> {
  const tips = await canvas(page)
    .locator(".map-pin")
    .evaluateAll((pins) => pins.map((pin) => new DOMMatrix(getComputedStyle(pin).transform).m41));
  return Math.abs((tips[east] ?? 0) - (tips[west] ?? 0)) / Math.abs(degrees);
}
/** Web maps show the world in 256 pixels at zoom 0. */
const pixelsPerDegree = (zoom: number) => (256 * 2 ** zoom) / 360;

for (const { lang } of languages) {
  test(`"'Where we are?' interactive map: initial zoom 3" (${lang})`, async ({ homes }) => {
    const { page, home } = homes[lang];
    await expect(section(page).locator("h2")).toHaveText(lang === "en" ? "Where we are?" : "हामी कहाँ छौँ?");
    await seeMap(page, home.locations.length);
    const [first, , , , fifth] = home.locations;
    const scale = await scaleOf(page, [0, 4], (first?.lng ?? 0) - (fifth?.lng ?? 0));
    expect(scale).toBeCloseTo(pixelsPerDegree(3), 1);
  });

  test(`"one marker per location with a name tooltip" (${lang})`, async ({ homes }) => {
    const { page, home } = homes[lang];
    await seeMap(page, home.locations.length);
    for (const { name } of home.locations) {
      const marker = canvas(page).getByRole("button", { name, exact: true });
      await marker.hover();
      await expect(marker.locator("span")).toHaveCSS("opacity", "1");
      await expect(marker.locator("span")).toHaveText(name);
    }
  });

  test(`the offices are listed beside the map, and choosing one moves the map there (${lang})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, lang === "en" ? "/" : "/ne");
    const { locations } = await homeData(page, lang);
    await expect(section(page).locator("li")).toHaveCount(locations.length);
    for (const [index, { name, address }] of locations.entries()) {
      await expect(section(page).locator("li").nth(index)).toContainText(name);
      await expect(section(page).locator("li").nth(index)).toContainText(address);
    }
    await seeMap(page, locations.length);
    const last = locations.at(-1);
    await section(page).locator("li button").last().click();
    const [north, east] = lang === "en" ? ["N", "E"] : ["उत्तर", "पूर्व"];
    const place = `${last?.lat.toFixed(1)}° ${north}, ${last?.lng.toFixed(1)}° ${east}`;
    await expect(caption(page)).toContainText(digitsIn(place, lang));
    await expect(canvas(page).getByRole("button", { name: last?.name ?? "", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });
}

test('"Marker icon 30x45."', async ({ homes: { en } }) => {
  await seeMap(en.page, en.home.locations.length);
  const sizes = await canvas(en.page)
    .locator(".map-pin img")
    .evaluateAll((icons) => (icons as HTMLImageElement[]).map((icon) => [icon.offsetWidth, icon.offsetHeight]));
  expect(sizes).toEqual(en.home.locations.map(() => [30, 45]));
});

test('"map container z-index 10"', async ({ homes: { en } }) => {
  await expect(canvas(en.page)).toHaveCSS("z-index", "10");
});

test('"re-centred on the provided centre": when the home data has another one, the map moves there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const home = await homeData(page, "en");
  await seeMap(page, home.locations.length);
  await expect(caption(page)).toContainText(`${home.center.lat.toFixed(1)}° N, ${home.center.lng.toFixed(1)}° E`);
  const data = { ...home, center: { lat: 12.5, lng: 101.5 } };
  await page.route("**/frontapi/home*", (route) => route.fulfill({ json: { error: false, data } }));
  await page.locator("header nav").getByRole("link", { name: "Home", exact: true }).click();
  await section(page).scrollIntoViewIfNeeded();
  await expect(caption(page)).toContainText("12.5° N, 101.5° E");
});

test('"scroll-wheel zoom": only after the visitor has activated the map', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const { locations } = await homeData(page, "en");
  await seeMap(page, locations.length);
  const scale = () => scaleOf(page, [0, 4], (locations[0]?.lng ?? 0) - (locations[4]?.lng ?? 0));
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error("The map is not shown.");
  // Over the open sea, so that a click chooses no office.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 40);
  await page.mouse.wheel(0, 1);
  expect(await scale()).toBeCloseTo(pixelsPerDegree(3), 1);
  await canvas(page).scrollIntoViewIfNeeded();
  await canvas(page).click({ position: { x: box.width / 2, y: box.height - 40 } });
  await page.mouse.wheel(0, -120);
  await expect.poll(scale).toBeGreaterThan(pixelsPerDegree(3.9));
});

test('"fullscreen control"', async ({ page }) => {
  await open(page, "/");
  await section(page).scrollIntoViewIfNeeded();
  const figure = section(page).locator("figure");
  await section(page).getByRole("button", { name: "Full screen", exact: true }).click();
  await expect(figure).not.toHaveAttribute("data-fullscreen", "off");
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect.poll(async () => (await figure.boundingBox())?.width).toBe(width);
  expect((await figure.boundingBox())?.height).toBe(height);
  await section(page).getByRole("button", { name: "Leave full screen" }).click();
  await expect(figure).toHaveAttribute("data-fullscreen", "off");
});

test('"move events debounced by 100 ms"', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await open(page, "/");
  const { locations } = await homeData(page, "en");
  await seeMap(page, locations.length);
  await expect(caption(page)).toContainText("20.0° N, 70.0° E");
  await stopClock(page);
  // Each step restarts the wait.
  for (let step = 0; step < 2; step += 1) {
    await page.clock.runFor(60);
    await zoomIn(page).click();
  }
  await page.clock.runFor(99);
  await expect(caption(page)).toContainText("20.0° N, 70.0° E");
  await page.clock.runFor(1);
  await expect(caption(page)).toContainText("20.00° N, 70.00° E");
});

test("the map uses our own tiles, and stays a list when they fail to load", async ({ page, baseURL }) => {
  const asked: string[] = [];
  await page.route("**/tiles/**", (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  page.on("request", (request) => request.url().startsWith(`${baseURL}/`) || asked.push(`foreign: ${request.url()}`));
  await open(page, "/nothing-here");
  await walkHome(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(markers(page)).not.toHaveCount(0);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  for (const url of asked) expect(url).toMatch(new RegExp(`^${baseURL}/tiles/\\d+/\\d+/\\d+\\.webp`));
  await expect(section(page).locator("li").first()).toBeVisible();
});

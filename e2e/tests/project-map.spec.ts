import { expect, type Page, test } from "@playwright/test";
import { inaccessible } from "../accessibility.ts";
import { chunkOf } from "../built-files.ts";
import { open } from "./specification/visit.ts";

const languages = [
  {
    prefix: "",
    label: "Map of the projects",
    all: "Show all",
    river: "Karnali",
    // Markers are on both sides of the second one.
    towns: ["Butwal", "Kathmandu"],
    show: "Show on the map",
    digits: /^ [\d,]+$/,
  },
  {
    prefix: "/ne",
    label: "परियोजनाहरूको नक्सा",
    all: "सबै देखाउनुहोस्",
    river: "कर्णाली",
    towns: ["बुटवल", "काठमाडौँ"],
    show: "नक्सामा हेर्नुहोस्",
    digits: /^ [०-९,]+$/,
  },
];

const pins = (page: Page) => page.locator("main .map-pin button");
const clusters = (page: Page) => page.locator("main .map-cluster");

/** How many projects the markers in view represent. */
const marked = async (page: Page) => {
  const figures = await clusters(page).locator("[aria-hidden]").allTextContents();
  const latin = figures.map((figure) => Number(figure.replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - 0x0966}`)));
  return (await pins(page).count()) + latin.reduce((sum, count) => sum + count, 0);
};

test.use({ reducedMotion: "reduce" });

for (const { prefix, label, all, river, towns, show, digits } of languages) {
  test.describe(`the projects' map under '${prefix}'`, () => {
    test("every project is in the list, each one with a place has a marker, and no marker covers another", async ({
      page,
    }) => {
      await open(page, `${prefix}/projects?view=map`);
      await expect(page.getByRole("group", { name: label })).toBeVisible();
      await expect(clusters(page)).not.toHaveCount(0);
      const listed = await page
        .locator("main li")
        .filter({ has: page.getByRole("button", { name: show }) })
        .count();
      expect(await page.locator("main li h2").count()).toBe(20);
      expect(await marked(page)).toBe(listed);
      await page.getByRole("button", { name: all }).click();
      await expect.poll(() => marked(page)).toBe(listed);
      expect(await inaccessible(page)).toEqual([]);
    });

    test("all provinces in view are named, or none", async ({ page }) => {
      await open(page, `${prefix}/projects?view=map`);
      await expect(page.locator(".map-town")).not.toHaveCount(0);
      expect([0, 7]).toContain(await page.locator(".map-province").count());
    });

    test("a marker for several opens by keyboard, down to each project, and the focus stays on the map", async ({
      page,
    }) => {
      await open(page, `${prefix}/projects?view=map`);
      await page.getByRole("button", { name: all }).click();
      for (
        let step = 0;
        step < 8 && (await page.evaluate(() => document.activeElement?.className)) !== "map-marker";
        step++
      ) {
        const focused = page.locator(".map-cluster:focus");
        await ((await focused.count()) > 0 ? focused : clusters(page).first()).press("Enter");
        await expect(page.locator(".map-cluster:focus, .map-marker:focus")).toHaveCount(1);
      }
      await page.keyboard.press("Enter");
      await expect(page.locator("main [role=status] a")).toBeVisible();
    });

    test("a project that shares its marker is found by its name and chosen by keyboard", async ({ page }) => {
      await open(page, `${prefix}/projects?view=map`);
      const member = page.locator("main .map-group").first().locator(".map-member").last();
      const name = (await member.textContent()) ?? "";
      const button = page.getByRole("group", { name: label }).getByRole("button", { name, exact: true });
      await expect(button).toHaveCount(1);
      await page.locator("main .map-group").first().getByRole("button").first().focus();
      while ((await page.evaluate(() => document.activeElement?.textContent)) !== name)
        await page.keyboard.press("Tab");
      await expect(member.locator("span")).toHaveCSS("opacity", "1");
      await page.keyboard.press("Enter");
      await expect(page.locator("main [role=status] a")).toHaveText(name);
      await expect(page.locator(".map-marker:focus")).toHaveAttribute("aria-pressed", "true");
      await expect(page.locator(".map-marker:focus")).toHaveText(name);
    });

    test("a project that is chosen in the list gets its own marker, even out of a cluster", async ({ page }) => {
      await open(page, `${prefix}/projects?view=map`);
      await expect(clusters(page)).not.toHaveCount(0);
      for (const at of [0, 7]) {
        const row = page
          .locator("main li")
          .filter({ has: page.getByRole("button", { name: show }) })
          .nth(at);
        await row.getByRole("button", { name: show }).click();
        const name = (await row.locator("h2").textContent()) ?? "";
        await expect(page.locator('.map-marker[aria-pressed="true"]')).toHaveText(name);
      }
    });

    test("rivers, towns and peaks are named in the page's language and digits", async ({ page }) => {
      await open(page, `${prefix}/projects?q=hec-hyd-014`);
      await page.locator("main article a").first().click();
      await page.locator("main aside figure").scrollIntoViewIfNeeded();
      await expect(page.locator("aside .map-river span").filter({ hasText: river })).toBeVisible();
      await open(page, `${prefix}/projects?view=map`);
      for (const town of towns) {
        await expect(page.locator("main .map-town span").filter({ hasText: town })).toBeVisible();
      }
      const heights = await page.locator("main .map-peak small").allTextContents();
      expect(heights).not.toEqual([]);
      for (const height of heights) expect(height).toMatch(digits);
    });
  });
}

test("no place name is covered by the project's name or by a button", async ({ page }) => {
  for (const path of ["/projects?q=hec-hyd-014", "/projects?q=hec-rd-057", "/ne/projects?q=hec-hyd-014"]) {
    await open(page, path);
    await page.locator("main article a").first().click();
    const map = page.locator("main aside figure");
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator(".map-place")).not.toHaveCount(0);
    const covered = await map.evaluate((figure) => {
      const boxes = (selector: string) =>
        [...figure.querySelectorAll(selector)].map((part) => ({
          text: part.textContent,
          box: part.getBoundingClientRect(),
        }));
      const over = boxes("[aria-pressed=true] .map-name, .map-pin img, button[title]");
      return boxes(".map-place > span").filter(({ box }) =>
        over.some(
          ({ box: other }) =>
            box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
        ),
      );
    });
    expect(covered.map(({ text }) => text)).toEqual([]);
  }
});

test("no figure at the map's edge is written over a marker", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  const map = page.locator("section[aria-labelledby=locations] figure");
  await map.scrollIntoViewIfNeeded();
  const figures = map.locator("[aria-hidden=true] > span", { hasText: "°" });
  await expect(figures).not.toHaveCount(0);
  const pins = await map.locator(".map-pin img").evaluateAll((all) => all.map((pin) => pin.getBoundingClientRect()));
  const covering = await figures.evaluateAll(
    (all, boxes) =>
      all.filter((figure) => {
        const box = figure.getBoundingClientRect();
        return boxes.some(
          (pin) => box.left < pin.right && pin.left < box.right && box.top < pin.bottom && pin.top < box.bottom,
        );
      }),
    pins,
  );
  expect(covering).toHaveLength(0);
});

for (const width of [320, 834, 1440]) {
  test(`the map loads without shifting anything, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/projects?view=map", "/ne/projects?view=map", "/projects/hydropower-dams/1", "/about", "/"]) {
      await page.route("**/tiles/**", (route) => route.abort());
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const figure = page.locator("main figure:has([role=group])").last();
      const before = await figure.evaluate((element) => element.getBoundingClientRect().height);
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator(".leaflet-container")).toBeVisible();
      await expect(figure.locator("figcaption")).toContainText(/°/);
      expect(await figure.evaluate((element) => element.getBoundingClientRect().height)).toBeCloseTo(before, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test("on a phone most projects are visible at once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/projects?view=map");
  await page.locator("main figure").scrollIntoViewIfNeeded();
  await expect(clusters(page)).not.toHaveCount(0);
  const sheet = await page.locator("main .leaflet-container").boundingBox();
  let inSight = 0;
  for (const marker of await page.locator("main .map-pin, main .map-group").all()) {
    const box = await marker.boundingBox();
    const middle = box && sheet ? box.x + box.width / 2 - sheet.x : -1;
    if (!sheet || middle < 0 || middle > sheet.width) continue;
    inSight += Number((await marker.locator("[aria-hidden]").allTextContents())[0] ?? 1);
  }
  const total = await page.locator("main li button").count();
  expect(inSight).toBeGreaterThanOrEqual(Math.ceil((total * 2) / 3));
});

test("a visitor who never scrolls to the map loads nothing of it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  const map = [chunkOf("app/map/open-map.ts"), chunkOf("app/map/leaflet.ts"), "/tiles/"];
  expect(asked.filter((path) => map.some((part) => path.startsWith(part)))).toEqual([]);
});

test("without scripts the map is a picture with the same pins", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/projects?view=map");
  const picture = page.locator("main figure svg");
  await expect(picture.locator("image").first()).toBeVisible();
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThan(300);
  // It has the page's styles, not the drawing's defaults.
  await expect(picture.locator("path").first()).toHaveCSS("stroke-width", "1.5px");
  const sheet = await page.locator("main figure [role=group]").boundingBox();
  expect(Math.abs((sheet?.height ?? 0) - height)).toBeLessThanOrEqual(2);
  expect(await page.locator("main li h2 a").count()).toBe(20);
  await context.close();
});

import { expect, type Page, test } from "@playwright/test";
import { inaccessible } from "../accessibility.ts";
import { open } from "./specification/visit.ts";

const languages = [
  {
    prefix: "",
    label: "Map of the projects",
    all: "Show all places",
    river: "Karnali",
    town: "Pokhara",
    show: "Show on the map",
  },
  {
    prefix: "/ne",
    label: "परियोजनाहरूको नक्सा",
    all: "सबै स्थान देखाउनुहोस्",
    river: "कर्णाली",
    town: "पोखरा",
    show: "नक्सामा हेर्नुहोस्",
  },
];

const pins = (page: Page) => page.locator("main .map-pin button");
const clusters = (page: Page) => page.locator("main .map-cluster");

/** How many projects the markers in view stand for. */
const marked = async (page: Page) => {
  const figures = await clusters(page).locator("[aria-hidden]").allTextContents();
  const latin = figures.map((figure) => Number(figure.replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - 0x0966}`)));
  return (await pins(page).count()) + latin.reduce((sum, count) => sum + count, 0);
};

test.use({ reducedMotion: "reduce" });

for (const { prefix, label, all, river, town, show } of languages) {
  test.describe(`the projects' map under '${prefix}'`, () => {
    test("every project is in the list, every one with a place has a marker, and none covers another", async ({
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

    test("a project that is chosen in the list gets a marker of its own, whatever it was part of", async ({ page }) => {
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

    test("rivers and towns are named in the page's language", async ({ page }) => {
      await open(page, `${prefix}/projects?q=hec-hyd-014`);
      await page.locator("main article a").first().click();
      await page.locator("main aside figure").scrollIntoViewIfNeeded();
      await expect(page.locator("aside .map-river span").filter({ hasText: river })).toBeVisible();
      await open(page, `${prefix}/projects?view=map`);
      await expect(page.locator("main .map-town span").filter({ hasText: town })).toBeVisible();
    });
  });
}

test("without scripts the map is a picture with the same pins", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/projects?view=map");
  const picture = page.locator("main figure svg");
  await expect(picture.locator("image").first()).toBeVisible();
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThan(300);
  expect(await page.locator("main li h2 a").count()).toBe(20);
  await context.close();
});

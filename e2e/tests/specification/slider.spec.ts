import { expect, type Page } from "@playwright/test";
import { languages, open, stopClock, test } from "./visit.ts";

const hero = (page: Page) => page.locator("[data-hero]");
const slides = (page: Page) => hero(page).locator("[role=group]");
const running = (page: Page) => hero(page).locator("[data-running]");

for (const { lang } of languages) {
  test(`"1. Slider.": every slide of the home data, the first one shown (${lang})`, async ({ homes }) => {
    const { page, home } = homes[lang];
    await expect(slides(page)).toHaveCount(home.sliders.length);
    for (const [index, { name, caption, action }] of home.sliders.entries()) {
      const slide = slides(page).nth(index);
      await expect(slide.locator("h2")).toHaveText(name);
      await expect(slide).toContainText(caption ?? "");
      if (action) await expect(slide.locator("a")).toHaveText(action.label);
    }
    await expect(page.locator("main section").first()).toHaveAttribute("data-hero", "");
  });
}

/** Moves the mouse off the slider, so that its timer restarts, with the clock stopped. */
async function begin(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, "/");
  await hero(page).hover();
  await expect(running(page)).toHaveAttribute("data-running", "false");
  await stopClock(page);
  // Onto the banner above it.
  await page.mouse.move(0, 0);
}

test('"Slider delay 200 ms, timeout 3000 ms.": slide by slide, and the first one after the last', async ({ page }) => {
  await begin(page);
  await expect(running(page)).toHaveAttribute("data-running", "true");
  const count = await slides(page).count();
  for (let turn = 1; turn <= count; turn += 1) {
    await page.clock.runFor(2999);
    await expect(slides(page).nth(turn - 1)).toHaveAttribute("data-shown", "true");
    await page.clock.runFor(1);
    await expect(slides(page).nth(turn % count)).toHaveAttribute("data-shown", "true");
    await expect(hero(page).locator("[data-shown=true]")).toHaveCount(1);
    await expect(slides(page).nth(turn % count)).toHaveCSS("transition-delay", "0.2s");
  }
});

test("the slider stops while it is paused, and continues on request", async ({ page }) => {
  await begin(page);
  await hero(page).getByRole("button", { name: "Pause" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(9000);
  await expect(slides(page).first()).toHaveAttribute("data-shown", "true");
  await hero(page).getByRole("button", { name: "Next" }).click();
  await expect(slides(page).nth(1)).toHaveAttribute("data-shown", "true");
  await hero(page).getByRole("button", { name: "Previous" }).click();
  await expect(slides(page).first()).toHaveAttribute("data-shown", "true");
});

test("a visitor who prefers reduced motion gets a slider that does not move", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await expect(hero(page).getByRole("button", { name: "Play" })).toBeVisible();
  await expect(running(page)).toHaveAttribute("data-running", "false");
});

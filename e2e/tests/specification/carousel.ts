import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open, stopClock } from "./visit.ts";

/** The number of slides of a carousel side by side in the page's column. */
export async function shownAtOnce(track: Locator): Promise<number> {
  return track.evaluate((list) => {
    const { paddingLeft, paddingRight, columnGap } = getComputedStyle(list);
    const gap = Number.parseFloat(columnGap);
    const column = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const slide = list.firstElementChild?.getBoundingClientRect().width ?? 0;
    const exact = (column + gap) / (slide + gap);
    const whole = Math.round(exact);
    return Math.abs(exact - whole) < 0.02 ? whole : exact;
  });
}

/** Checks a carousel with a controlled clock: it must move by itself, but not while pointed at. */
export async function expectAutoplay(page: Page, section: Locator, everyMs: number): Promise<void> {
  const track = section.locator("ul");
  const left = () => track.evaluate((list) => list.scrollLeft);
  await page.clock.install();
  await open(page, "/");
  await section.scrollIntoViewIfNeeded();
  await track.hover();
  await expect(section.getByRole("button", { name: "Pause" })).toBeVisible();
  await stopClock(page);
  await page.clock.runFor(2 * everyMs);
  expect(await left()).toBe(0);
  // Outside the section, but with it still in view.
  await page.mouse.move(0, 0);
  await page.clock.runFor(everyMs - 1);
  expect(await left()).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(left).toBeGreaterThan(100);
}

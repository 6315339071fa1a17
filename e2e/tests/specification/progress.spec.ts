import { expect, type Locator, type Page } from "@playwright/test";
import { bar, open, stopClock, test, walkHome } from "./visit.ts";

/** A computed colour as red, green, blue. */
const colorOf = (element: Locator) =>
  element.evaluate((shown) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = getComputedStyle(shown).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)] as [number, number, number];
  });

/** Navigates home, with an answer that the test triggers. */
async function walkHomeSlowly(page: Page): Promise<{ answer: () => void; fail: () => void }> {
  const answered = Promise.withResolvers<boolean>();
  await page.route("**/frontapi/home*", async (route) => {
    if (await answered.promise) await route.continue();
    else await route.fulfill({ status: 500, json: { error: true, message: "" } });
  });
  await page.clock.install();
  await open(page, "/nothing-here");
  await walkHome(page);
  await expect(bar(page)).toHaveAttribute("data-state", "running");
  return { answer: () => answered.resolve(true), fail: () => answered.resolve(false) };
}

test('"A top progress bar is shown (thickness 3px, blue … at the top)"', async ({ page }) => {
  const { answer } = await walkHomeSlowly(page);
  await expect(bar(page)).toHaveCSS("opacity", "1");
  await expect(bar(page)).toHaveCSS("height", "3px");
  await expect(bar(page)).toHaveCSS("position", "fixed");
  await expect(bar(page)).toHaveCSS("top", "0px");
  const [red, green, blue] = await colorOf(bar(page));
  expect(blue).toBeGreaterThan(2 * red);
  expect(blue).toBeGreaterThan(1.5 * green);
  // Above the loading overlay too.
  const depth = (element: Locator) => element.evaluate((shown) => Number(getComputedStyle(shown).zIndex));
  expect(await depth(bar(page))).toBeGreaterThan(await depth(page.getByRole("status").filter({ hasText: "Loading" })));
  answer();
});

test('"transition 0.2s, opacity 1s, termination 1500 ms, reverts automatically"', async ({ page }) => {
  const { answer } = await walkHomeSlowly(page);
  await stopClock(page);
  answer();
  await expect(bar(page)).toHaveAttribute("data-state", "finished");
  await expect(bar(page)).toHaveCSS("transition-property", "width, opacity");
  await expect(bar(page)).toHaveCSS("transition-duration", "0.2s, 1s");
  await page.clock.runFor(1499);
  await expect(bar(page)).toHaveAttribute("data-state", "finished");
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveAttribute("data-state", "idle");
  await expect(bar(page)).toHaveCSS("opacity", "0");
});

test('"failure red", and it reverts after 1500 ms as well', async ({ page }) => {
  const { fail } = await walkHomeSlowly(page);
  await stopClock(page);
  fail();
  await expect(bar(page)).toHaveAttribute("data-state", "failed");
  const [red, green, blue] = await colorOf(bar(page));
  expect(red).toBeGreaterThan(2 * green);
  expect(red).toBeGreaterThan(2 * blue);
  await page.clock.runFor(1500);
  await expect(bar(page)).toHaveAttribute("data-state", "idle");
});

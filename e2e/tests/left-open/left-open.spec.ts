import { expect, type Page, test } from "@playwright/test";
import { open } from "../specification/visit.ts";

const dayMs = 24 * 3_600_000;

/** Lets the notices of all calls after the first so many be closed, and returns when the page called, by its own clock. */
async function closeAfter(page: Page, path: string, calls: number): Promise<number[]> {
  const times: number[] = [];
  await page.route(`**/frontapi${path}*`, async (route) => {
    times.push(await page.evaluate(() => Date.now()));
    const response = await route.fetch();
    const json = await response.json();
    if (times.length > calls) Object.assign(json.data, { status: "closed", closes_soon: false, items: [] });
    await route.fulfill({ response, json });
  });
  return times;
}

const closed = (page: Page) => page.getByText("This notice is closed");

test("a notice that is left open says that its deadline has passed", async ({ page }) => {
  await page.clock.install();
  await closeAfter(page, "/notices/1", 0);
  await open(page, "/notices/1");
  await page.clock.fastForward(dayMs + 1000);
  await expect(closed(page)).toBeVisible();
});

test("a list of notices that is left open loses what has closed", async ({ page }) => {
  await page.clock.install();
  await closeAfter(page, "/notices", 0);
  await open(page, "/notices");
  await page.clock.fastForward(dayMs + 1000);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
});

test("a device whose clock is ahead asks again, ever more rarely, until the notice has closed", async ({ page }) => {
  await page.clock.install({ time: Date.now() + 2 * dayMs });
  const times = await closeAfter(page, "/notices/1", 2);
  await open(page, "/notices/1");
  await expect(async () => {
    await page.clock.fastForward(3000);
    await expect(closed(page)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50], timeout: 30_000 });
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses).toHaveLength(2);
  expect(pauses[0]).toBeGreaterThanOrEqual(30_000);
  expect(pauses[1]).toBeGreaterThanOrEqual(60_000);
});

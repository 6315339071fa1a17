import { expect, type Page, test } from "@playwright/test";
import { readAsStaff, signIn } from "../back-office.ts";

const day = { typed: "2026-08-22", bs: "6 Bhadau 2083 BS", next: "2026-08-23", nextBs: "7 Bhadau 2083 BS" };

async function openNews(page: Page): Promise<number> {
  await signIn(page);
  const { docs } = (await readAsStaff(page, "/api/news?limit=1&sort=id")) as { docs: { id: number }[] };
  const id = docs[0]?.id ?? 0;
  await page.goto(`/admin/collections/news/${id}`);
  return id;
}

async function typeAndSave(page: Page, typed: string): Promise<void> {
  const input = page.locator("#field-publishedOn .date-time-picker input");
  await input.fill(typed);
  await input.press("Escape");
  await input.blur();
  const saved = page.waitForResponse(
    (answer) => answer.url().includes("/api/news/") && answer.request().method() === "PATCH",
  );
  await page.locator("#action-save-draft").click();
  expect((await saved).status()).toBe(200);
}

test.describe.configure({ mode: "serial" });

// West of Nepal, Nepal itself, and so far east that noon in Greenwich is the next day.
for (const timezoneId of ["America/Los_Angeles", "Asia/Kathmandu", "Pacific/Auckland"]) {
  test(`an editor in ${timezoneId} types a day, sees it in Bikram Sambat, and that day in Nepal is stored`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    const id = await openNews(page);
    for (const [typed, bs] of [
      [day.next, day.nextBs],
      [day.typed, day.bs],
    ] as const) {
      await typeAndSave(page, typed);
      await expect(page.locator(".bikram-sambat-date")).toHaveText(bs);
    }
    const stored = (await readAsStaff(page, `/api/news/${id}?draft=true`)) as { publishedOn: string };
    const inNepal = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kathmandu" });
    expect(inNepal.format(new Date(stored.publishedOn))).toBe(day.typed);
    await page.reload();
    await expect(page.locator("#field-publishedOn .date-time-picker input")).toHaveValue(day.typed);
    await expect(page.locator(".bikram-sambat-date")).toHaveText(day.bs);
    await context.close();
  });
}

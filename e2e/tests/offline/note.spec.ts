import { expect, type Page, test } from "@playwright/test";
import { openConnection } from "../../connection.ts";
import { controlled, goOn, isKept } from "../../offline.ts";
import { ports } from "../../site-under-test.ts";
import { alive, open } from "../specification/visit.ts";

test.use({ serviceWorkers: "allow" });

const noteOn = (page: Page) => page.locator("[role=status]").filter({ hasText: "This copy was saved" });

async function search(page: Page, words: string): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().includes("/suggestions?") && answer.ok());
  await page.locator("dialog input[name=q]").pressSequentially(words, { delay: 50 });
  await answered;
}

test("a copy has its note until the page itself is new, whatever else is answered meanwhile", async ({ page }) => {
  const connection = await openConnection(ports.site);
  await open(page, `${connection.origin}/about`);
  await controlled(page);
  await open(page, `${connection.origin}/careers`);
  const opener = page.locator("a[href='/search'][data-search]").first();
  // So that the search's own files are kept.
  await opener.click();
  await search(page, "dam");
  await expect.poll(() => isKept(page, "/careers")).toBe(true);
  connection.cut();
  await page.goto(`${connection.origin}/careers`);
  await alive(page);
  await expect(noteOn(page)).toBeVisible();
  await opener.click();
  const renewed = page.waitForResponse(/frontapi\/careers\?/, { timeout: 40_000 });
  connection.mend();
  await search(page, "bri");
  await renewed;
  await expect(noteOn(page)).toHaveCount(0);
  await connection.close();
});

test("pointing at a link in an outage puts no note over a page that is new; going there does", async ({ page }) => {
  const connection = await openConnection(ports.site);
  await open(page, `${connection.origin}/notices`);
  await controlled(page);
  const asked = "/frontapi/notices?locale=en";
  await open(page, `${connection.origin}/about`);
  await goOn(page, "/notices");
  await expect.poll(() => isKept(page, asked)).toBe(true);
  await open(page, `${connection.origin}/members`);
  const link = page.locator("footer a[href='/notices']");
  await link.scrollIntoViewIfNeeded();
  connection.cut();
  const copied = page.waitForResponse((answer) => answer.url().endsWith(asked));
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await Promise.race([copied, page.waitForTimeout(500).then(() => Promise.reject(new Error("not read ahead")))]);
  }).toPass({ timeout: 20_000 });
  expect((await (await copied).allHeaders())["x-kept-at"]).toBeTruthy();
  // Long enough for the note's own file.
  await page.waitForTimeout(1000);
  await expect(noteOn(page)).toHaveCount(0);
  await link.click();
  await page.waitForURL("**/notices");
  await expect(noteOn(page)).toBeVisible();
  await connection.close();
});

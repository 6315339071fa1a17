import { expect, type Page, test } from "@playwright/test";
import { inaccessible } from "../../accessibility.ts";
import { formReady, signIn, write } from "../../back-office.ts";

const room = "/admin/searches";

/** Both languages of the screen, at both widths: nothing runs out of it, and axe finds nothing in what is ours. */
async function isSound(page: Page): Promise<void> {
  for (const [language, width] of [
    ["ne", 390],
    ["en", 1440],
  ] as const) {
    await page.context().addCookies([{ name: "setu-lng", value: language, url: new URL(page.url()).origin }]);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(room);
    await expect(page.locator(".searches table").first()).toBeVisible();
    expect(await inaccessible(page, { within: ".searches" })).toEqual([]);
    const over = await page.locator(".searches").evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(over, `at ${width}`).toBeLessThanOrEqual(0);
  }
}

async function save(page: Page, status: number): Promise<void> {
  const answered = page.waitForResponse(
    (answer) =>
      answer.request().method() === "POST" && /^\/api\/(search|suggested)-/.test(new URL(answer.url()).pathname),
  );
  await page.locator("#action-save").click();
  expect((await answered).status()).toBe(status);
}

test("an editor sees searches without results, and helps them by synonyms and a suggested page", async ({ page }) => {
  const word = `kholsa${Date.now().toString(36).replace(/\d/g, "x")}`;
  for (const prefix of ["", "/ne", ""]) await page.request.get(`${prefix}/search?q=${word}`);
  await signIn(page);
  const row = page.getByRole("row", { name: word });
  await expect(async () => {
    await page.goto(room);
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
  await isSound(page);

  await page.getByRole("link", { name: "Add words" }).click();
  await formReady(page);
  await write(page, "words", `${word}\nsuspension bridge`);
  await save(page, 201);
  // The site looks at the revision once a second.
  const first = page.locator("main section ol li").first();
  const shows = (address: string, text: RegExp) =>
    expect(async () => {
      await page.goto(address);
      await expect(first).toContainText(text, { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
  await shows(`/search?q=${word}`, /bridge/i);

  await page.goto("/admin/collections/suggested-results/create");
  await formReady(page);
  await write(page, "words", word);
  await write(page, "path", "/careers/nowhere");
  await save(page, 400);
  await expect(page.getByText("No published page has this address").first()).toBeVisible();
  await write(page, "path", "/careers");
  await save(page, 201);
  await shows(`/ne/search?q=${word}`, /हाम्रो सुझाव/);
  await expect(first.getByRole("link")).toHaveAttribute("href", "/ne/careers");
  expect(await inaccessible(page)).toEqual([]);
});

import { expect, type Page, test } from "@playwright/test";
import { alive, open } from "./specification/visit.ts";

const languages = [
  {
    base: "",
    lang: "en",
    name: "Sunmaya Gurung",
    other: "सुनमाया गुरुङ",
    letter: "S",
    past: "Past members",
    gone: "No longer here",
  },
  {
    base: "/ne",
    lang: "ne",
    name: "सुनमाया गुरुङ",
    other: "Sunmaya Gurung",
    letter: "स",
    past: "पूर्वसदस्यहरू",
    gone: "अब यहाँ छैन",
  },
];
const idOf = async (page: Page, path: string, name: string): Promise<number> => {
  const { data } = await (await page.request.get(`/frontapi${path}?locale=en`)).json();
  const list: { id: number; name: string }[] = data.items ?? [...(data.current ?? []), ...(data.past ?? [])];
  return list.find((item) => item.name === name)?.id ?? 0;
};

for (const { base, lang, name, other, letter, past, gone } of languages) {
  test.describe(`the company in ${lang}`, () => {
    test("a colleague is found in the other script, by letter and by office, and the choice survives Back", async ({
      page,
    }) => {
      await open(page, `${base}/members`);
      const all = await page.locator("main article").count();
      await page.locator('main input[name="q"]').fill(other);
      await page.keyboard.press("Enter");
      await expect(page.locator("main article")).toHaveCount(1);
      await expect(page.locator("main article h2")).toHaveText(name);
      await page.goBack();
      await expect(page.locator("main article")).toHaveCount(all);
      await page
        .locator("main nav")
        .getByRole("link", { name: new RegExp(`^${letter}:`) })
        .click();
      await expect(page.locator("main article").first().locator("h2, h3")).toHaveText(new RegExp(`^${letter}`));
      await page.locator('select[name="office"]').selectOption({ index: 2 });
      await expect(page).toHaveURL(/letter=.*office=|office=.*letter=/);
    });

    test("on a phone the picture of the leaders shows everybody whom its caption names", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, `${base}/about`);
      const picture = page.locator("main figure img").first();
      const shown = await picture.boundingBox();
      const whole = Number(await picture.getAttribute("width")) / Number(await picture.getAttribute("height"));
      expect(Number(shown?.width) / Number(shown?.height)).toBeCloseTo(whole, 1);
    });

    test("former board members are collapsed, and can be expanded by keyboard", async ({ page }) => {
      await open(page, `${base}/board-members`);
      const summary = page.locator("main summary", { hasText: past });
      await expect(page.locator("main table")).toBeHidden();
      await summary.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("main tbody tr")).toHaveCount(4);
    });

    test("a former colleague has a page that says so", async ({ page }) => {
      const id = await idOf(page, "/board-members", "Hari Krishna Joshi");
      const response = await page.goto(`${base}/personnel/${id}`);
      expect(response?.status()).toBe(410);
      await expect(page.locator("h1")).toHaveText(gone);
      await alive(page);
      await page.locator(`main a[href="${base}/members"]`).click();
      await expect(page.locator("h1")).toBeFocused();
    });

    test("a service leads to its projects, to a person and to the form with its name in it", async ({ page }) => {
      await page.goto(`${base}/service-detail/1`);
      await alive(page);
      const title = (await page.locator("h1").textContent()) ?? "";
      await page.locator('main a[href*="?service=1#contact"]').click();
      await expect(page.locator('textarea[name="message"]')).toHaveValue(new RegExp(title));
      await page.goBack();
      await page.locator('main a[href*="/personnel/"]').first().click();
      await expect(page.locator("h1")).toBeFocused();
    });

    test("when a call fails, the current list stays under a line that says so", async ({ page }) => {
      await open(page, `${base}/members`);
      await page.route("**/frontapi/members?*", (route) => route.abort());
      const office = page.locator('select[name="office"]');
      // Before hydration, a choice has no effect.
      await expect(async () => {
        await office.selectOption({ index: 0 });
        await office.selectOption({ index: 1 });
        await expect(page.locator("main").getByRole("alert")).toBeVisible({ timeout: 2000 });
      }).toPass();
      expect(await page.locator("main article").count()).toBeGreaterThan(10);
    });

    test("while a choice is loading, the list stays in place, and the focus stays on the choice", async ({ page }) => {
      await open(page, `${base}/members`);
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      await page.route("**/frontapi/members?*", async (route) => {
        await answered;
        await route.continue();
      });
      const office = page.locator('select[name="office"]');
      await office.focus();
      await page.keyboard.press("ArrowDown");
      // Longer than the delay before another page's skeleton is shown.
      await page.waitForTimeout(600);
      await expect(page.locator("main article").first()).toBeVisible();
      answer();
      await expect(page).toHaveURL(/office=/);
      await expect(office).toBeFocused();
    });

    test("without JavaScript the filters still work", async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${base}/members`);
      await page.locator('main input[name="q"]').fill(other);
      await page.locator('main form button[type="submit"]').click();
      await expect(page.locator("main article")).toHaveCount(1);
      await context.close();
    });
  });
}

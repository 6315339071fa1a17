import { expect, type Page, test } from "@playwright/test";
import { inaccessible } from "../accessibility.ts";
import { alive, open } from "./specification/visit.ts";

/** The editors' pictures that a page has requested. */
function picturesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // The marks in a page's header and footer are part of its frame.
    if (pathname.startsWith("/media/") && !/\/(mark|icon)-/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

const languages = [
  { under: "", show: /^Show the picture \(\d+ kB\)/, all: "Show the pictures on this page", always: "Always load" },
  { under: "/ne", show: /^तस्बिर हेर्नुहोस् \([०-९]+ केबी\)/, all: "यस पृष्ठका तस्बिर देखाउनुहोस्", always: "तस्बिर सधैँ लोड गर्ने" },
];

for (const { under, show, all, always } of languages) {
  test.describe(`with the Save-Data header${under}`, () => {
    test.use({ extraHTTPHeaders: { "save-data": "on" } });

    test("pictures load on request: one by one, all of a page, or always", async ({ page }) => {
      const asked = picturesOf(page);
      await open(page, `${under}/news/1`);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForTimeout(500);
      expect(asked).toEqual([]);
      expect(await inaccessible(page)).toEqual([]);
      await page.getByRole("link", { name: show }).first().click();
      await expect.poll(() => asked).toHaveLength(1);
      await expect(page.locator("main figure").first()).toBeFocused();
      await page.reload();
      await alive(page);
      await expect(page.locator("main figure img").first(), "it was asked for before").not.toHaveAttribute("data-held");
      await expect(page.getByRole("link", { name: show }).first()).toBeAttached();
      await page.getByRole("button", { name: all }).click();
      await expect(page.getByRole("link", { name: show })).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => asked.length).toBeGreaterThan(2);

      // The next page waits again, even without a new document.
      const next = page.locator(`main a[href^="${under}/projects/"]`).first();
      await next.scrollIntoViewIfNeeded();
      // Pictures beside the link belong to this page, and may load only now.
      let before = -1;
      const isAtRest = () => {
        const earlier = before;
        before = asked.length;
        return before === earlier;
      };
      await expect.poll(isAtRest, { intervals: [500] }).toBe(true);
      await next.click();
      await expect(page.getByRole("link", { name: show }).first()).toBeVisible();
      expect(asked).toHaveLength(before);
      await page.goBack();
      await expect(page.locator("main figure").first()).toBeVisible();
      await expect(page.getByRole("link", { name: show })).toHaveCount(0);
      await page.goForward();
      await expect(page.getByRole("link", { name: show }).first()).toBeVisible();
      await page.locator("footer").getByRole("button", { name: always }).click();
      await expect.poll(() => asked.length).toBeGreaterThan(before);
      await open(page, `${under}/about`);
      await expect(page.getByRole("button", { name: all })).toHaveCount(0);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the choice is a form, and each picture is a link to its file", async ({ page }) => {
    const asked = picturesOf(page);
    await page.goto("/news/1");
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.locator("footer").getByRole("button", { name: "Save data" }).click();
    await expect(page).toHaveURL(/\/news\/1$/);
    asked.length = 0;
    await page.reload();
    expect(asked).toEqual([]);
    const link = page.getByRole("link", { name: /^Show the picture/ }).first();
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
  });
});

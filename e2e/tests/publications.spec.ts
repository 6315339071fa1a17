import { expect, type Page, test } from "@playwright/test";
import { unfinishedRows } from "./every-route/looks.ts";
import { open } from "./specification/visit.ts";

const languages = [
  { base: "", lang: "en", addenda: "Addenda", closed: "Closed", pages: "4 pages", copy: "Request a copy" },
  { base: "/ne", lang: "ne", addenda: "संशोधन सूचना", closed: "बन्द", pages: "४ पृष्ठ", copy: "प्रति मगाउनुहोस्" },
];
const openNotice = async (page: Page, base: string) => {
  await open(page, `${base}/notices?type=procurement`);
  await page.locator("article", { hasText: "HEC-EOI-83-04" }).getByRole("link").click();
  await expect(page.locator("h1")).toBeFocused();
};

for (const { base, lang, addenda, closed, pages, copy } of languages) {
  test.describe(`publications in ${lang}`, () => {
    test("a report is found by its year, summed up in place and downloaded", async ({ page, request }) => {
      await open(page, `${base}/reports`);
      await page.locator('select[name="fy"]').selectOption("2082-83");
      await expect(page).toHaveURL(/fy=2082-83/);
      await expect(page.locator("section h2")).toHaveCount(1);
      const report = page.locator("article").first();
      await report.locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect(report.locator("details p").first()).toBeVisible();
      await expect(report.getByText(pages).first()).toBeVisible();
      const href = await report.locator('a[href^="/documents/"]').first().getAttribute("href");
      const file = await request.get(href ?? "");
      expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    });

    test("a report without a file offers to request a copy", async ({ page }) => {
      await open(page, `${base}/reports?fy=2079-80`);
      await expect(page.getByRole("link", { name: copy })).toHaveAttribute(
        "href",
        new RegExp(`^${base}/?\\?report=\\d+#contact$`),
      );
    });

    test("a notice shows its dates, its addenda and the checksum of its file", async ({ page }) => {
      await openNotice(page, base);
      // The first words below the title say that it was changed, and lead to the change (findings of visitors, M14).
      const changed = page.locator("main a[href^='#']").first();
      await expect(changed).toBeInViewport();
      await expect(page.locator(String(await changed.getAttribute("href")))).toContainText("HEC-EOI-83-04");
      await expect(page.getByRole("heading", { name: addenda, exact: true })).toBeVisible();
      await expect(page.locator("del")).toHaveCount(3);
      const checksum = page.locator("main aside details");
      await checksum.locator("summary").click();
      await expect(checksum.locator("code")).toHaveText(/^[0-9a-f]{64}$/);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("tabs, filters and texts all work", async ({ page }) => {
        await page.goto(`${base}/notices`);
        await page.getByRole("link", { name: new RegExp(`^${closed}`) }).click();
        await expect(page).toHaveURL(/status=closed/);
        await page.locator('select[name="type"]').selectOption("vacancy");
        await page.locator('form[role="search"] button').click();
        await expect(page).toHaveURL(/status=closed.*type=vacancy/);
        await expect(page.locator("article")).toHaveCount(1);
        await page.locator("article a").click();
        await expect(page.locator("h1")).toBeVisible();
        await expect(page.locator("main aside button")).toBeHidden();
      });
    });
  });
}

test("no notice leaves a part of its title block empty, on a phone, a tablet or a desktop", async ({
  page,
  request,
}) => {
  const { data } = await (await request.get("/frontapi/notices?status=all&per_page=48")).json();
  expect(data.items.length).toBeGreaterThan(5);
  for (const { id } of data.items) {
    await page.goto(`/notices/${id}`);
    for (const width of [390, 834, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await unfinishedRows(page), `notice ${id} at ${width} px`).toEqual([]);
    }
  }
});

test("a missing notice shows the Content Not Available page", async ({ page }) => {
  const response = await page.goto("/notices/999999");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Oops! looks like there are nothing available right now.")).toBeVisible();
});

test.describe("tabs that are wider than a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const wide = async (page: Page) => {
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} main nav ul { gap: 9rem !important }` });
    });
    await page.goto("/notices?status=all");
    return page.getByRole("navigation", { name: "Which notices" }).locator("[aria-current]");
  };

  test("show the current one", async ({ page }) => {
    await expect(await wide(page)).toBeInViewport({ ratio: 0.9 });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("show the current one", async ({ page }) => {
      await expect(await wide(page)).toBeInViewport({ ratio: 0.9 });
    });
  });
});

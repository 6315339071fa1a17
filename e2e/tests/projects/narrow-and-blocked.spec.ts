import { expect, test } from "@playwright/test";
import { open } from "../specification/visit.ts";

test("where storage is blocked, a shortlist lasts as long as the tab", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Storage is blocked.", "SecurityError");
        },
      });
    }
  });
  await open(page, "/projects");
  const first = page.locator("main article button[aria-pressed]").first();
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect(page.locator("main button[aria-pressed=true]")).toHaveCount(1);
});

test("on a narrow phone, a comparison's buttons stay in their columns and its views are whole words", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/projects?ids=1,2,3,4");
  const columns = page.locator("thead th");
  for (const column of await columns.all()) {
    const [cell, button] = [await column.boundingBox(), await column.getByRole("button").boundingBox()];
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((cell?.x ?? 0) + (cell?.width ?? 0));
  }
  const views = page.getByRole("navigation", { name: "Show the projects as" }).getByRole("link");
  for (const view of await views.all()) {
    expect(
      await view.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return [range.getClientRects().length, link.textContent?.split(" ").length];
      }),
    ).toEqual([1, expect.any(Number)]);
  }
});

test("on paper, no word of eight compared projects leaves its column or breaks", async ({ page }) => {
  await open(page, "/projects?ids=1,2,3,4,5,6,7,8");
  await page.emulateMedia({ media: "print" });
  // The printable width of A4.
  await page.setViewportSize({ width: 673, height: 960 });
  const wide = await page.locator("main table :is(th, td)").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const { paddingRight } = getComputedStyle(cell);
      const end = cell.getBoundingClientRect().right - Number.parseFloat(paddingRight) + 0.5;
      const found: string[] = [];
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { index, 0: word } of (text.textContent ?? "").matchAll(/[\p{L}\p{M}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const parts = range.getClientRects();
          if (parts.length > 1 || (parts[0]?.right ?? 0) > end) found.push(word);
        }
      }
      return found;
    }),
  );
  expect(wide).toEqual([]);
});

test("with forced colours, the current view alone has a line", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/projects?view=table");
  const views = page.getByRole("navigation", { name: "Show the projects as" }).getByRole("link");
  const [pictures, table, map] = await views.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).borderBottomColor),
  );
  expect(table).not.toBe(pictures);
  expect(map).toBe(pictures);
});

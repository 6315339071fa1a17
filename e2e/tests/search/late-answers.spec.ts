import { expect, type Page, test } from "@playwright/test";
import { open } from "../specification/visit.ts";

/** Holds the answers of some calls back; returns a function that lets them through. */
async function held(page: Page, calls: (url: URL) => boolean): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await promise;
    // One that the page has aborted meanwhile cannot go on.
    await route.continue().catch(() => {});
  });
  return resolve;
}
const isCall = (name: string) => (url: URL) => url.pathname.endsWith(`/frontapi/${name}`);

const languages = [
  { prefix: "", first: "dam", more: "s on" },
  { prefix: "/ne", first: "पुल", more: "को ना" },
];

for (const { prefix, first, more } of languages) {
  test.describe(`the suggestions of ${prefix || "/"}, late for the words that were typed on`, () => {
    const field = (page: Page) => page.locator("header search [role=combobox]:visible");
    const options = (page: Page) => page.locator("header search [role=option]");
    const selected = (page: Page) => page.locator("header search [aria-selected=true]");
    /** Chooses from the list for the first words while the one for all words is on its way. */
    const chooseEarly = async (page: Page) => {
      await page.setViewportSize({ width: 1680, height: 900 });
      await open(page, `${prefix}/careers`);
      const isLate = (url: URL) => isCall("search/suggestions")(url) && url.searchParams.get("q") !== first;
      const release = await held(page, isLate);
      await page.locator('header input[name="q"]').click();
      await expect(field(page)).toBeFocused();
      await field(page).pressSequentially(first);
      await expect(options(page).nth(2)).toBeVisible();
      await field(page).pressSequentially(more);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await expect(selected(page)).toHaveCount(1);
      return release;
    };
    const isSearched = (page: Page) =>
      expect(page).toHaveURL(({ pathname, searchParams }) => {
        return pathname === `${prefix}/search` && searchParams.get("q") === first + more;
      });

    test("select nothing when the old ones go, and Enter searches", async ({ page }) => {
      await chooseEarly(page);
      await expect(options(page)).toHaveCount(1);
      await expect(field(page)).toHaveAttribute("aria-activedescendant", "");
      await page.keyboard.press("Enter");
      await isSearched(page);
    });

    test("select nothing when they come, and Enter opens none of them", async ({ page }) => {
      const release = await chooseEarly(page);
      const arrived = page.waitForResponse(({ url }) => url().includes("/search/suggestions"), { timeout: 15_000 });
      release();
      await arrived.catch(() => {});
      await expect(options(page).first()).toBeVisible();
      await expect(selected(page)).toHaveCount(0);
      await expect(field(page)).toHaveAttribute("aria-activedescendant", "");
      await page.keyboard.press("Enter");
      await isSearched(page);
    });
  });
}

for (const prefix of ["", "/ne"]) {
  test(`words typed into a list's search while ${prefix}/projects loads stay, and are searched next`, async ({
    page,
  }) => {
    await open(page, `${prefix}/projects`);
    const release = await held(page, isCall("projects"));
    await page.locator('main select[name="country"]').selectOption("Bhutan");
    const field = page.locator("main input[type=search]");
    await field.pressSequentially("upper");
    release();
    await expect(page).toHaveURL(/\/projects\?country=Bhutan$/);
    await expect(page.locator("main article")).toHaveCount(1);
    await expect(field).toHaveValue("upper");
    await expect(field).toBeFocused();
    await field.press("Enter");
    await expect(page).toHaveURL(/q=upper/);
    // The search field follows the address again.
    await page.goBack();
    await expect(field).toHaveValue("");
  });

  test(`words typed on while ${prefix}/search searches stay, with the focus`, async ({ page }) => {
    await open(page, `${prefix}/search?q=dam`);
    const release = await held(page, isCall("search"));
    const field = page.locator("main input[type=search]");
    await field.fill("bridge");
    await field.press("Enter");
    await field.pressSequentially(" over karnali");
    release();
    await expect(page).toHaveURL(/q=bridge$/);
    await expect(page.locator("main ol h2").first()).toBeVisible();
    await expect(field).toHaveValue("bridge over karnali");
    await expect(field).toBeFocused();
  });

  test(`a visitor who waits for ${prefix}/search arrives at the heading, and Back restores the former words`, async ({
    page,
  }) => {
    await open(page, `${prefix}/search?q=dam`);
    const field = page.locator("main input[type=search]");
    await field.fill("bridge");
    await field.press("Enter");
    await expect(page).toHaveURL(/q=bridge$/);
    await expect(page.locator("main h1")).toBeFocused();
    await expect(field).toHaveValue("bridge");
    await page.goBack();
    await expect(field).toHaveValue("dam");
    await page.goForward();
    await expect(field).toHaveValue("bridge");
  });
}

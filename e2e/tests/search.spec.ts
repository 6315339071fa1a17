import { expect, type Page, test } from "@playwright/test";
import { inaccessible } from "../accessibility.ts";
import { alive } from "./specification/visit.ts";

const languages = [
  {
    prefix: "",
    sign: "Search",
    close: "Close the search",
    typed: "cable-st",
    title: "Ratanghat cable-stayed bridge",
    all: "All results for “cable-st”",
    failed: /You can still search/,
    waiting: "Looking for suggestions…",
    preparing: /being prepared/,
  },
  {
    prefix: "/ne",
    sign: "खोज",
    close: "खोज बन्द गर्नुहोस्",
    typed: "रतनघ",
    title: "रतनघाट केबल स्टेड पुल",
    all: "“रतनघ” का सबै नतिजा",
    failed: /खोज्न भने सकिन्छ/,
    waiting: "सुझाव खोजिँदै छ…",
    preparing: /खोज तयार हुँदै छ/,
  },
];
const wide = { width: 1680, height: 900 };
const phone = { width: 390, height: 844 };

const field = (page: Page) => page.locator("header search [role=combobox]:visible");
const options = (page: Page) => page.locator("header search [role=option]");
const shortcut = (page: Page) => page.getByRole("switch");
/** Waits until the page is idle: only then does it listen to the key. */
const quiet = (page: Page) => page.waitForLoadState("networkidle").then(() => page.waitForTimeout(1700));

for (const { prefix, sign, close, typed, title, all, failed, waiting, preparing } of languages) {
  test.describe(`the search of ${prefix || "/"}`, () => {
    const sheet = async (page: Page) => {
      await page.goto(`${prefix}/careers`);
      await alive(page);
      await page.getByRole("banner").getByRole("link", { name: sign, exact: true }).click();
      await expect(field(page)).toBeFocused();
    };

    test("on a phone a sheet suggests titles, by keyboard and by touch", async ({ page }) => {
      await page.setViewportSize(phone);
      await sheet(page);
      expect(await inaccessible(page)).toEqual([]);
      await field(page).pressSequentially(typed);
      await expect(options(page).first()).toHaveText(new RegExp(`^${title}`));
      await expect(options(page).last()).toHaveText(all);
      await expect(field(page)).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator("header [aria-selected=true]")).toHaveCount(0);
      await page.keyboard.press("ArrowDown");
      await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
      expect(await inaccessible(page)).toEqual([]);
      // Home returns to the text; ArrowUp then selects the end of the list.
      await page.keyboard.press("Home");
      await expect(page.locator("header [aria-selected=true]")).toHaveCount(0);
      await page.keyboard.press("ArrowUp");
      await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Escape");
      await expect(page.locator("header [aria-selected=true]")).toHaveCount(0);
      await expect(page.getByRole("dialog")).toBeVisible();
      await options(page).first().click();
      await expect(page.locator("h1")).toHaveText(title);
      await expect(page.locator("h1")).toBeFocused();
      await expect(page.getByRole("dialog")).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${prefix}/careers$`));
      await expect(page.getByRole("dialog")).toBeHidden();
    });

    test("the sheet closes with its button and returns the focus; Enter leads to all results", async ({ page }) => {
      await sheet(page);
      await page.getByRole("button", { name: close }).click();
      await expect(page.getByRole("link", { name: sign, exact: true })).toBeFocused();
      await page.keyboard.press("Enter");
      await field(page).fill(typed);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${prefix}/search?q=${encodeURIComponent(typed)}`);
      await expect(page.locator("main ol h2").first()).toHaveText(title);
      await page.reload();
      await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue(typed);
    });

    test("a wide header has a field, and text typed before its script has loaded stays", async ({ page }) => {
      await page.setViewportSize(wide);
      await page.route("**/assets/*.js", async (route) => {
        await typedInto;
        await route.continue();
      });
      const { promise: typedInto, resolve: isTyped } = Promise.withResolvers<void>();
      await page.goto(`${prefix}/careers`, { waitUntil: "commit" });
      await page.locator('header input[name="q"]').pressSequentially(typed);
      isTyped();
      await alive(page);
      await expect(field(page)).toHaveValue(typed);
      await expect(options(page).first()).toHaveText(new RegExp(`^${title}`));
      expect(await inaccessible(page, { within: "header" })).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(options(page)).toHaveCount(0);
      await expect(field(page)).toHaveValue(typed);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(page.locator("h1")).toHaveText(title);
      await expect(page.locator('header input[name="q"]')).toHaveValue("");
      await expect(options(page)).toHaveCount(0);
    });

    test("a failed or slow answer, or an index being built, shows a message, and searching still works", async ({
      page,
    }) => {
      await sheet(page);
      await page.route("**/frontapi/search/suggestions?**", (route) => route.abort());
      await field(page).fill(typed);
      await expect(page.getByRole("dialog").getByRole("status")).toHaveText(failed);
      await page.unrouteAll();
      const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
      await page.route("**/frontapi/search/suggestions?**", async (route) => {
        await isOver;
        await route.fulfill({ status: 503, json: { error: true, message: "The search is being prepared." } });
      });
      await field(page).fill(`${typed} `.trimEnd().slice(0, -1));
      await expect(page.getByRole("dialog").getByRole("status")).toHaveText(waiting);
      end();
      await expect(page.getByRole("dialog").getByRole("status")).toHaveText(preparing);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      // It retries automatically.
      await expect(options(page).first()).toContainText(title);
    });
  });
}

test("an outdated request is aborted, and a single character sends none", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/suggestions")) asked.push(searchParams.get("q") ?? "");
  });
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  await page.route("**/suggestions?**q=br", async (route) => {
    await isOver;
    await route.continue().catch(() => {});
  });
  await page.goto("/");
  await alive(page);
  await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
  await field(page).fill("b");
  await field(page).fill("br");
  const failed = page.waitForEvent("requestfailed");
  await expect.poll(() => asked).toEqual(["br"]);
  await field(page).fill("bridg");
  expect((await failed).url()).toContain("q=br");
  end();
  await expect(options(page).first()).toHaveText(/^Bridges/);
  expect(asked).toEqual(["br", "bridg"]);
});

test("keys of an input method choose nothing", async ({ page }) => {
  await page.goto("/ne");
  await alive(page);
  await page.getByRole("banner").getByRole("link", { name: "खोज", exact: true }).click();
  await expect(field(page)).toBeFocused();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.imeSetComposition", { text: "सड", selectionStart: 2, selectionEnd: 2 });
  await expect(options(page).first()).toBeVisible();
  // As browsers send them while a word is being composed.
  await field(page).dispatchEvent("keydown", { key: "ArrowDown", isComposing: true });
  await field(page).dispatchEvent("keydown", { key: "Enter", isComposing: true });
  await expect(page.locator("header [aria-selected=true]")).toHaveCount(0);
  await devtools.send("Input.insertText", { text: "सडक" });
  await expect(field(page)).toHaveValue("सडक");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("header [aria-selected=true]")).toHaveCount(1);
});

test("the key / moves to the search, but not from a field, and it can be switched off", async ({ page, context }) => {
  await page.goto("/news");
  await quiet(page);
  await page.locator('main input[name="q"]').focus();
  await page.keyboard.press("/");
  await expect(page.locator('main input[name="q"]')).toHaveValue("/");
  await page.locator('main input[name="q"]').blur();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await shortcut(page).click();
  await page.keyboard.press("Escape");
  // The setting applies in another tab of the same browser.
  const other = await context.newPage();
  await other.goto("/search");
  await quiet(other);
  await expect(shortcut(other)).not.toBeChecked();
  await other.keyboard.press("/");
  await expect(other.locator('main input[name="q"]')).not.toBeFocused();
  await shortcut(other).click();
  await shortcut(other).blur();
  await other.keyboard.press("/");
  await expect(other.locator('main input[name="q"]')).toBeFocused();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the field is a form, and the icon a link", async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto("/ne/news");
    await page.locator('header input[name="q"]').fill("पुल");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/ne\/search\?q=/);
    await expect(page.locator("main ol h2").first()).toContainText("पुल");
    await page.setViewportSize(phone);
    await page.getByRole("banner").getByRole("link", { name: "खोज", exact: true }).click();
    await expect(page).toHaveURL(/\/ne\/search$/);
    await expect(page.getByRole("switch")).toHaveCount(0);
  });
});

test("what is typed in the header while the results are on their way stays there", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto("/careers");
  await alive(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/frontapi/search?*", async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('header input[name="q"]').fill("bridge");
  await expect(options(page).last()).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.type(" span");
  answer();
  await expect(page).toHaveURL(/\/search\?q=bridge$/);
  await expect(field(page)).toHaveValue("bridge span");
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(field(page)).toHaveValue("");
});

test("a browser reads a long or repeated parameter as the server does", async ({ page }) => {
  // Longer than a parameter may be.
  const long = `${"cable ".repeat(17)}nothing`;
  await page.goto(
    `/search?${new URLSearchParams([
      ["q", long],
      ["q", "nothing"],
    ])}`,
  );
  await alive(page);
  const found = page.locator("main h2, main h3").first();
  const first = await found.textContent();
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page.locator("[data-hero]")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/search/);
  await expect(found).toHaveText(String(first));
});

test("in print there is no search in the header", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto("/careers");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("header search")).toBeHidden();
});

import { expect, type Page, type Route } from "@playwright/test";
import { bar, homeData, languages, newPage, open, openStill, test, walkHome, withoutMenu } from "./visit.ts";

/** Every way in which a call can fail. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  "404": (route) => route.fulfill({ status: 404, json: { error: true, message: "Nothing here." } }),
  "500": (route) => route.fulfill({ status: 500, json: { error: true, message: "Broken." } }),
  "error true": (route) => route.fulfill({ json: { error: true, message: "Not now." } }),
  "no JSON": (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
  "no answer": (route) => route.abort(),
};

function logOf(page: Page): string[] {
  const log: string[] = [];
  page.on("console", (message) => message.type() === "error" && log.push(message.text()));
  return log;
}

/** Expects no notification of either kind. */
async function expectNoNotification(page: Page): Promise<void> {
  await expect(page.getByRole("alert")).toBeEmpty();
}

test.describe("home fails in every way, one after another", () => {
  let page: Page;
  let log: string[];
  test.beforeAll(async ({ browser }) => {
    page = await newPage(browser);
    log = logOf(page);
    await openStill(page, "/nothing-here");
  });
  test.afterAll(() => page.context().close());

  for (const [name, fail] of Object.entries(failures)) {
    test(`"Home load failure: the progress bar fails and the error is only logged.": ${name}`, async () => {
      log.length = 0;
      await page.route("**/frontapi/home*", fail);
      await goHome(page);
      await expect(bar(page)).toHaveAttribute("data-state", "failed");
      await expect.poll(() => log.join("\n")).toContain("FrontApiError");
      await expectNoNotification(page);
      await page.unrouteAll();
      await page.clock.runFor(1500);
      await expect(bar(page)).toHaveAttribute("data-state", "idle");
    });
  }

  test("and when the page's own retry finally succeeds, the page is complete", async () => {
    await page.locator("main").getByRole("link", { name: "Try again" }).click();
    await expect(page.locator("[data-hero]")).toBeVisible();
    // An answer that comes at once needs no bar.
    await expect(bar(page)).toHaveAttribute("data-state", /^(finished|idle)$/);
  });
});

const goHome = (page: Page) => page.locator("header nav").getByRole("link", { name: "Home", exact: true }).click();

for (const { lang, root, under } of languages) {
  test(`after a home load failure the parts that need no data, the statistics and the form, are still shown (${lang})`, async ({
    page,
  }) => {
    await page.route("**/frontapi/home*", failures["no answer"] ?? (() => {}));
    await open(page, `${under}/nothing-here`);
    await walkHome(page, lang);
    await expect(page).toHaveURL(root);
    await expect(page.locator("main dl dd")).toHaveText(
      lang === "en" ? ["30+", "5", "210 Million", "150"] : ["३०+", "५", "२१ करोड", "१५०"],
    );
    await expect(page.locator("#contact form")).toBeVisible();
    await expect(page.locator("header nav")).toBeVisible();
    await expect(page.locator("footer")).toBeVisible();
  });
}

test("the bar of another try ends with it, whether it fails or succeeds", async ({ page }) => {
  const fail = (route: Route) => route.fulfill({ status: 500, json: { error: true, message: "Broken." } });
  let answer: (route: Route) => Promise<void> = fail;
  await page.route("**/frontapi/careers?*", (route) => answer(route));
  await open(page, "/nothing-here");
  await page.locator("header nav").getByRole("link", { name: "Careers" }).click();
  await expect(bar(page)).toHaveAttribute("data-state", "failed");
  for (const [next, end] of [
    [fail, "failed"],
    [(route: Route) => route.continue(), "finished"],
  ] as const) {
    await expect(bar(page)).toHaveAttribute("data-state", "idle");
    const held = Promise.withResolvers<void>();
    answer = async (route) => {
      await held.promise;
      await next(route);
    };
    await page.locator("main").getByRole("link", { name: "Try again" }).click();
    await expect(bar(page)).toHaveAttribute("data-state", "running");
    held.resolve();
    await expect(bar(page)).toHaveAttribute("data-state", end);
  }
  await expect(page.locator("main article").first()).toBeVisible();
});

test("a slow home answer keeps the bar running until it arrives", async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  await page.route("**/frontapi/home*", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await openStill(page, "/nothing-here");
  await walkHome(page);
  // Answers that come sooner need no bar (site/app/shell/page-change.ts).
  await page.clock.runFor(20);
  await expect(bar(page)).toHaveAttribute("data-state", "running");
  await page.clock.fastForward(60_000);
  await expect(bar(page)).toHaveAttribute("data-state", "running");
  answered.resolve();
  await expect(page.locator("[data-hero]")).toBeVisible();
});

const projectMenu = (page: Page) => page.locator("header nav summary").nth(1);

for (const { lang, under } of languages) {
  test(`"On menu success the progress bar finishes", and the menu is shown, however late (${lang})`, async ({
    page,
  }) => {
    const answered = Promise.withResolvers<void>();
    await page.route("**/frontapi/menu*", async (route) => {
      await answered.promise;
      await route.continue();
    });
    await withoutMenu(page);
    await openStill(page, `${under}/nothing-here`);
    await expect(projectMenu(page)).toHaveCount(0);
    await expect(page.locator("main h1")).toBeVisible();
    answered.resolve();
    await expect(projectMenu(page)).toHaveText(lang === "en" ? "Our Project" : "हाम्रा परियोजनाहरू");
    await expect(page.locator("footer")).toBeVisible();
    await expect(bar(page)).toHaveAttribute("data-state", "finished");
  });
}

for (const name of ["error true", "500"]) {
  test(`"Menu response with error true: the progress bar fails and no menu is shown.": ${name}`, async ({ page }) => {
    // Held back until the clock is stopped, since the bar reverts by itself.
    const still = Promise.withResolvers<void>();
    await page.route("**/frontapi/menu*", async (route) => {
      await still.promise;
      await failures[name]?.(route);
    });
    await withoutMenu(page);
    await openStill(page, "/nothing-here");
    still.resolve();
    await expect(bar(page)).toHaveAttribute("data-state", "failed");
    await expect(projectMenu(page)).toHaveCount(0);
    await expect(page.locator("header nav").getByRole("link", { name: "Careers" })).toBeVisible();
    await expectNoNotification(page);
  });
}

for (const name of ["no answer", "no JSON"]) {
  test(`"Transport failures are only logged, with no user message.": ${name}`, async ({ page }) => {
    const log = logOf(page);
    await page.route("**/frontapi/menu*", failures[name] ?? (() => {}));
    await withoutMenu(page);
    await open(page, "/nothing-here");
    await expect.poll(() => log.join("\n")).toContain("FrontApiError");
    await expect(bar(page)).toHaveAttribute("data-state", "idle");
    await expect(projectMenu(page)).toHaveCount(0);
    await expectNoNotification(page);
  });
}

test("the page works without a menu: a visitor can go home, and home is complete", async ({ page }) => {
  await page.route("**/frontapi/menu*", (route) => route.abort());
  await withoutMenu(page);
  await open(page, "/nothing-here");
  await walkHome(page);
  const { sliders } = await homeData(page, "en");
  await expect(page.locator("[data-hero] [role=group]")).toHaveCount(sliders.length);
});

import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

const languages = [
  { path: "/", lang: "en" },
  { path: "/ne", lang: "ne" },
];

for (const { path, lang } of languages) {
  test.describe(`the home page in ${lang}`, () => {
    test("shows every section with its data, without a complaint in the console", async ({ page }) => {
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(error.message));
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("h1")).toHaveCount(1);
      for (const id of ["services", "news", "contact"]) await expect(page.locator(`#${id}`)).toBeVisible();
      expect(complaints).toEqual([]);
    });

    test("is accessible", async ({ page }) => {
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });

    test("asks nobody but us, and nothing inline is blocked", async ({ page, baseURL }) => {
      const foreign: string[] = [];
      page.on("request", (request) => request.url().startsWith(`${baseURL}/`) || foreign.push(request.url()));
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      await page.goto(path, { waitUntil: "networkidle" });
      expect(foreign).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test("fits 320 px", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  });

  test.describe(`an unknown address in ${lang}`, () => {
    test("is the Content Not Available page, accessible, with a way home", async ({ page }) => {
      const response = await page.goto(`${path === "/" ? "" : path}/no/such/page`);
      expect(response?.status()).toBe(404);
      if (lang === "en") {
        await expect(
          page.getByText("Oops! looks like there are nothing available right now. Please check in later.", {
            exact: true,
          }),
        ).toBeVisible();
      }
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      await page.locator("main a").click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.locator("#contact")).toBeVisible();
    });
  });
}

test.describe("the language", () => {
  test("is English without a choice, and with any stored value but ne", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("setu.locale", "fr"));
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("stored as ne turns an unprefixed page into its Nepali twin", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("setu.locale", "ne"));
    await page.goto("/nothing/here?x=1#there");
    await page.waitForURL("/ne/nothing/here?x=1#there");
    await expect(page.locator("html")).toHaveAttribute("lang", "ne");
  });

  test("is kept by the switch, which keeps the page", async ({ page }) => {
    await page.goto("/nothing/here");
    await page.locator("header a[hreflang=ne], header a[lang=ne]").first().click();
    await page.waitForURL("/ne/nothing/here");
    expect(await page.evaluate(() => localStorage.getItem("setu.locale"))).toBe("ne");
    await page.locator("header a[hreflang=en], header a[lang=en]").first().click();
    await page.waitForURL("/nothing/here");
    expect(await page.evaluate(() => localStorage.getItem("setu.locale"))).toBe("en");
  });
});

test("walking from page to page asks /frontapi as XMLHttpRequest and keeps the title right", async ({ page }) => {
  await page.goto("/nothing-here");
  const call = page.waitForRequest((request) => request.url().includes("/frontapi/home"));
  await page.locator("main a").click();
  expect((await call).headers()["x-requested-with"]).toBe("XMLHttpRequest");
  await expect(page).toHaveTitle(/Himalaya Engineering Consultants/);
});

test("a home call that fails leaves what needs no data, and a failed bar", async ({ page }) => {
  await page.route("**/frontapi/home*", (route) => route.abort());
  await page.goto("/nothing-here");
  await page.locator("main a").click();
  await expect(page.locator("[data-state=failed]").first()).toBeAttached();
  await expect(page.locator("form")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page reads whole and the menus open", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("#contact form")).toBeVisible();
    await expect(page.locator('a[href*="content_id"]').first()).toHaveAttribute(
      "href",
      /^\/projects\/[a-z-]+\?content_id=\d+&&menu_id=\d+&&task_type=[a-z-]+$/,
    );
  });
});

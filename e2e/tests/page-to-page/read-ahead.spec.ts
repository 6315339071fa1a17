import { expect, type Page, test } from "@playwright/test";
import { open } from "../specification/visit.ts";

/** The calls and the files of script that a page asks for from now on. */
function requestsOf(page: Page): { calls: string[]; scripts: string[] } {
  const calls: string[] = [];
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/frontapi/")) calls.push(pathname + search);
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.push(pathname);
  });
  return { calls, scripts };
}

const card = (page: Page) => page.locator("main a[href*='/projects/']").first();

/** Repeats what a visitor does to a link until its page is loaded: links are watched once the page is complete. */
const untilLoaded = (calls: string[], act: () => Promise<void>) =>
  expect(async () => {
    await act();
    await expect.poll(() => calls.length, { timeout: 500 }).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000 });

async function pointAt(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await card(page).hover();
}

/** Waits until the links of a page are watched. */
async function watched(page: Page): Promise<void> {
  const { calls } = requestsOf(page);
  await untilLoaded(calls, () => pointAt(page));
  await page.mouse.move(0, 0);
}

for (const { lang, under } of [
  { lang: "en", under: "" },
  { lang: "ne", under: "/ne" },
]) {
  test(`a page is loaded when its link is pointed at, and opens without another call (${lang})`, async ({ page }) => {
    await page.goto(`${under}/projects`);
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    const { calls } = requestsOf(page);
    await untilLoaded(calls, () => pointAt(page));
    await page.waitForLoadState("networkidle");
    const asked = [...calls];
    expect(asked.every((call) => call.includes(`locale=${lang}`))).toBe(true);
    await card(page).click();
    await page.waitForURL(/\/projects\/[^/]+\/\d+/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(String(title));
    expect(calls).toEqual(asked);
  });
}

/** Opens the first item of the news; returns the files of script that this needs. */
async function scriptsOfItem(page: Page): Promise<string[]> {
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  const { scripts } = requestsOf(page);
  await page.locator("main a[href*='/news/']").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(String(title));
  return scripts;
}

test("a list loads the code of its items' pages, but not their data", async ({ page }) => {
  await page.goto("/news");
  const { calls } = requestsOf(page);
  const careers = page.getByRole("link", { name: "Careers", exact: true }).first();
  await untilLoaded(calls, async () => {
    await page.mouse.move(0, 0);
    await careers.hover();
  });
  await page.waitForLoadState("networkidle");
  expect(calls.filter((call) => !call.startsWith("/frontapi/careers"))).toEqual([]);
  expect(await scriptsOfItem(page)).toEqual([]);
});

test("a list loads no code ahead where data are saved", async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: "setu-pictures", value: "ask", url: String(baseURL) }]);
  await page.goto("/news");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2000);
  expect(await scriptsOfItem(page)).not.toEqual([]);
});

test("a page's data are requested together with its code, and once if the page is opened meanwhile", async ({
  page,
}) => {
  await page.goto("/projects");
  await watched(page);
  const { calls } = requestsOf(page);
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  const careers = page.getByRole("link", { name: "Careers", exact: true }).first();
  await careers.hover();
  await expect.poll(() => calls).toEqual(["/frontapi/careers?locale=en"]);
  await careers.click();
  code.resolve();
  await page.waitForURL(/\/careers$/);
  await expect(page).toHaveTitle(/Careers/);
  await page.waitForLoadState("networkidle");
  expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
});

test("a page is loaded when its link has the focus", async ({ page }) => {
  await page.goto("/projects");
  const { calls } = requestsOf(page);
  await untilLoaded(calls, async () => {
    await card(page).blur();
    await card(page).focus();
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true });

  test("a page is loaded when its link is touched, not when the finger scrolls", async ({ page }) => {
    await page.goto("/projects");
    await watched(page);
    const other = page.locator("main a[href*='/projects/']").nth(3);
    await other.scrollIntoViewIfNeeded();
    const { calls } = requestsOf(page);
    const send = (type: string) => other.dispatchEvent(type, { pointerType: "touch", bubbles: true });
    await send("pointerdown");
    await send("pointercancel");
    await page.waitForTimeout(300);
    expect(calls).toEqual([]);
    await send("pointerdown");
    await expect.poll(() => calls.length).toBeGreaterThan(0);
  });
});

test("nothing is loaded in passing, for other kinds of links, or where data are saved", async ({ page }) => {
  await page.goto("/projects");
  await watched(page);
  const { calls } = requestsOf(page);
  await page.evaluate(() => {
    const add = (attributes: Record<string, string>) => {
      const link = Object.assign(document.createElement("a"), { textContent: "A link for a test" });
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
      document.querySelector("main")?.prepend(link);
    };
    add({ href: "/careers", target: "_blank", class: "tried" });
    add({ href: "/projects?q=bridge", class: "tried" });
    add({ href: "/search?q=bridge", class: "tried" });
    add({ href: "/ne/careers", class: "tried" });
    add({ href: "/documents/none.pdf", class: "tried" });
    add({ href: "https://example.org/careers", class: "tried" });
    add({ href: "/verify-email?token=abc", class: "tried" });
    add({ href: "#content", class: "tried" });
  });
  for (const link of await page.locator(".tried").all()) {
    await link.hover();
    await page.waitForTimeout(200);
  }
  const news = page.getByRole("link", { name: "News", exact: false }).first();
  // Both at once: between two calls of the driver a busy machine has let the 60 ms pass.
  await news.evaluate((link) => {
    for (const type of ["pointerover", "pointerout"]) {
      link.dispatchEvent(new PointerEvent(type, { pointerType: "mouse", bubbles: true }));
    }
  });
  await page.waitForTimeout(200);
  await page.context().addCookies([{ name: "setu-pictures", value: "ask", url: page.url() }]);
  await news.dispatchEvent("pointerover", { pointerType: "mouse", bubbles: true });
  await page.waitForTimeout(300);
  expect(calls).toEqual([]);
});

test("sending something drops the pages that were loaded ahead", async ({ page }) => {
  await page.goto("/faq");
  const { calls } = requestsOf(page);
  const careers = page.getByRole("link", { name: "Careers", exact: true }).first();
  await untilLoaded(calls, async () => {
    await page.mouse.move(0, 0);
    await careers.hover();
  });
  await page.waitForLoadState("networkidle");
  const [early] = calls;
  const faq = page.locator("main ol details").first();
  await faq.locator("summary").click();
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await faq.getByRole("button", { name: "Yes", exact: true }).click();
  await answered;
  await careers.click();
  await page.waitForURL(/\/careers$/);
  await expect.poll(() => calls.filter((call) => call === early).length).toBe(2);
});

test("a page that could not be loaded early opens nevertheless, and nothing is logged", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await page.goto("/projects");
  await watched(page);
  const other = page.locator("main a[href*='/projects/']").nth(3);
  let refused = 0;
  await page.route(/\/frontapi\//, async (route) => {
    refused += 1;
    await route.fulfill({ status: 503, json: { error: true, message: "Busy" } });
  });
  await other.hover();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await page.unrouteAll();
  await other.click();
  await page.waitForURL(/\/projects\/[^/]+\/\d+/);
  await expect(page.locator("main")).not.toContainText("Try again");
  // The browser itself logs the status of an answer.
  expect(logged.filter((text) => !/status of 503/.test(text))).toEqual([]);
});

declare global {
  interface Window {
    /** Whether this document came in with a view transition. */
    faded: boolean;
  }
}

for (const [reducedMotion, faded] of [
  ["no-preference", true],
  ["reduce", false],
] as const) {
  test(`from document to document the page ${faded ? "fades" : "does not fade"} (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.addInitScript(() =>
      addEventListener("pagereveal", ({ viewTransition }) => (window.faded = viewTransition !== null)),
    );
    await page.emulateMedia({ reducedMotion });
    await open(page, "/about");
    await page.locator("footer a[data-language=ne]").click();
    await page.waitForURL("**/ne/about");
    // The page is revealed with its first frame, which may come after its load event.
    await expect.poll(() => page.evaluate(() => window.faded)).toBe(faded);
  });
}

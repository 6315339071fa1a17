import { expect, type Locator, type Page, test } from "@playwright/test";
import { bar, open, stopClock } from "../specification/visit.ts";

declare global {
  interface Window {
    /** How often the page was asked to fade. */
    fades: number;
  }
}

/** A device on which each look at the clock is so many milliseconds later, and each fade takes some. */
async function onDevice(page: Page, msPerLook: number, msPerFade = 0): Promise<void> {
  await page.addInitScript(
    ({ msPerLook, msPerFade }) => {
      let now = 0;
      performance.now = () => {
        now += msPerLook;
        return now;
      };
      window.fades = 0;
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        window.fades += 1;
        return start(() => {
          now += msPerFade;
          return (update as () => void)();
        });
      };
    },
    { msPerLook, msPerFade },
  );
}

const fades = (page: Page) => page.evaluate(() => window.fades);
const heading = (page: Page) => page.locator("main h1");
const firstProject = (page: Page) => page.locator("main a[href*='/projects/']").first();

/** Opens a page, and waits until its links are read ahead: page changes are prepared before that. */
async function openQuiet(page: Page, address: string): Promise<void> {
  await open(page, address);
  let isReadAhead = false;
  page.on("request", (request) => {
    isReadAhead ||= request.url().includes("/frontapi/");
  });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.locator("main a[href*='/projects/']").first().hover();
    await expect.poll(() => isReadAhead, { timeout: 500 }).toBe(true);
  }).toPass({ timeout: 20_000 });
}

/** Waits for the frame after a change, in which its time is known. */
async function measured(page: Page, focused: Locator): Promise<void> {
  await expect(focused).toBeFocused();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
}

/** Goes from the list to its first project. */
async function enter(page: Page): Promise<void> {
  await firstProject(page).click();
  await expect(page).toHaveURL(/\/projects\/[^/]+\/\d+/);
  await measured(page, heading(page));
}

/** Goes back to the list. */
async function back(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(/\/projects$/);
  await measured(page, firstProject(page));
}

for (const { lang, list } of [
  { lang: "en", list: "/projects" },
  { lang: "ne", list: "/ne/projects" },
]) {
  test(`on a quick device a page fades into the next one, and Back fades too (${lang})`, async ({ page }) => {
    await onDevice(page, 0);
    await openQuiet(page, list);
    const title = String(await heading(page).textContent());
    await enter(page);
    expect(await fades(page)).toBe(0);
    await back(page);
    expect(await fades(page)).toBe(1);
    await expect(heading(page)).toHaveText(title);
    await enter(page);
    expect(await fades(page)).toBe(2);
    await expect(heading(page)).not.toHaveText(title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test("of two pages in a row the last one is shown, even if the first one still fades in", async ({ page }) => {
  await onDevice(page, 0);
  await openQuiet(page, "/projects");
  await enter(page);
  await back(page);
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync("::view-transition-group(root) { animation-duration: 3s }");
    document.adoptedStyleSheets.push(slow);
  });
  await enter(page);
  // By keyboard: a fade takes no clicks.
  await page.locator("header a[href='/']").first().press("Enter");
  await expect(page.locator("main [data-hero]")).toBeVisible();
  expect(await fades(page)).toBe(3);

  // Another change that comes before the browser has its picture of the old page.
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const update = (show: unknown) => (show as () => void)();
    document.startViewTransition = (show) => {
      document.startViewTransition = start;
      setTimeout(() => document.querySelector<HTMLElement>("footer a[href='/faq']")?.click());
      return start(async () => {
        while (location.pathname !== "/faq") await new Promise((resolve) => setTimeout(resolve, 20));
        update(show);
      });
    };
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(heading(page)).toHaveText("Frequently asked questions");
  await expect(heading(page)).toBeFocused();
  expect(await fades(page)).toBe(4);
});

test("filters and pages of the same list do not fade", async ({ page }) => {
  await onDevice(page, 0);
  await openQuiet(page, "/projects");
  await enter(page);
  await back(page);
  expect(await fades(page)).toBe(1);
  await page.locator("main form select").first().selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?/);
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "false");
  expect(await fades(page)).toBe(1);
});

test("on a slow device pages change at once", async ({ page }) => {
  await onDevice(page, 100);
  await openQuiet(page, "/projects");
  for (let turn = 0; turn < 2; turn += 1) {
    await enter(page);
    await back(page);
  }
  expect(await fades(page)).toBe(0);
});

test("a device that is quick, but not with fades, has one", async ({ page }) => {
  await onDevice(page, 0, 100);
  await openQuiet(page, "/projects");
  for (let turn = 0; turn < 2; turn += 1) {
    await enter(page);
    await back(page);
  }
  expect(await fades(page)).toBe(1);
});

test("Back from a filter that is being typed leads to the page before", async ({ page }) => {
  await onDevice(page, 0);
  await openQuiet(page, "/projects");
  await enter(page);
  const toList = page.locator("main nav a[href='/projects']").first();
  await toList.click();
  await expect(page).toHaveURL(/\/projects$/);
  await page.locator("main form select[name=size]").selectOption({ index: 1 });
  await expect(page).toHaveURL(/size=/);
  await page.locator("main form input[inputmode=decimal]").fill("5");
  const steps = await page.evaluate(() => history.length);
  await page.evaluate(() => history.go(-2));
  await expect(toList).toBeFocused();
  await expect(page).toHaveURL(/\/projects\/[^/?]+\/\d+$/);
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL(/\/projects\/[^/?]+\/\d+$/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("a place on the same page starts no progress bar", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => {
    const bar = document.querySelector("div[data-state][aria-hidden=true]");
    new MutationObserver(() => Object.assign(window, { moved: true })).observe(bar as Element, { attributes: true });
  });
  await page.locator("a[href$='#contact']").first().click();
  await expect(page).toHaveURL(/#contact$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await page.evaluate(() => "moved" in window)).toBe(false);
});

test("where motion is not welcome pages change at once", async ({ page }) => {
  await onDevice(page, 0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openQuiet(page, "/projects");
  for (let turn = 0; turn < 2; turn += 1) {
    await enter(page);
    await back(page);
  }
  expect(await fades(page)).toBe(0);
});

test("a page that was read ahead replaces the other one without a moment of waiting", async ({ page }) => {
  await openQuiet(page, "/projects");
  await page.waitForLoadState("networkidle");
  // The clock is stopped: time lost on a busy machine does not count.
  await page.clock.install();
  await stopClock(page);
  await page.evaluate(() => {
    const main = document.querySelector("main");
    new MutationObserver(() =>
      Object.assign(window, { waited: main?.ariaBusy === "true" || "waited" in window }),
    ).observe(document.body, { attributes: true, attributeFilter: ["aria-busy"], subtree: true });
  });
  await page.locator("main a[href*='/projects/']").first().click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/\/projects\/[^/]+\/\d+/);
  expect(await page.evaluate(() => "waited" in window && window.waited)).toBe(false);
  await expect(bar(page)).toHaveAttribute("data-state", "finished");
});

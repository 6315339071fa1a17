import { type Browser, test as base, type Locator, type Page } from "@playwright/test";
import type { Home } from "@setu/contract/home";
import type { Menu } from "@setu/contract/menu";
import { ports } from "../../site-under-test.ts";

/** English at the root, Nepali under /ne: most lines of the specification apply to both. */
export const languages = [
  { lang: "en", root: "/", under: "" },
  { lang: "ne", root: "/ne", under: "/ne" },
] as const;
export type Language = (typeof languages)[number]["lang"];

/** The open home page of one language, and the data of its calls. */
interface OpenHome {
  page: Page;
  home: Home;
  menu: Menu;
}
type OpenHomes = Record<Language, OpenHome>;

const desktop = { width: 1440, height: 900 };
const anywhere = { baseURL: `http://localhost:${ports.site}`, viewport: desktop };

/** `homes` are read-only: opened once for all tests of a worker. Tests that interact use their own `page`. */
export const test = base.extend<{ homes: OpenHomes }, { openHomes: OpenHomes }>({
  openHomes: [
    async ({ browser }, use) => {
      const [en, ne] = await Promise.all([openHome(browser, "en"), openHome(browser, "ne")]);
      await use({ en, ne });
      await Promise.all([en, ne].map(({ page }) => page.context().close()));
    },
    { scope: "worker" },
  ],
  homes: async ({ openHomes }, use) => {
    for (const { page } of Object.values(openHomes)) {
      if (page.viewportSize()?.width !== desktop.width) await page.setViewportSize(desktop);
    }
    await use(openHomes);
  },
});

async function openHome(browser: Browser, lang: Language): Promise<OpenHome> {
  const page = await newPage(browser);
  // Nothing moves during the checks.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const [home, menu] = await Promise.all([homeData(page, lang), menuData(page, lang), open(page, rootOf(lang))]);
  await seeEverything(page);
  return { page, home, menu };
}

const rootOf = (lang: Language) => (lang === "ne" ? "/ne" : "/");

/** Goes to an address and waits until React has hydrated the page, including effects. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

/** A page shared by consecutive tests, so that each need not load it. Close its context afterwards. */
export const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext(anywhere)).newPage();

/** Goes to an address, and stops the clock there. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await open(page, address);
  await stopClock(page);
}

/** Stops the clock: from then on, only `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  // The clock jumps by less than the timeout of a call.
  await page.clock.pauseAt(Date.now() + 5000);
}

/** Waits for hydration, which React Router's ScrollRestoration shows: the last part of the frame, it runs in an effect. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/** Scrolls to each picture, since pictures are requested when they come near. */
async function seeEverything(page: Page): Promise<void> {
  for (const picture of await page.locator("main img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await base.expect(picture).not.toHaveAttribute("src", /waiting-/);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

export async function homeData(page: Page, lang: Language): Promise<Home> {
  return (await (await page.request.get(`/frontapi/home?locale=${lang}`)).json()).data;
}

export async function menuData(page: Page, lang: Language): Promise<Menu> {
  return (await (await page.request.get(`/frontapi/menu?locale=${lang}`)).json()).data;
}

/** Navigates from an unknown page to home, so that the browser itself makes home's calls. */
export async function walkHome(page: Page, lang: Language = "en"): Promise<void> {
  await page
    .locator("main")
    .getByRole("link", { name: lang === "en" ? "Back to Home" : "गृहपृष्ठमा फर्कनुहोस्" })
    .click();
}

/** Makes the page look as if the server could not read the menu: the browser then requests it. */
export async function withoutMenu(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      const written = document.getElementById("page-data");
      if (document.readyState !== "interactive" || !written) return;
      const data = JSON.parse(written.textContent);
      data.hydration.loaderData.shell.frame = null;
      written.textContent = JSON.stringify(data);
      document.getElementById("app")?.replaceChildren();
    });
  });
}

/** The top progress bar. */
export const bar = (page: Page): Locator => page.locator("div[data-state][aria-hidden=true]");

/** Counts characters as a reader does. */
export const letters = (text: string): string[] =>
  Array.from(new Intl.Segmenter("ne", { granularity: "grapheme" }).segment(text), ({ segment }) => segment);

/** A text after the specification's "cut at". */
export const cutAt = (text: string, length: number): string => `${letters(text).slice(0, length).join("").trimEnd()}…`;

/** The paragraphs of a text with an empty line between them. */
export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/);

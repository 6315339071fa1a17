import { type Browser, test as base, type Locator, type Page } from "@playwright/test";
import type { Home } from "@setu/contract/home";
import type { Menu } from "@setu/contract/menu";
import { ports } from "../../site-under-test.ts";

/** English at the root, Nepali under /ne: most lines of the specification hold in both. */
export const languages = [
  { lang: "en", root: "/", under: "" },
  { lang: "ne", root: "/ne", under: "/ne" },
] as const;
export type Language = (typeof languages)[number]["lang"];

/** The open home page of one language, and the calls' data behind it. */
interface OpenHome {
  page: Page;
  home: Home;
  menu: Menu;
}
type OpenHomes = Record<Language, OpenHome>;

const desktop = { width: 1440, height: 900 };
const anywhere = { baseURL: `http://localhost:${ports.site}`, viewport: desktop };

/** `homes` are for looking only: opened once for all tests of a worker. What acts takes a `page` of its own. */
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
  // Nothing moves while it is looked at.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const [home, menu] = await Promise.all([homeData(page, lang), menuData(page, lang), open(page, rootOf(lang))]);
  await seeEverything(page);
  return { page, home, menu };
}

const rootOf = (lang: Language) => (lang === "ne" ? "/ne" : "/");

/** Goes to an address and waits until React has taken the page over, effects and all. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

/** A page for tests that follow each other on it, so that they need not load it each. Close its context afterwards. */
export const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext(anywhere)).newPage();

/** Goes to an address, and stops the clock there. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await open(page, address);
  await stopClock(page);
}

/** From here on time passes by `page.clock.runFor` only. */
export async function stopClock(page: Page): Promise<void> {
  // Less than a call may take: the clock jumps there.
  await page.clock.pauseAt(Date.now() + 5000);
}

/** React Router's ScrollRestoration says so: it is the last part of the frame, and does it in an effect. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/** Pictures are asked for when they come near. */
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

/** Walks from an unknown page to home, so that the browser itself asks for what home shows. */
export async function walkHome(page: Page, lang: Language = "en"): Promise<void> {
  await page
    .locator("main")
    .getByRole("link", { name: lang === "en" ? "Back to Home" : "गृहपृष्ठमा फर्कनुहोस्" })
    .click();
}

/** The page as the server writes it when it could not get the menu itself: then the browser asks. */
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

/** What the specification's "cut at" leaves of a text. */
export const cutAt = (text: string, length: number): string => `${letters(text).slice(0, length).join("").trimEnd()}…`;

/** The paragraphs of a text with an empty line between them. */
export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/);

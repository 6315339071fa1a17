import type { Page } from "@playwright/test";
import { inaccessible } from "../../accessibility.ts";

/** WCAG 2.2 at its levels A and AA, and what axe holds for good practice besides. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Where a place lies on a map is given: pins may be near each other (WCAG 2.2, 2.5.8, the exception "Essential"). */
const essential = /^target-size: <button[^>]* class="map-marker"/;

/** What axe finds. From the top: what lies half under the head of a page that was scrolled is not too small. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const faults = await inaccessible(page, { tags });
  return faults.filter((fault) => !essential.test(fault));
}

/** What reaches beyond the right edge of the window, when the page can be scrolled there. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = Array.from(document.querySelectorAll("body *")).filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth - clientWidth} px: ${beyond.at(-1)?.outerHTML.slice(0, 160)}`];
  });

/** Whether the menu can be opened: its button lies in the window. */
export const menuOutOfReach = (page: Page): Promise<string[]> =>
  page
    .locator("header button[popovertarget]")
    .first()
    .evaluate((button) => {
      const { left, right } = button.getBoundingClientRect();
      return left >= 0 && right <= innerWidth ? [] : [`the menu's button ends at ${right} of ${innerWidth} px`];
    });

/** The distances that readers may set for themselves (WCAG 2.2, 1.4.12). */
export const spaceOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
       p { margin-bottom: 2em !important; }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Letters of another size, as readers set them in the browser (WCAG 2.2, 1.4.4): 16 if they have set nothing. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await devtools.detach();
}

/** Takes that back. */
export const closeUp = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });

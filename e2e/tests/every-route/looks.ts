import type { Page } from "@playwright/test";
import { inaccessible } from "../../accessibility.ts";

/** WCAG 2.2 at levels A and AA, and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Positions on a map are given, so pins may be near each other (WCAG 2.2, 2.5.8, the exception "Essential"). */
const essential = /^target-size: <button[^>]* class="map-marker"/;

/** Returns axe's faults, from the top of the page: on a scrolled page, targets half under the header would count as too small. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const faults = await inaccessible(page, { tags });
  return faults.filter((fault) => !essential.test(fault));
}

/** Elements beyond the right edge of the window, if the page can be scrolled there. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = Array.from(document.querySelectorAll("body *")).filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth - clientWidth} px: ${beyond.at(-1)?.outerHTML.slice(0, 160)}`];
  });

/** Fields whose letters are smaller than 16 px: an iPhone enlarges the whole page when such a field gets the focus. */
export const zoomedFields = (page: Page): Promise<string[]> =>
  page
    .locator("input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea")
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 160)),
    );

/** Fields for an address whose first letter a phone would write as a capital. */
export const capitalizedFields = (page: Page): Promise<string[]> =>
  page
    .locator(":is([inputmode=email], [inputmode=url]):not([autocapitalize=none])")
    .evaluateAll((fields) => fields.map((field) => field.outerHTML.slice(0, 160)));

/** Lines of text that begin at the window's left edge instead of the page's margin. */
export const withoutMargin = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const beginsAtEdge = (element: Element) => {
      const text = Array.from(element.childNodes).find((node) => node instanceof Text && node.data.trim());
      if (!text || element.clientWidth <= 1 || !element.checkVisibility({ visibilityProperty: true })) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const left = range.getClientRects()[0]?.left ?? -1;
      // An element scrolled out of sight, such as a tab, begins beyond the edge.
      return left >= 0 && left < 12;
    };
    return Array.from(document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, label)"))
      .filter(beginsAtEdge)
      .map((element) => element.outerHTML.slice(0, 160));
  });

/** Facts at the end of a title block's row that leave a part of it empty. */
export const unfinishedRows = (page: Page): Promise<string[]> =>
  page.locator("main dl").evaluateAll((lists) =>
    lists
      .filter((list) => getComputedStyle(list).borderTopWidth !== "0px")
      .flatMap((block) => {
        const edge = block.getBoundingClientRect().right - 2;
        const facts = Array.from(block.children, (fact) => ({ fact, box: fact.getBoundingClientRect() }));
        const isLast = (index: number) => (facts[index + 1]?.box.top ?? Infinity) > (facts[index]?.box.top ?? 0) + 2;
        return facts
          .filter(({ box }, index) => isLast(index) && box.right < edge)
          .map(({ fact }) => `${fact.textContent}`);
      }),
  );

/** Facts that are wider than their cell of a title block, which cuts them off. */
export const cutFacts = (page: Page): Promise<string[]> =>
  page
    .locator("main dl > div")
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => `${cell.textContent}`),
    );

/** The firm's name in the header, if lines of it are cut off. */
export const cutName = (page: Page): Promise<string[]> =>
  page
    .locator("header > a > span")
    .evaluateAll((names) =>
      names.filter((name) => name.scrollHeight > name.clientHeight).map((name) => `${name.textContent}`),
    );

/** Checks that the menu can be opened: its button is inside the window. */
export const menuOutOfReach = (page: Page): Promise<string[]> =>
  page.locator("header button[popovertarget]:visible").evaluate((button) => {
    const { left, right } = button.getBoundingClientRect();
    return left >= 0 && right <= innerWidth ? [] : [`the menu's button ends at ${right} of ${innerWidth} px`];
  });

/** Applies the text spacing that users may set (WCAG 2.2, 1.4.12). */
export const spaceOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
       p { margin-bottom: 2em !important; }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Sets the browser's default font size, as users may (WCAG 2.2, 1.4.4); 16 is the usual one. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await devtools.detach();
}

/** Undoes `spaceOut`. */
export const closeUp = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });

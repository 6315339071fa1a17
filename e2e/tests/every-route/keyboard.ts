import type { Page } from "@playwright/test";

/** A position of the focus. */
interface Stop {
  name: string;
  /** Its index among the focusable elements; -1 is the document itself. */
  place: number;
  isVisible: boolean;
  isCovered: boolean;
  inFooter: boolean;
}

const reachable = "a[href], button, input, select, textarea, summary, iframe, [tabindex='0']";
/** More stops than any page has: reaching it means a keyboard trap. */
const patience = 400;

/**
 * Walks through the page with Tab only, from its skip link to the end of its footer; returns the faults. With "content", the
 * skip link is followed, and the walk ends at the footer.
 */
export async function keyboardFaults(page: Page, walked: "all" | "content"): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const stops: Stop[] = [];
  const seen = new Set<number>();
  while (stops.length < patience) {
    await page.keyboard.press("Tab");
    const stop = await currentStop(page);
    if (stop.place < 0 || seen.has(stop.place)) break;
    seen.add(stop.place);
    stops.push(stop);
    if (walked === "all") continue;
    if (stops.length === 1) await page.keyboard.press("Enter");
    if (stop.inFooter) break;
  }
  const [skip] = stops;
  const last = stops.at(-1);
  return [
    ...(skip?.name.includes('href="#content"') ? [] : [`begins at ${skip?.name}`]),
    ...(last?.inFooter ? [] : [`ends at ${last?.name}`]),
    ...stops.filter(({ isVisible }) => !isVisible).map(({ name }) => `no focus to be seen: ${name}`),
    ...stops.filter(({ isCovered }) => isCovered).map(({ name }) => `covered: ${name}`),
    ...(await passedOver(page, walked === "all" ? "body" : "main", [...seen])),
  ];
}

const currentStop = (page: Page): Promise<Stop> =>
  page.evaluate((selector) => {
    const element = document.activeElement;
    const none = { name: "nothing", place: -1, isVisible: true, isCovered: false, inFooter: false };
    if (!element || element === document.body) return none;
    const shows = (style: CSSStyleDeclaration) =>
      (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 1) || style.boxShadow !== "none";
    const { left, top, width, height } = element.getBoundingClientRect();
    // It is enough if a part of it is visible (WCAG 2.2, 2.4.11).
    const isSeen = [0.1, 0.5, 0.9].some((share) => {
      const hit = document.elementFromPoint(left + width * share, top + height * share);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return {
      name: element.outerHTML.slice(0, 160),
      place: Array.from(document.querySelectorAll(selector)).indexOf(element),
      isVisible: shows(getComputedStyle(element)),
      isCovered: !isSeen,
      // A part of the content may have a footer too.
      inFooter: element.closest("footer, main")?.matches("footer:not(main footer)") === true,
    };
  }, reachable);

/** Visible controls in a part of the page that the focus did not reach. One radio button of a group is enough. */
const passedOver = (page: Page, within: string, places: number[]): Promise<string[]> =>
  page.evaluate(
    ([selector, part, places]) =>
      Array.from(document.querySelectorAll<HTMLElement>(selector))
        .filter((element, place) => {
          const isOut = element.tabIndex < 0 || element.matches(":disabled, [type=radio], [type=hidden], [inert] *");
          const isIn = !isOut && element.closest(part) !== null;
          return isIn && element.checkVisibility({ visibilityProperty: true }) && !places.includes(place);
        })
        .map((element) => `passed over: ${element.outerHTML.slice(0, 160)}`),
    [reachable, within, places] as const,
  );

/** Checks that the skip link leads past the header of the page. */
export async function skipFaults(page: Page): Promise<string[]> {
  await page.locator('a[href="#content"]').focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const isPast = await page.evaluate(() => document.activeElement?.closest("main, footer") !== null);
  return isPast ? [] : ["the skip link does not lead to the content"];
}

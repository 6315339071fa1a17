import type { Browser, CDPSession, Page } from "playwright-core";
import { type Conditions, newVisitor, setConditions } from "./phone.ts";

/** A navigation from one page to another by a link on it. */
export interface Walk {
  from: string;
  to: string;
}

/** How long the mouse rests on a link before a press, and how long a button or a finger is down. */
const restMs = 150;
const pressMs = 90;
/** The pause before the click. */
const lookMs = 1500;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isAlive = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.querySelector("main");
    return root && Object.keys(root).some((key) => key.startsWith("__reactProps"));
  });

/** The middle of the link, after scrolling to it as a visitor does. */
async function placeOf(page: Page, to: string): Promise<{ x: number; y: number }> {
  const link = page.locator(`main a[href="${to}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`no link to ${to}`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) };
}

async function press(page: Page, session: CDPSession, kind: "phone" | "desk", { x, y }: { x: number; y: number }) {
  if (kind === "phone") {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await wait(pressMs);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    return;
  }
  await page.mouse.move(x, y);
  await wait(restMs);
  await page.mouse.down();
  await wait(pressMs);
  await page.mouse.up();
}

/** Milliseconds from the click to the first frame with the next page's heading. */
export async function walked(
  browser: Browser,
  origin: string,
  { from, to }: Walk,
  conditions: Conditions,
  kind: "phone" | "desk" = "phone",
): Promise<number> {
  const page = await newVisitor(browser, kind);
  const session = await page.context().newCDPSession(page);
  await page.goto(origin + from);
  await isAlive(page);
  await page.waitForLoadState("networkidle");
  const place = await placeOf(page, to);
  await wait(300);
  await setConditions(session, conditions);
  await wait(lookMs);
  await page.evaluate((address) => {
    const before = document.querySelector("main h1");
    const text = before?.textContent;
    Object.assign(window, { painted: undefined });
    addEventListener(
      "click",
      () => {
        const began = performance.now();
        const watching = new MutationObserver(() => {
          const heading = document.querySelector("main h1");
          if (!heading || location.pathname !== address || (heading === before && heading.textContent === text)) return;
          watching.disconnect();
          requestAnimationFrame(() => setTimeout(() => Object.assign(window, { painted: performance.now() - began })));
        });
        watching.observe(document.body, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  }, to);
  await press(page, session, kind, place);
  const painted = await page.waitForFunction(() => (window as { painted?: number }).painted, undefined, {
    timeout: 60_000,
  });
  const ms = (await painted.jsonValue()) ?? Number.NaN;
  await page.context().close();
  return ms;
}

/** Milliseconds to the first paint of the same page, loaded as a document by a visitor who was on the previous page. */
export async function loaded(
  browser: Browser,
  origin: string,
  { from, to }: Walk,
  conditions: Conditions,
): Promise<number> {
  const page = await newVisitor(browser, "phone");
  await page.goto(origin + from);
  await isAlive(page);
  await page.waitForLoadState("networkidle");
  await setConditions(await page.context().newCDPSession(page), conditions);
  await page.goto(origin + to, { waitUntil: "domcontentloaded" });
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    undefined,
    { timeout: 60_000 },
  );
  const ms = (await paint.jsonValue()) ?? Number.NaN;
  await page.context().close();
  return ms;
}

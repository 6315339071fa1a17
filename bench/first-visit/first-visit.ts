import type { Browser } from "playwright-core";
import { type Conditions, newVisitor, setConditions } from "./phone.ts";

/** Bytes by kind as transferred, including headers. */
export type Bytes = Record<string, number>;

/** The duration of a first visit. */
const visitMs = 9000;

/** The bytes that a phone loads in the first nine seconds without interaction; `total` is the sum. */
export async function bytesOfVisit(browser: Browser, url: string): Promise<Bytes> {
  const page = await newVisitor(browser, "phone");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  const bytes: Bytes = { total: 0 };
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    bytes["total"] = (bytes["total"] ?? 0) + encodedDataLength;
  });
  await page.goto(url);
  await page.waitForTimeout(visitMs);
  await page.context().close();
  return bytes;
}

export interface Paints {
  /** Milliseconds from the start of the navigation. */
  first: number;
  largest: number;
  hydrated: number;
  /** Markup of the largest element that was painted. */
  element: string;
}

type Watched = Window & { painted?: { largest: number; element: string } };

/** When the page of a first visit paints, and when it becomes interactive. */
export async function paintsOfVisit(browser: Browser, url: string, conditions: Conditions): Promise<Paints> {
  const page = await newVisitor(browser, "phone");
  await setConditions(await page.context().newCDPSession(page), conditions);
  await page.addInitScript(() => {
    const painted = { largest: 0, element: "" };
    Object.assign(window, { painted });
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
      Object.assign(painted, { largest: last.startTime, element: last.element?.outerHTML.slice(0, 120) ?? "" });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(url, { waitUntil: "commit" });
  // React marks the elements that it has hydrated.
  const hydrated = await page.waitForFunction(
    () => {
      const root = document.querySelector("main");
      return root && Object.keys(root).some((key) => key.startsWith("__reactProps")) ? performance.now() : 0;
    },
    undefined,
    { polling: 50, timeout: 60_000 },
  );
  // Later slides may still load.
  await page.waitForTimeout(2000);
  const paints = await page.evaluate(() => ({
    first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    ...((window as Watched).painted ?? { largest: Number.NaN, element: "" }),
  }));
  const hydratedMs = (await hydrated.jsonValue()) || Number.NaN;
  await page.context().close();
  return { ...paints, hydrated: hydratedMs };
}

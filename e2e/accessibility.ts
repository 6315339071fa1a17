import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The minified engine: sending and parsing the full one takes half a second per document. */
const engine = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface What {
  /** A selector for a part of the page; by default, the whole page. */
  within?: string;
  /** The tags of the rules to check; by default, axe's own choice. */
  tags?: string[];
}

/**
 * Returns axe's violations on a page, each with its rule and markup. The engine is injected once per document; its
 * driver for Playwright injects it for each check, which takes twice the time.
 */
export async function inaccessible(page: Page, what: What = {}): Promise<string[]> {
  // A document that is still being read has no styles, so that what they hide would be checked too: its deferred scripts wait for them.
  await page.waitForLoadState("domcontentloaded");
  // Not as a script element: the site's policy would refuse it.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(engine);
  return page.evaluate(async ({ within, tags }) => {
    // Waits for animations, so that faded-in content is checked in its final state.
    const ends = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ends.map(({ finished }) => finished));
    const options = { resultTypes: ["violations" as const], ...(tags && { runOnly: tags }) };
    const results = await window.axe?.run(within ?? document, options);
    if (!results) throw new Error("axe is not there");
    return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, what);
}

/** At the narrowest width, too: nothing runs out of the page, and axe finds nothing. */
export async function isSound(page: Page): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `${page.url()} at ${width}`).toBeLessThanOrEqual(0);
    expect(await inaccessible(page)).toEqual([]);
  }
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The engine without its comments: to send and read the other form takes half a second for each document. */
const engine = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface What {
  /** A part of the page, as a selector; all of it where this is left out. */
  within?: string;
  /** The tags of the rules that are asked for; axe's own choice where this is left out. */
  tags?: string[];
}

/**
 * What axe finds wrong with a page: the rule and the markup. The engine is put into a document once and asked there; its
 * driver for Playwright does so anew for each question, which takes twice the time.
 */
export async function inaccessible(page: Page, what: What = {}): Promise<string[]> {
  // Not as a script element: the site's policy would refuse it.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(engine);
  return page.evaluate(async ({ within, tags }) => {
    // What fades in is looked at where it ends.
    const ends = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ends.map(({ finished }) => finished));
    const options = { resultTypes: ["violations" as const], ...(tags && { runOnly: tags }) };
    const results = await window.axe?.run(within ?? document, options);
    if (!results) throw new Error("axe is not there");
    return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, what);
}

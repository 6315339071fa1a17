import { expect, type Page } from "@playwright/test";
import { kindOf } from "../../every-page.ts";
import { alive } from "../specification/visit.ts";

interface Way {
  kind: string;
  /** The page that links there, as an English path. */
  from: string | undefined;
  /** The path prefix of the language. */
  under: string;
}

/** Navigates to a page of a kind by a link on another one, without a reload; returns the faults of the arrival. */
export async function arrivalFaults(page: Page, { kind, from, under }: Way): Promise<string[]> {
  if (from === undefined) return ["nothing leads there"];
  await page.goto(under + from);
  const hrefs = await page.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const home = under || "/";
  const isThere = (href: string) =>
    kind === "home" ? href === home : href.startsWith(`${under}/`) && kindOf(href.slice(under.length)) === kind;
  const href = hrefs.find((href) => !/[?#]/.test(href) && isThere(href));
  if (href === undefined) return [`${from} does not lead there`];
  await alive(page);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  });
  // Collapsed links are followed too: only the arrival matters here.
  const link = page.locator(`a[href="${href}"]`).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL((url) => url.pathname === href);
  const faults: string[] = [];
  const note = (fault: string) => () => faults.push(fault);
  await expect(page.locator("h1")).toBeFocused().catch(note("the focus is not at its heading"));
  await expect
    .poll(() => page.evaluate(() => scrollY))
    .toBe(0)
    .catch(note("it begins scrolled"));
  if (!(await page.evaluate(() => "sameDocument" in window))) note("it was loaded anew")();
  return faults;
}

import type { Locator, Page } from "@playwright/test";

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
const linesIn = async (part: Locator) => (await part.allInnerTexts()).flatMap(linesOf);
const headingOf = async (page: Page) => (await linesIn(page.locator("h1"))).join(" ");
const linksOf = (page: Page): Promise<string[]> =>
  page.locator("main a").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

/**
 * Elements that exist only with script: controls that would do nothing without it, their messages and column, maps, and the contact form's
 * further countries, to which a link leads without it (`specification/contact.spec.ts`).
 */
const controls =
  "main :is(select[name=country] option, button, label[aria-hidden], :has(> button + button), table:has(td button) th:last-child, figure:has(> * [role=group]), [role=status], [aria-live])";

/** The lines and links of the page with script that the page without it lacks. */
export async function missingUnscripted(scripted: Page, unscripted: Page): Promise<string[]> {
  const bare = [...(await linesIn(unscripted.locator("main"))), ...(await linksOf(unscripted))];
  const extra = await linesIn(scripted.locator(controls));
  const full = [...(await linesIn(scripted.locator("main"))), ...(await linksOf(scripted))];
  const headings = await Promise.all([scripted, unscripted].map(headingOf));
  const missing = full.filter((line) => !bare.includes(line) && !extra.includes(line));
  return headings[0] === headings[1] ? missing : [`the heading "${headings[1]}"`, ...missing];
}

/** Submits the page's filters and turns its pages without script, by forms and links only. */
export async function formFaults(page: Page): Promise<string[]> {
  const start = page.url();
  const heading = await headingOf(page);
  const next = page.locator('main nav a[rel="next"][href*="page="]').first();
  const hasNext = (await next.count()) > 0;
  const leadsOn = async (parameter: string, go: () => Promise<unknown>): Promise<string[]> => {
    const [answer] = await Promise.all([
      page.waitForEvent("response", (response) => response.request().isNavigationRequest()),
      go(),
    ]);
    await page.waitForLoadState();
    const isThere = answer.status() === 200 && new URL(page.url()).searchParams.has(parameter);
    const fault = `${parameter} leads to ${page.url()} (${answer.status()}), "${await headingOf(page)}"`;
    return isThere && (await headingOf(page)) === heading ? [] : [fault];
  };
  const faults: string[] = [];
  const select = page.locator("main form[role=search] select").first();
  const others = (await select.count()) > 0 ? await otherValues(select) : [];
  if (others[0]) {
    // On a phone, several filters are inside one disclosure.
    if (!(await select.isVisible())) await page.locator("main form[role=search] > details > summary").first().click();
    await select.selectOption(others[0]);
    const name = (await select.getAttribute("name")) ?? "";
    faults.push(
      ...(await leadsOn(name, () => page.locator("main form[role=search]:has(select) [type=submit]").click())),
    );
  }
  if (hasNext) {
    if (page.url() !== start) await page.goto(start);
    faults.push(...(await leadsOn("page", () => next.click())));
  }
  return faults;
}

/** The options that are not selected. */
const otherValues = (select: Locator): Promise<string[]> =>
  select.evaluate((element: HTMLSelectElement) =>
    Array.from(element.options, ({ value, selected }) => (selected ? "" : value)).filter(Boolean),
  );

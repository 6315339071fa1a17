import { globSync } from "node:fs";
import path from "node:path";
import { type ConsoleMessage, expect, type Page, test } from "@playwright/test";
import { inaccessible } from "../accessibility.ts";

const app = path.join(import.meta.dirname, "../../site/app");
const components = globSync("**/*.examples.tsx", { cwd: app })
  .map((file) => path.basename(file, ".examples.tsx"))
  .sort();
// The tests are independent, so that all workers share them.
test.describe.configure({ mode: "parallel" });

const narrow = { width: 320, height: 640 };
const wide = { width: 1440, height: 900 };
/**
 * Every state is checked in English. Nepali has wider letters and higher lines: there, only the states with long texts are checked,
 * or else the first one, which represent the others; every-route.spec.ts checks every page with axe in both languages.
 */
const languages = [
  { prefix: "", size: wide },
  { prefix: "/ne", size: narrow },
];

interface Example {
  address: string;
  complains: boolean;
}

/** All states of a component that its page lists. */
async function examplesOn(page: Page, address: string): Promise<Example[]> {
  await page.goto(address);
  await expect(page.locator("figure").first()).toBeAttached();
  return page.locator("figcaption a").evaluateAll((links) =>
    links.map((link) => ({
      address: link.getAttribute("href") ?? "",
      complains: link.dataset.complains === "true",
    })),
  );
}

/** By how many pixels the page overflows horizontally. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Shows another state in the same document. */
const turnTo = (page: Page, address: string) =>
  page.evaluate(async (to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
    scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, address);

test("the showcase lists components", () => {
  expect(components).toContain("slider");
});

/** The faults of a component in the states that are checked in this language. */
async function faultsOf(
  page: Page,
  component: string,
  { prefix, size }: (typeof languages)[number],
): Promise<string[]> {
  const examples = await examplesOn(page, `${prefix}/_showcase/${component}`);
  const faults: string[] = examples.length > 0 ? [] : [`${component} has no states`];
  let shown = examples[0];
  const note = (fault: string) => faults.push(`${shown?.address}: ${fault}`);
  const onConsole = (message: ConsoleMessage) =>
    message.type() === "error" && !shown?.complains && note(message.text());
  const onError = (error: Error) => note(error.message);
  page.on("console", onConsole);
  page.on("pageerror", onError);
  const long = examples.filter(({ address }) => /long/.test(address));
  const looked = prefix === "" ? examples : long.length > 0 ? long : examples.slice(0, 1);
  for (const example of looked) {
    // A state that logs errors may do so late: it gets a document of its own.
    const isAlone = example.complains || shown?.complains;
    shown = example;
    await page.setViewportSize(size);
    await (isAlone ? page.goto(example.address) : turnTo(page, example.address));
    await expect(page).toHaveTitle(new RegExp(` · ${component} · Showcase$`));
    await expect(page.locator("#app > *").first()).toBeAttached();
    if (prefix === "") for (const fault of await inaccessible(page)) note(fault);
    await page.setViewportSize(narrow);
    // In a new document it begins in the upper corner, over what is there.
    await page.mouse.move(0, narrow.height - 1);
    const tooWide = await overflow(page);
    if (tooWide > 0) note(`${tooWide} px too wide`);
  }
  page.off("console", onConsole);
  page.off("pageerror", onError);
  return faults;
}

/** How many components share one window: opening one for each took as long as the checks. */
const together = 8;
const groups = Array.from({ length: Math.ceil(components.length / together) }, (_, index) =>
  components.slice(index * together, (index + 1) * together),
);

for (const language of languages) {
  const { prefix, size } = language;
  for (const group of groups) {
    const names = `${group[0]} to ${group.at(-1)}${prefix}`;
    const accessible = prefix === "" ? "every state is accessible," : "it";
    test(`${names}: ${accessible} fits 320 px and logs no error`, async ({ page }) => {
      test.setTimeout(240_000);
      // Animations are checked in their final state.
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const component of group) expect.soft(await faultsOf(page, component, language), component).toEqual([]);
    });
  }

  test(`the showcase itself${prefix} lists every component, accessible at any width`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(`${prefix}/_showcase`);
    await expect(page.locator("nav li")).toHaveCount(components.length);
    expect(await inaccessible(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.getByRole("navigation").getByRole("link", { name: "action", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("action");
    expect(await inaccessible(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
}

import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";

/** A visitor's input: by mouse or finger, or by keyboard only. */
export interface Hands {
  press(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  choose(target: Locator, option: { index: number }): Promise<void>;
  attach(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
}

export const byPointer: Hands = {
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
  choose: async (target, option) => void (await target.selectOption(option)),
  attach: (target, file) => target.setInputFiles(file),
};

/** The largest number of Tab presses to reach an element. */
const mostTabs = 250;

export function byKeyboard(page: Page): Hands {
  /** Presses Tab, or Shift+Tab for an earlier element, until the target has the focus. */
  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    const isBefore = await target.evaluate((element) => {
      const { activeElement } = document;
      return !!activeElement && !!(activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
    });
    for (let tabs = 0; !(await isThere()); tabs += 1) {
      if (tabs > mostTabs) throw new Error(`${target} is not reached by Tab.`);
      await page.keyboard.press(isBefore ? "Shift+Tab" : "Tab");
    }
  }
  return {
    async press(target) {
      await reach(target);
      const isBox = await target.evaluate((element) => element.matches("input[type=checkbox]"));
      await page.keyboard.press(isBox ? "Space" : "Enter");
    },
    async type(target, text) {
      await reach(target);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.insertText(text);
    },
    async choose(target, { index }) {
      await reach(target);
      for (let step = 0; step < index; step += 1) await page.keyboard.press("ArrowDown");
      await expect(target).not.toHaveValue("");
    },
    async attach(target, file) {
      await reach(target);
      // A busy browser may not count the key as a user gesture.
      await expect(async () => {
        const asked = page.waitForEvent("filechooser", { timeout: 5000 });
        const [chooser] = await Promise.all([asked, page.keyboard.press("Enter")]);
        await chooser.setFiles(file);
      }).toPass();
    },
  };
}

/** A visitor's task: counts the steps, and records them with the seconds in the test's annotations. */
export class Task {
  readonly #begun = Date.now();
  #steps = 0;
  readonly #hands: Hands;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  get steps(): number {
    return this.#steps;
  }

  press(target: Locator): Promise<void> {
    this.#steps += 1;
    return this.#hands.press(target);
  }

  type(target: Locator, text: string): Promise<void> {
    this.#steps += 1;
    return this.#hands.type(target, text);
  }

  choose(target: Locator, index: number): Promise<void> {
    this.#steps += 1;
    return this.#hands.choose(target, { index });
  }

  attach(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.#steps += 1;
    return this.#hands.attach(target, file);
  }

  /** Expects that it took no more steps than this. */
  end({ annotations }: TestInfo, most: number): void {
    const seconds = ((Date.now() - this.#begun) / 1000).toFixed(1);
    annotations.push({ type: "steps", description: String(this.#steps) }, { type: "seconds", description: seconds });
    expect(this.#steps).toBeLessThanOrEqual(most);
  }
}

/** Holds the page's script back; returns a function that releases it. */
export async function heldScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/entry-client*", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

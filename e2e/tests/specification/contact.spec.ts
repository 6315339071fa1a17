import { expect, type Page } from "@playwright/test";
import { button, field, fields, fillIn, form, words } from "./contact-form.ts";
import { alive, bar, languages, newPage, openStill, test } from "./visit.ts";

const spinner = (page: Page) => button(page).locator("span[aria-hidden=true]");

async function expectCleared(page: Page): Promise<void> {
  for (const name of fields) await expect(field(page, name)).toHaveValue("");
}

for (const { lang, root } of languages) {
  const { labels, selectCountry, error, success, somethingWentWrong, restore } = words[lang];

  test(`"Get in touch: the contact form" with "name, company, country, email, phone, message" (${lang})`, async ({
    homes,
  }) => {
    const { page } = homes[lang];
    for (const [index, label] of labels.entries()) {
      await expect(form(page).getByLabel(label, { exact: true })).toHaveAttribute("name", fields[index] ?? "");
    }
    for (const name of ["email", "phone"] as const) await expect(field(page, name)).toHaveAttribute("type", "text");
  });

  test(`"The country dropdown starts on a disabled 'Select Country' option and offers a fixed list of about 240 country names." (${lang})`, async ({
    homes,
  }) => {
    const { page } = homes[lang];
    const options = field(page, "country").locator("option");
    await expect(options.first()).toHaveText(selectCountry);
    await expect(options.first()).toBeDisabled();
    await expect(field(page, "country")).toHaveValue("");
    // The whole list loads when the visitor comes near.
    await field(page, "country").scrollIntoViewIfNeeded();
    await expect.poll(() => options.count()).toBeGreaterThan(200);
    const names = await options.allTextContents();
    expect(new Set(names).size).toBe(names.length);
    expect(names.length - 1).toBeGreaterThanOrEqual(235);
    expect(names.length - 1).toBeLessThanOrEqual(250);
    for (const name of names.slice(1))
      expect(name).toMatch(lang === "en" ? /^[^\p{Script=Devanagari}]+$/u : /\p{Script=Devanagari}/u);
  });

  test(`"submitting (spinner and progress bar). On success the button shows success for 2 seconds and the form is cleared." (${lang})`, async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route("**/frontapi/contact*", async (route) => {
      await held.promise;
      await route.continue();
    });
    await openStill(page, root);
    await fillIn(page);
    await button(page).click();
    await expect(button(page)).toHaveAttribute("data-state", "submitting");
    await expect(button(page)).toBeDisabled();
    await expect(spinner(page)).toBeVisible();
    await expect(bar(page)).toHaveAttribute("data-state", "running");
    // Even with a slow answer.
    await page.clock.fastForward(60_000);
    await expect(button(page)).toHaveAttribute("data-state", "submitting");
    const answer = page.waitForResponse("**/frontapi/contact*");
    held.resolve();
    const { message } = await (await answer).json();
    await expect(button(page)).toHaveAttribute("data-state", "success");
    await expect(bar(page)).toHaveAttribute("data-state", "finished");
    await expect(page.getByRole("status").filter({ hasText: `${success} ${message}` })).toBeVisible();
    await expectCleared(page);
    await page.clock.runFor(1999);
    await expect(button(page)).toHaveAttribute("data-state", "success");
    await page.clock.runFor(1);
    await expect(button(page)).toHaveAttribute("data-state", "idle");
  });

  test(`"On failure the button shows failure for 2 seconds and the form is cleared too.", and can be restored (${lang})`, async ({
    page,
  }) => {
    await openStill(page, root);
    await fillIn(page, "nobody");
    const answer = page.waitForResponse("**/frontapi/contact*");
    await button(page).click();
    const { message, errors } = await (await answer).json();
    await expect(button(page)).toHaveAttribute("data-state", "failure");
    await expect(bar(page)).toHaveAttribute("data-state", "failed");
    await expect(page.getByRole("alert")).toContainText(`${error} ${somethingWentWrong}`);
    await expect(form(page)).toContainText(message);
    await expect(field(page, "email")).toHaveAccessibleDescription(errors.email[0]);
    await expectCleared(page);
    await page.clock.runFor(1999);
    await expect(button(page)).toHaveAttribute("data-state", "failure");
    await page.clock.runFor(1);
    await expect(button(page)).toHaveAttribute("data-state", "idle");
    await form(page).getByRole("button", { name: restore }).click();
    await expect(field(page, "email")).toHaveValue("nobody");
    await expect(field(page, "country")).toHaveValue("Nepal");
    await field(page, "email").fill("asha@example.org");
    await button(page).click();
    await expect(button(page)).toHaveAttribute("data-state", "success");
  });
}

/** An answer with two messages for each field. */
const refused = {
  error: true,
  message: "Please correct the fields that are marked.",
  errors: Object.fromEntries(fields.map((name) => [name, [`first of ${name}`, `second of ${name}`]])),
};

test.describe("the fields' messages", () => {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await newPage(browser);
    await openStill(page, "/");
  });
  test.afterAll(() => page.context().close());
  test.afterEach(() => page.unrouteAll());

  test('"no client-side validation": an empty form goes to the server, which names the missing fields', async () => {
    const answer = page.waitForResponse("**/frontapi/contact*");
    await button(page).click();
    expect((await answer).status()).toBe(422);
    await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
  });

  test('"Server field errors are shown under each input" "The first message is shown per field."', async () => {
    await page.route("**/frontapi/contact*", (route) => route.fulfill({ status: 422, json: refused }));
    await button(page).click();
    for (const name of fields) {
      const input = field(page, name);
      await expect(input).toHaveAccessibleDescription(`first of ${name}`);
      const [box, message] = [await input.boundingBox(), await form(page).getByText(`first of ${name}`).boundingBox()];
      expect(message?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    }
    await expect(form(page).getByText("second of")).toHaveCount(0);
  });

  test('"A field\'s errors can be cleared individually or all at once.": by typing there, by sending again', async () => {
    const held = Promise.withResolvers<void>();
    let times = 0;
    await page.route("**/frontapi/contact*", async (route) => {
      times += 1;
      if (times > 1) await held.promise;
      await route.fulfill({ status: 422, json: refused });
    });
    const messages = form(page).getByText("first of");
    await button(page).click();
    await expect(messages).toHaveCount(fields.length);
    await field(page, "phone").fill("1");
    await expect(form(page).getByText("first of phone")).toHaveCount(0);
    await field(page, "country").selectOption("Bhutan");
    await expect(messages).toHaveCount(fields.length - 2);
    await button(page).click();
    await expect(messages).toHaveCount(0);
    held.resolve();
    await expect(messages).toHaveCount(fields.length);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a plain post comes back with the same messages and the typed text, then succeeds", async ({ page }) => {
    await page.goto("/ne");
    await fillIn(page, "nobody");
    await button(page).click();
    await expect(page.getByText("यो इमेल ठेगानाजस्तो देखिएन")).toBeVisible();
    await expect(field(page, "name")).toHaveValue("Asha Lama");
    await expect(field(page, "country")).toHaveValue("Nepal");
    await field(page, "email").fill("asha@example.org");
    await button(page).click();
    await expect(page).toHaveURL(/\/ne\?contact=sent#contact$/);
    await expect(page.getByText("तपाईंको सन्देश हामीकहाँ आइपुग्यो")).toBeVisible();
  });

  test("a link leads to the form with all countries", async ({ page }) => {
    await page.goto("/ne");
    await form(page).getByRole("link", { name: "सबै देश" }).click();
    await expect(page).toHaveURL(/\/ne\?countries=all#contact$/);
    expect(await field(page, "country").locator("option").count()).toBeGreaterThan(235);
    await field(page, "country").selectOption({ label: "नर्वे" });
    await expect(field(page, "country")).toHaveValue("Norway");
  });
});

test.describe("a country, before the list of all countries has come,", () => {
  const country = (page: Page) => field(page, "country");

  /** Holds the list back until `come` is called. */
  async function holdList(page: Page): Promise<{ come: () => void }> {
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
    await page.route("**/assets/countries-*.json", async (route) => {
      await mayCome;
      await route.continue();
    });
    return { come };
  }

  async function expectOnce(page: Page, { come }: { come: () => void }): Promise<void> {
    await expect(country(page)).toHaveValue("Norway");
    expect(await country(page).locator("option").count()).toBeLessThan(10);
    come();
    await expect.poll(() => country(page).locator("option").count()).toBeGreaterThan(235);
    await expect(country(page)).toHaveValue("Norway");
    await expect(country(page).locator("option:checked")).toHaveText("नर्वे");
    await expect(country(page).locator('option[value="Norway"]')).toHaveCount(1);
  }

  /** Leaves the page and comes back: Chromium fills in the fields, as other browsers do after a reload too. */
  async function comeBack(page: Page): Promise<{ come: () => void }> {
    const list = await holdList(page);
    await page.goto("/ne/about");
    await page.goBack();
    await expect(field(page, "name")).toHaveValue("Asha");
    return list;
  }

  async function choose(page: Page, ...countries: string[]): Promise<void> {
    await page.goto("/ne");
    await country(page).scrollIntoViewIfNeeded();
    await expect.poll(() => country(page).locator("option").count()).toBeGreaterThan(235);
    await field(page, "name").fill("Asha");
    for (const one of countries) await country(page).selectOption(one);
  }

  test("stays that of a restored message, also when the visitor comes back to it", async ({ page }) => {
    const values = { name: "Asha", company: "", country: "Norway", email: "asha@example.org", phone: "", message: "" };
    const kept = JSON.stringify({ at: Date.now(), values, key: "0198", token: "" });
    await page.addInitScript((text) => localStorage.setItem("setu.message", text), kept);
    const { come } = await holdList(page);
    await page.goto("/ne");
    await form(page).getByRole("button", { name: words.ne.restore }).click();
    await expect(country(page)).toHaveValue("Norway");
    const list = await comeBack(page);
    await expectOnce(page, {
      come() {
        come();
        list.come();
      },
    });
  });

  test("stays the one that was chosen, when the visitor comes back", async ({ page }) => {
    await choose(page, "Norway");
    await expectOnce(page, await comeBack(page));
  });

  test("gives way to one that was chosen since", async ({ page }) => {
    await choose(page, "Norway", "Bhutan");
    const { come } = await comeBack(page);
    await alive(page);
    await expect(country(page)).toHaveValue("Bhutan");
    come();
    await expect.poll(() => country(page).locator("option").count()).toBeGreaterThan(235);
    await expect(country(page)).toHaveValue("Bhutan");
  });
});

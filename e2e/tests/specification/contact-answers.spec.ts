import { expect, type Page } from "@playwright/test";
import { button, type Field, field, fields, fillIn, form, words } from "./contact-form.ts";
import { bar, newPage, open, openStill, test } from "./visit.ts";

/** Possible answers of the call, and the text of the notification for each. */
const answers = [
  {
    line: "\"Contact response with error not false: a notification titled 'Error' with the server's message\"",
    json: { error: true, message: "The office is closed." },
    text: "Error The office is closed.",
  },
  {
    line: '"error not false": whatever else it is',
    json: { error: "yes", message: "The office is closed." },
    text: "Error The office is closed.",
  },
  { line: '"error not false": nothing at all', json: { message: "We moved." }, text: "Error We moved." },
  { line: '"error not false" without a message', json: { error: true }, text: "Error Something went wrong" },
  {
    line: "\"Contact request failure: a notification titled 'Error' reading 'Something went wrong'.\": 422",
    status: 422,
    json: { error: true, message: "Not like this.", errors: { name: ["Whose?"] } },
    text: "Error Something went wrong",
    atForm: "Not like this.",
  },
  {
    line: "request failure: 429, too many",
    status: 429,
    json: { error: true, message: "Please wait a little." },
    text: "Error Something went wrong",
    atForm: "Please wait a little.",
  },
  {
    line: "request failure: 500",
    status: 500,
    json: { error: true, message: "Something went wrong" },
    text: "Error Something went wrong",
  },
  {
    line: "request failure: an answer that is not ours",
    status: 200,
    json: "<h1>",
    text: "Error Something went wrong",
  },
  { line: "request failure: no answer at all", text: "Error Something went wrong" },
  {
    line: "\"Contact success: a notification titled 'Success' with the server's message.\"",
    json: { error: false, message: "We have it." },
    text: "Success We have it.",
    state: "success",
  },
];

test.describe("one form gets one answer after another", () => {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await newPage(browser);
    await openStill(page, "/");
  });
  test.afterAll(() => page.context().close());

  for (const { line, status = 200, json, text, atForm, state = "failure" } of answers) {
    test(line, async () => {
      await page.route("**/frontapi/contact*", (route) => (json ? route.fulfill({ status, json }) : route.abort()));
      await fillIn(page);
      await button(page).click();
      await expect(button(page)).toHaveAttribute("data-state", state);
      await expect(page.getByRole(state === "failure" ? "alert" : "status").filter({ hasText: text })).toHaveText(text);
      if (atForm) await expect(form(page)).toContainText(atForm);
      for (const name of fields) await expect(field(page, name)).toHaveValue("");
      // Only the message was sent: the rest of the page stays as it is.
      await expect(page.locator("[data-hero]")).toBeVisible();
      await page.unrouteAll();
      await page.mouse.move(0, 0);
      await page.clock.runFor(5000);
      await expect(button(page)).toHaveAttribute("data-state", "idle");
      await expect(page.getByText(text)).toHaveCount(0);
    });
  }
});

test("a failed message that is sent again unchanged is the same message", async ({ page }) => {
  await openStill(page, "/");
  const keys: (string | undefined)[] = [];
  await page.route("**/frontapi/contact*", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length === 1) await route.abort();
    else await route.continue();
  });
  await fillIn(page);
  await button(page).click();
  await form(page).getByRole("button", { name: "Restore what I typed" }).click();
  await button(page).click();
  await expect(button(page)).toHaveAttribute("data-state", "success");
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test.describe("a visitor's text is not lost with a refused message", () => {
  const restore = (page: Page) => form(page).getByRole("button", { name: words.en.restore });

  async function refuse(page: Page): Promise<void> {
    const answer = page.waitForResponse("**/frontapi/contact*");
    await button(page).click();
    expect((await answer).status()).toBe(422);
    await expect(form(page).locator("[aria-invalid=true]")).not.toHaveCount(0);
    for (const name of fields) await expect(field(page, name)).toHaveValue("");
  }
  async function expectTyped(page: Page, typed: Partial<Record<Field, string>>): Promise<void> {
    for (const name of fields) if (name in typed) await expect(field(page, name)).toHaveValue(typed[name] ?? "");
  }
  const all = {
    name: "Asha Lama",
    company: "Upper Valley Cooperative",
    country: "Nepal",
    email: "asha@example.org",
    message: "We plan an access road and need a survey.",
  };

  test("nor with a second one of the marked field alone: it is put together until it has been sent", async ({
    page,
  }) => {
    await open(page, "/");
    await fillIn(page);
    await field(page, "phone").fill("call me");
    await refuse(page);
    await field(page, "phone").fill("01-5550100");
    await refuse(page);
    await restore(page).click();
    await expectTyped(page, { ...all, phone: "01-5550100" });
    await button(page).click();
    await expect(button(page)).toHaveAttribute("data-state", "success");
    await open(page, "/");
    await expect(restore(page)).toHaveCount(0);
  });

  test("nor in another tab, after a reload, or by restoring the rest", async ({ page }) => {
    const other = await page.context().newPage();
    await Promise.all([open(page, "/"), open(other, "/")]);
    await fillIn(page, "nobody");
    await field(page, "phone").fill("call me");
    await refuse(page);
    await field(other, "phone").fill("01-5550100");
    await refuse(other);
    await open(page, "/");
    await field(page, "email").fill("asha@example.org");
    await restore(page).click();
    await expectTyped(page, { ...all, phone: "01-5550100" });
  });

  test("but a restored one that the visitor shortens stays short", async ({ page }) => {
    await open(page, "/");
    await fillIn(page, "nobody");
    await refuse(page);
    await restore(page).click();
    await field(page, "company").fill("");
    await field(page, "message").fill("A survey, please.");
    await refuse(page);
    await restore(page).click();
    await expectTyped(page, { ...all, email: "nobody", company: "", message: "A survey, please." });
  });

  test("and an empty form is nothing to restore, nor another message", async ({ page }) => {
    await open(page, "/");
    await refuse(page);
    await expect(restore(page)).toHaveCount(0);
    const keys: (string | undefined)[] = [];
    await page.route("**/frontapi/contact*", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length === 1) await route.fulfill({ status: 500, json: { error: true, message: "" } });
      else await route.continue();
    });
    await fillIn(page);
    await button(page).click();
    await expect(field(page, "name")).toHaveValue("");
    await refuse(page);
    await restore(page).click();
    await expectTyped(page, all);
    await button(page).click();
    await expect(button(page)).toHaveAttribute("data-state", "success");
    expect(new Set(keys).size).toBe(2);
    expect(keys[2]).toBe(keys[0]);
  });
});

test("a slow form token blocks nothing: the button shows at once that it is sending, and one press sends one message", async ({
  page,
}) => {
  await openStill(page, "/");
  let sent = 0;
  await page.route("**/frontapi/form-token*", () => {});
  await page.route("**/frontapi/contact*", (route) => {
    sent += 1;
    return route.continue();
  });
  await fillIn(page);
  await button(page).click();
  await expect(button(page)).toHaveAttribute("data-state", "submitting");
  await expect(bar(page)).toHaveAttribute("data-state", "running");
  await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
  await page.clock.runFor(3000);
  await expect(button(page)).toHaveAttribute("data-state", "success");
  expect(sent).toBe(1);
});

test("sending a message makes no other call, and a home call that would fail removes nothing", async ({ page }) => {
  await openStill(page, "/");
  const asked: string[] = [];
  await page.route("**/frontapi/{home,menu}*", (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await fillIn(page);
  await button(page).click();
  await expect(button(page)).toHaveAttribute("data-state", "success");
  await page.clock.runFor(2000);
  await expect(button(page)).toHaveAttribute("data-state", "idle");
  expect(asked).toEqual([]);
  await expect(page.locator("[data-hero]")).toBeVisible();
});

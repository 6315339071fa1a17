import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { memberAt } from "../../member.ts";
import { fillIn } from "../specification/contact-form.ts";
import { open } from "../specification/visit.ts";

/** Holds a form's calls back until one is let go, or breaks; `sent` has their bodies. */
async function holdCalls(page: Page, path: RegExp) {
  const sent: string[] = [];
  let answer: (how: "continue" | "abort") => void = () => {};
  await page.route(path, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    const { promise, resolve } = Promise.withResolvers<"continue" | "abort">();
    answer = resolve;
    sent.push(String(route.request().postData()));
    await route[await promise]();
  });
  return { sent, let: (how: "continue" | "abort") => answer(how) };
}

/** Types at a field's end, as somebody does who has just pressed the button; returns what the field says then. */
async function typeOn(field: Locator): Promise<string> {
  await field.press("ControlOrMeta+End");
  await field.pressSequentially(" And call before Friday.");
  return field.inputValue();
}

async function fillComplaint(page: Page): Promise<Locator> {
  await open(page, "/complaint-feedback");
  const form = page.locator("main form");
  await form.locator("[name=complaint_type]").selectOption("land");
  await form.locator("[name=subject]").fill("The wall of a school");
  await form.locator("[name=description]").fill("It leans over the path.");
  await form.locator("[name=way][value=anonymous]").check();
  await form.locator("[name=consent]").check();
  return form;
}

/** The shown code of a complaint. */
const code = (page: Page) => page.locator("main strong", { hasText: /^\d{4} / });

interface Form {
  name: string;
  call: RegExp;
  /** The field that is typed in. */
  field: string;
  /** The element in the form's place after it was sent. */
  replacedBy?: RegExp;
  fill: (page: Page, browser: Browser) => Promise<{ page: Page; form: Locator }>;
}

const forms: Form[] = [
  {
    name: "a message",
    call: /frontapi\/contact/,
    field: "message",
    async fill(page) {
      await open(page, "/");
      await fillIn(page);
      return { page, form: page.locator("#contact form") };
    },
  },
  {
    name: "a complaint",
    call: /frontapi\/complaints/,
    field: "description",
    replacedBy: /^\d{4} \d{4}/,
    fill: async (page) => ({ page, form: await fillComplaint(page) }),
  },
  {
    name: "more words about a complaint",
    call: /frontapi\/complaints\/mine/,
    field: "text",
    async fill(page) {
      await (await fillComplaint(page)).locator("button[type=submit]").click();
      const shown = String(await code(page).textContent());
      page.on("dialog", (dialog) => dialog.accept());
      await open(page, "/complaint-feedback/status");
      await page.locator("main form [name=code]").fill(shown);
      await page.locator("main form button[type=submit]").click();
      const form = page.locator("main form", { has: page.locator("[value=message]") });
      await form.locator("[name=text]").fill("It has cracked.");
      return { page, form };
    },
  },
  {
    name: "a question in the forum",
    call: /forum\/discussions/,
    field: "text",
    replacedBy: /colleague will look at it first/,
    async fill(_, browser) {
      const page = await memberAt(browser, "Maya Rai", `typing.on.${Date.now()}@example.org`, "en");
      await open(page, "/forum/ask");
      const form = page.locator("main form");
      await form.locator("[name=title]").fill("Is river sand from the Tamor good for plaster?");
      await form.locator("[name=category]").selectOption({ index: 1 });
      await form.locator("[name=text]").fill("Grey sand with mica, washed twice.");
      return { page, form };
    },
  },
  {
    name: "the address for a new password",
    call: /accounts\/forgot/,
    field: "email",
    async fill(page) {
      await open(page, "/forgot-password");
      const form = page.locator("main form");
      await form.locator("[name=email]").fill("nobody@example.org");
      return { page, form };
    },
  },
];

for (const { name, call, field, replacedBy, fill } of forms) {
  test(`while ${name} is on its way, its form takes no words that would be lost`, async ({ page: own, browser }) => {
    const { page, form } = await fill(own, browser);
    const words = form.locator(`[name=${field}]`);
    const calls = await holdCalls(page, call);
    await form.locator("button[type=submit]").click();
    await expect.poll(() => calls.sent.length).toBe(1);
    const typed = await typeOn(words);
    expect(calls.sent[0]).toContain(typed);
    await expect(words).toBeFocused();
    await expect(words).not.toBeEditable();
    calls.let("continue");
    if (replacedBy) return expect(page.locator("main").getByText(replacedBy)).toBeVisible();
    await expect(words).toHaveValue("");
    await words.fill("Another one");
    await expect(words).toHaveValue("Another one");
  });
}

test("a complaint whose connection breaks is sent again with all that its form says", async ({ page }) => {
  const form = await fillComplaint(page);
  const calls = await holdCalls(page, /frontapi\/complaints/);
  await form.locator("button[type=submit]").click();
  await expect.poll(() => calls.sent.length).toBe(1);
  const typed = await typeOn(form.locator("[name=description]"));
  calls.let("abort");
  await expect.poll(() => calls.sent.length).toBe(2);
  calls.let("continue");
  await expect(code(page)).toBeVisible();
  expect(calls.sent[1]).toContain(typed);
});

test("a complaint whose choices change while it is being sent is not resent automatically", async ({ page }) => {
  const form = await fillComplaint(page);
  const calls = await holdCalls(page, /frontapi\/complaints/);
  await form.locator("button[type=submit]").click();
  await expect.poll(() => calls.sent.length).toBe(1);
  await form.locator("[name=complaint_type]").selectOption("website");
  calls.let("abort");
  await expect(form.getByRole("status").filter({ hasText: "Not sent yet" })).toBeVisible();
  // Longer than the wait before another attempt.
  await page.waitForTimeout(2000);
  expect(calls.sent.length).toBe(1);
  await expect(form.locator("[name=description]")).toBeEditable();
  await form.locator("button[type=submit]").click();
  await expect.poll(() => calls.sent.length).toBe(2);
  calls.let("continue");
  await expect(code(page)).toBeVisible();
  expect(calls.sent[1]).toContain('"website"');
});

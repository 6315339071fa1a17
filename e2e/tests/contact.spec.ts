import { expect, type Page, test } from "@playwright/test";

const texts = {
  en: {
    name: "Name",
    company: "Company",
    country: "Country",
    email: "Email",
    phone: "Phone",
    message: "Message",
    send: "Send message",
  },
  ne: {
    name: "नाम",
    company: "संस्था",
    country: "देश",
    email: "इमेल",
    phone: "फोन",
    message: "सन्देश",
    send: "सन्देश पठाउनुहोस्",
  },
} as const;
type Language = keyof typeof texts;

const form = (page: Page) => page.locator("#contact form");
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const button = (page: Page) => form(page).locator("button[type=submit]");

async function fill(page: Page, email = "asha@example.org"): Promise<void> {
  await field(page, "name").fill("Asha Lama");
  await field(page, "company").fill("Upper Valley Cooperative");
  await field(page, "country").selectOption("Nepal");
  await field(page, "email").fill(email);
  await field(page, "phone").fill("+977 1 555 0100");
  await field(page, "message").fill("We plan an access road and need a survey.");
}

for (const lang of ["en", "ne"] as Language[]) {
  test.describe(`the contact form in ${lang}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(lang === "en" ? "/" : "/ne", { waitUntil: "networkidle" });
    });

    test("has its fields labelled, a disabled first country and 249 names", async ({ page }) => {
      for (const name of ["name", "company", "country", "email", "phone", "message"] as const) {
        await expect(form(page).getByLabel(texts[lang][name], { exact: true })).toHaveAttribute("name", name);
      }
      await expect(field(page, "country").locator("option").first()).toBeDisabled();
      await expect(field(page, "country").locator("option")).toHaveCount(250);
      await expect(field(page, "email")).toHaveAttribute("type", "text");
    });

    test("success: spinner, then success on the button for 2 s, a notification, and an empty form", async ({
      page,
    }) => {
      const held = Promise.withResolvers<void>();
      await page.route("**/frontapi/contact*", async (route) => {
        await held.promise;
        await route.continue();
      });
      await fill(page);
      await button(page).click();
      await expect(button(page)).toHaveAttribute("data-state", "submitting");
      await expect(page.locator("[data-state=running]").first()).toBeAttached();
      held.resolve();
      await expect(button(page)).toHaveAttribute("data-state", "success");
      await expect(page.getByRole("status").filter({ hasText: lang === "en" ? "Success" : "सफल" })).toBeVisible();
      for (const name of ["name", "company", "country", "email", "phone", "message"])
        await expect(field(page, name)).toHaveValue("");
      await expect(button(page)).toHaveAttribute("data-state", "idle", { timeout: 4000 });
    });

    test("failure: the server's first message under each field, cleared form, and what was typed can be restored", async ({
      page,
    }) => {
      await fill(page, "nobody");
      await button(page).click();
      await expect(button(page)).toHaveAttribute("data-state", "failure");
      const alert = page.getByRole("alert");
      await expect(alert).toContainText(lang === "en" ? "Error" : "त्रुटि");
      await expect(alert).toContainText(lang === "en" ? "Something went wrong" : "केही गडबड भयो");
      await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, "email")).toHaveAccessibleDescription(
        lang === "en" ? /does not look like an e-mail/ : /इमेल ठेगाना जस्तो देखिएन/,
      );
      await expect(field(page, "name")).toHaveValue("");
      await form(page)
        .getByRole("button", { name: lang === "en" ? "Restore what I typed" : "मैले लेखेको फर्काउनुहोस्" })
        .click();
      await expect(field(page, "email")).toHaveValue("nobody");
      await expect(field(page, "name")).toHaveValue("Asha Lama");
      await field(page, "email").fill("asha@example.org");
      await expect(field(page, "email")).toHaveAttribute("aria-invalid", "false");
      await button(page).click();
      await expect(button(page)).toHaveAttribute("data-state", "success");
    });
  });
}

test("a request that fails: 'Something went wrong', cleared, restorable, and sent again as the same message", async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const keys: (string | undefined)[] = [];
  let down = true;
  await page.route("**/frontapi/contact*", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (down) await route.abort();
    else await route.continue();
  });
  await fill(page);
  await button(page).click();
  await expect(page.getByRole("alert")).toContainText("Something went wrong");
  await form(page).getByRole("button", { name: "Restore what I typed" }).click();
  down = false;
  await button(page).click();
  await expect(button(page)).toHaveAttribute("data-state", "success");
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test("an answer with error true: its own message in the notification", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.route("**/frontapi/contact*", (route) =>
    route.fulfill({ json: { error: true, message: "The office is closed." } }),
  );
  await fill(page);
  await button(page).click();
  await expect(page.getByRole("alert")).toContainText("The office is closed.");
});

test("a notification hides by itself after 5 s, and waits while it is pointed at", async ({ page }) => {
  await page.clock.install();
  await page.goto("/", { waitUntil: "networkidle" });
  await page.route("**/frontapi/contact*", (route) => route.abort());
  await fill(page);
  await button(page).click();
  const notice = page.getByRole("alert").getByText("Something went wrong");
  await expect(notice).toBeVisible();
  await notice.hover();
  await page.clock.runFor(6000);
  await expect(notice).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6000);
  await expect(notice).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a plain post comes back with the same messages and what was typed, then succeeds", async ({ page }) => {
    await page.goto("/ne");
    await fill(page, "nobody");
    await button(page).click();
    await expect(page.getByText("यो इमेल ठेगाना जस्तो देखिएन")).toBeVisible();
    await expect(field(page, "name")).toHaveValue("Asha Lama");
    await expect(field(page, "country")).toHaveValue("Nepal");
    await field(page, "email").fill("asha@example.org");
    await button(page).click();
    await expect(page).toHaveURL(/\/ne\?contact=sent#contact$/);
    await expect(page.getByText("तपाईंको सन्देश हामीकहाँ आइपुग्यो")).toBeVisible();
  });
});

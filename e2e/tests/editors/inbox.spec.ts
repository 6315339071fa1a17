import { expect, type Page, test } from "@playwright/test";
import { inaccessible } from "../../accessibility.ts";
import { signIn } from "../../back-office.ts";

const inbox = "/admin/collections/contact-messages";

/** Sends a visitor's message and waits until it is listed under "New". */
async function arrived(page: Page, name: string): Promise<void> {
  const answer = await page.request.post("/frontapi/contact?locale=ne", {
    headers: { "x-requested-with": "XMLHttpRequest" },
    data: {
      name,
      email: "visitor@example.org",
      phone: "",
      company: "Upper Valley Cooperative",
      country: "Nepal",
      message: "When could somebody look at our bridge?",
    },
  });
  expect(answer.status()).toBe(200);
}

/** Checks a screen in both languages at both widths: nothing overflows, and axe finds nothing in our own parts. */
async function isSound(page: Page, address: string, part: string): Promise<void> {
  for (const [language, width] of [
    ["ne", 390],
    ["en", 1440],
  ] as const) {
    await page.context().addCookies([{ name: "setu-lng", value: language, url: new URL(page.url()).origin }]);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(page.locator(part)).toBeVisible();
    expect(await inaccessible(page, { within: part })).toEqual([]);
    const over = await page.locator(part).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(over, `${address} at ${width}`).toBeLessThanOrEqual(0);
  }
}

test("a message is assigned, annotated and answered by keyboard, and its mail is sent", async ({ page }) => {
  const name = `Visitor ${Date.now()}`;
  await signIn(page);
  await arrived(page, name);
  await isSound(page, inbox, ".inbox");
  const row = page.getByRole("link", { name });
  await row.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/contact-messages\/\d+$/);
  const address = new URL(page.url()).pathname;
  await isSound(page, address, ".inbox");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  const side = page.locator(".inbox-side");
  await expect(page.getByText("answer in Nepali")).toBeVisible();
  await side.getByRole("button", { name: "Take it myself" }).press("Enter");
  await expect(side.locator(".inbox-state")).toHaveText("Assigned");
  await side.getByLabel("Note").fill("Ask for a photograph of the bearings.");
  await side.getByRole("button", { name: "Add the note" }).press("Enter");
  await expect(side.locator(".inbox-log")).toContainText("Ask for a photograph of the bearings.");

  await page.locator(".inbox-answer textarea").fill("हामी आइतबार आउँछौँ।");
  await page.getByRole("button", { name: "Send the answer" }).press("Enter");
  await expect(side.locator(".inbox-state")).toHaveText("Answered");
  await expect(async () => {
    await page.reload();
    await expect(page.locator(".inbox-given .inbox-delivery")).toHaveText("sent", { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await page.goto(`${inbox}?tab=answered`);
  await expect(page.getByRole("link", { name })).toBeVisible();
  await page.goto(`${inbox}?words=${encodeURIComponent(name)}`);
  await expect(page.getByText("Nothing in this tab. Found in: Answered (1).")).toBeVisible();
});

test("a published question that was made of a message is put into the answer, above the closing", async ({ page }) => {
  const name = `Asker ${Date.now()}`;
  await signIn(page);
  await arrived(page, name);
  await page.goto(inbox);
  await page.getByRole("link", { name }).click();
  await page.waitForURL(/contact-messages\/\d+$/);
  await page.getByRole("button", { name: "Turn it into an FAQ" }).click();
  const question = page.locator("section[aria-labelledby=inbox-faq] a").first();
  const faq = /\d+$/.exec(String(await question.getAttribute("href")))?.[0];
  const answer = "हामी आइतबार हेर्न आउँछौँ।";
  const status = await page.evaluate(
    async ([id, text]) => {
      const paragraph = { type: "paragraph", version: 1, children: [{ type: "text", version: 1, text }] };
      const rich = { root: { type: "root", version: 1, children: [paragraph] } };
      const body = { name: "पुल हेर्न कहिले आउनुहुन्छ?", answer: rich, group: "communities", _status: "published" };
      const headers = { "content-type": "application/json" };
      const changed = await fetch(`/api/faqs/${id}?locale=ne`, {
        method: "PATCH",
        headers,
        body: JSON.stringify(body),
      });
      return changed.status;
    },
    [String(faq), answer] as const,
  );
  expect(status).toBe(200);
  await page.reload();
  await page.getByRole("button", { name: "Insert the published answer" }).click();
  const text = page.locator(".inbox-answer textarea");
  await expect(text).toHaveValue(new RegExp(`ज्यू,\\n\\n${answer}\\n\\n[^]*#faq-${faq}\\n\\nभवदीय`));
  await expect(page.getByRole("button", { name: "Insert the published answer" })).toHaveCount(0);
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.locator(".inbox-side .inbox-state")).toHaveText("Answered");
  await page.goto(`/admin/collections/faqs/${faq}?locale=ne`);
  // Its sender no longer waits: it is named, and leads nowhere.
  await expect(page.locator(".faq-origin")).toHaveText(/^Made from the message M-\S+$/);
  await expect(page.locator(".faq-origin a")).toHaveCount(0);
  // Other tests count the questions.
  await page.evaluate(async (id) => {
    const headers = { "content-type": "application/json" };
    await fetch(`/api/faqs/${id}`, { method: "PATCH", headers, body: JSON.stringify({ _status: "draft" }) });
  }, faq);
});

test("an owner sees the records due for erasure, and tests the erasure", async ({ page }) => {
  await signIn(page);
  await isSound(page, "/admin/globals/retention-settings", ".retention");
  await page.getByRole("button", { name: "Test without erasing" }).click();
  await expect(page.getByText("Tested and logged. Nothing was erased.")).toBeVisible();
});

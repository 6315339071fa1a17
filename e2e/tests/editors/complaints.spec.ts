import { readFileSync } from "node:fs";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { placedPhotograph } from "../../../testing/files/pictures.ts";
import { inaccessible, isSound } from "../../accessibility.ts";
import { signIn } from "../../back-office.ts";
import { appointMyself } from "../../complaint-handler.ts";

const languages = {
  en: {
    prefix: "",
    type: "Complaint Type",
    subject: "Subject",
    description: "Description",
    named: /^With my name/,
    anonymous: /^Anonymous/,
    email: "Email",
    shared: "Your email address is never shared.",
    consent: /^I agree that you may read/,
    send: "Send",
    sent: "Keep this code",
    code: "Code",
    open: "Open",
    wrong: /found under this code/,
    decided: "Decided",
    appeal: "I am not satisfied",
    appealed: "Under appeal",
    words: "Your words",
    message: "Add something",
    noted: "Your message has reached us.",
    brought: /^Photograph, /,
    tooMany: /201/,
    added: "Added",
    photograph: /^Attached files: Photograph, /,
  },
  ne: {
    prefix: "/ne",
    type: "गुनासोको प्रकार",
    subject: "विषय",
    description: "विवरण",
    named: /^नाम खुलाएर/,
    anonymous: /^बेनामी/,
    email: "इमेल",
    shared: "तपाईंको इमेल ठेगाना कसैलाई दिइँदैन।",
    consent: /^मैले लेखेको/,
    send: "पठाउनुहोस्",
    sent: "यो कोड सुरक्षित राख्नुहोस्",
    code: "कोड",
    open: "खोल्नुहोस्",
    wrong: /यस कोडमा केही भेटिएन/,
    decided: "निर्णय भयो",
    appeal: "मेरो चित्त बुझेन",
    appealed: "पुनर्विचार हुँदै",
    words: "तपाईंका शब्द",
    message: "केही थप्नुहोस्",
    noted: "तपाईंको सन्देश हामीकहाँ आइपुग्यो।",
    brought: /^तस्बिर, /,
    tooMany: /२०१/,
    added: "थपियो",
    photograph: /^संलग्न फाइल: तस्बिर, /,
  },
};
type Texts = (typeof languages)["en"];

const attach = async (page: Page) =>
  page
    .locator("input[name='file.1']")
    .setInputFiles({ name: "wall.jpg", mimeType: "image/jpeg", buffer: await placedPhotograph() });

async function fill(page: Page, texts: Texts, description: string): Promise<void> {
  await page.goto(`${texts.prefix}/complaint-feedback`);
  await page.getByLabel(texts.type).selectOption("land");
  await page.getByRole("textbox", { name: texts.subject }).fill("The wall below the road");
  await page.getByRole("textbox", { name: texts.description }).fill(description);
  await page.getByRole("radio", { name: texts.anonymous }).check();
  await page.getByRole("checkbox", { name: texts.consent }).check();
}

const send = (page: Page, texts: Texts) => page.getByRole("button", { name: texts.send, exact: true }).first().click();

const visitor = async (browser: Browser, javaScriptEnabled: boolean) =>
  (await browser.newContext({ javaScriptEnabled, serviceWorkers: "block" })).newPage();

test("a file for which the server has no room is not left out: another attempt sends it", async ({ browser }) => {
  const texts = languages.en;
  const message = "There is no room for this file at the moment.";
  const page = await visitor(browser, true);
  let isFull = true;
  await page.route("**/frontapi/applications/uploads/*", (route) =>
    isFull && route.request().method() === "PATCH"
      ? route.fulfill({ status: 503, headers: { "retry-after": "300" }, json: { error: true, message } })
      : route.continue(),
  );
  await fill(page, texts, "It has cracked since the digging began.");
  await attach(page);
  const field = page.locator("input[name='file.1']");
  await expect(field).toHaveAccessibleDescription(message);
  // Nothing is sent without it, however often, unless the writer removes it.
  for (const attempt of ["once", "twice"]) {
    const refused = page.waitForResponse("**/frontapi/complaints?*");
    await send(page, texts);
    expect((await refused).ok(), attempt).toBe(false);
  }
  isFull = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(texts.added, { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(field).toHaveAccessibleDescription("");
  const accepted = page.waitForRequest("**/frontapi/complaints?*");
  await send(page, texts);
  expect((await accepted).postDataJSON().files).toHaveProperty("1");
  await expect(page.getByRole("heading", { name: texts.sent })).toBeVisible();
  await page.context().close();
});

for (const [language, texts] of Object.entries(languages)) {
  for (const javaScriptEnabled of [true, false]) {
    const how = `in ${language} with${javaScriptEnabled ? "" : "out"} JavaScript`;
    test(`a complaint is sent, followed by its code, decided and appealed ${how}`, async ({ browser, page }) => {
      const writer = await visitor(browser, javaScriptEnabled);
      await fill(writer, texts, "word ".repeat(201));
      await attach(writer);
      if (javaScriptEnabled) {
        await expect(writer.getByText(texts.added, { exact: true })).toBeVisible();
        // A file that is refused says so, and the complaint goes without it.
        const other = writer.locator("input[name='file.2']");
        await other.setInputFiles({ name: "wall.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
        await expect(other).toHaveAttribute("aria-invalid", "true");
        await expect(other).toHaveAccessibleDescription(/\S/);
      }
      await send(writer, texts);
      await expect(writer.getByText(texts.tooMany).first()).toBeVisible();
      const field = writer.getByRole("textbox", { name: texts.description });
      await expect(field).toHaveAttribute("aria-invalid", "true");
      // The choice is still made.
      await expect(writer.getByRole("radio", { name: texts.anonymous })).toBeChecked();
      // So is the photograph that came along.
      await expect(writer.getByText(texts.added, { exact: true })).toBeVisible();
      await field.fill("It has cracked since the digging began.");
      await send(writer, texts);
      await expect(writer.getByRole("heading", { name: texts.sent })).toBeVisible();
      const code = String(await writer.locator("strong", { hasText: /^[\d०-९]{4} / }).textContent());
      if (javaScriptEnabled) await isSound(writer);

      await writer.goto(`${texts.prefix}/complaint-feedback/status`);
      const codeField = writer.getByRole("textbox", { name: texts.code, exact: true });
      const look = async (typed: string) => {
        await codeField.fill(typed);
        await writer.getByRole("button", { name: texts.open, exact: true }).press("Enter");
      };
      await look("4921 0837 5526 1904");
      await expect(codeField).toHaveAccessibleDescription(texts.wrong);
      // The focus is where the message is: a screen reader says both.
      if (javaScriptEnabled) await expect(codeField).toBeFocused();
      await look(code);
      const heading = writer.getByRole("heading", { level: 1, name: "The wall below the road" });
      await expect(heading).toBeVisible();
      if (javaScriptEnabled) {
        await expect(heading).toBeFocused();
        // Not its subject: the browser's history keeps titles, perhaps on a shared phone.
        await expect(writer).toHaveTitle(/^C-\d{6} · /);
      }
      expect(writer.url()).not.toMatch(/\d{4}$/);
      await expect(writer.getByText(texts.photograph)).toBeVisible();

      // A later message brings a photograph too.
      const message = writer.getByRole("form", { name: texts.message });
      await message.getByLabel(texts.words).fill("It has grown since.");
      await attach(writer);
      await message.getByRole("button", { name: texts.send, exact: true }).click();
      await expect(writer.getByText(texts.noted, { exact: true })).toBeVisible();
      await expect(writer.getByText("It has grown since.")).toBeVisible();
      await expect(writer.getByText(texts.brought)).toBeVisible();

      await signIn(page);
      await appointMyself(page);
      const reference = String(await writer.getByText(/^C-\d{6}$/).textContent()).slice(2);
      const decide = async (outcome: string) => {
        const answer = await page.evaluate(
          async ([id, body]) => {
            const headers = { "content-type": "application/json" };
            return (await fetch(`/api/complaints/${id}/acts`, { method: "POST", headers, body: String(body) })).status;
          },
          [Number(reference), JSON.stringify({ act: "decide", outcome, text: "It stood like this before." })] as const,
        );
        return answer;
      };
      expect(await decide("refused")).toBe(200);
      await writer.goto(`${texts.prefix}/complaint-feedback/status`);
      await look(code);
      await expect(writer.getByText(texts.decided, { exact: true }).first()).toBeVisible();
      await expect(writer.getByText("It stood like this before.")).toBeVisible();
      const appeal = writer.getByRole("form", { name: texts.appeal });
      await appeal.getByLabel(texts.words).fill("It did not.");
      await appeal.locator("button[type=submit]").click();
      await expect(writer.getByText(texts.appealed, { exact: true }).first()).toBeVisible();
      if (javaScriptEnabled) await isSound(writer);
      // Paper has what was said, and none of the forms.
      await writer.emulateMedia({ media: "print" });
      await expect(writer.getByText("It did not.")).toBeVisible();
      await expect(message).toBeHidden();
      // Who decided first does not decide again.
      expect(await decide("refused")).toBe(409);
      await writer.context().close();
    });
  }

  test(`the form says that the address is never shared, and asks nobody anonymous for it, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`${texts.prefix}/complaint-feedback`);
    await page.getByRole("radio", { name: texts.named }).check();
    const email = page.getByRole("textbox", { name: texts.email });
    await expect(email).toHaveAccessibleDescription(new RegExp(texts.shared));
    await isSound(page);
    await page.getByRole("radio", { name: texts.anonymous }).check();
    await expect(email).toBeHidden();
    await page.goto(`${texts.prefix}/complaint-feedback/status`);
    await isSound(page);
  });
}

test("a handler acknowledges and answers a complaint on its screen", async ({ browser, page }) => {
  await signIn(page);
  await appointMyself(page);
  const writer = await visitor(browser, true);
  // A word as long as a subject may be breaks no list.
  const subject = `Dust ${Date.now()} ${"धूलो".repeat(20)}`;
  await fill(writer, languages.en, "Every afternoon.");
  await writer.getByRole("textbox", { name: "Subject" }).fill(subject);
  await attach(writer);
  await send(writer, languages.en);
  await expect(writer.getByRole("heading", { name: languages.en.sent })).toBeVisible();

  const list = "/admin/collections/complaints";
  await page.goto(list);
  await page.getByRole("link", { name: subject }).click();
  await page.waitForURL(/complaints\/\d+$/);
  const address = new URL(page.url()).pathname;
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Photograph, / }).click();
  const file = await (await downloading).path();
  expect(readFileSync(file).includes("Exif")).toBe(false);
  await page.getByRole("button", { name: "Acknowledge" }).click();
  await expect(page.locator(".inbox-state")).toHaveText("Acknowledged");
  await page.locator("textarea").first().fill("We water the road from tomorrow.");
  await page.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(page.locator(".inbox-log")).toContainText("We water the road from tomorrow.");
  for (const [language, width] of [
    ["ne", 390],
    ["en", 1440],
  ] as const) {
    await page.context().addCookies([{ name: "setu-lng", value: language, url: new URL(page.url()).origin }]);
    await page.setViewportSize({ width, height: 900 });
    for (const path of [list, address]) {
      await page.goto(path);
      await expect(page.locator(".inbox")).toBeVisible();
      expect(await inaccessible(page, { within: ".inbox" })).toEqual([]);
      const over = await page.locator(".inbox").evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    // Each language counts days in its own calendar.
    const year = { ne: /^२०[८९][०-९] /, en: /\b20\d\d\b/ }[language];
    await expect(page.locator(".inbox-log time").first()).toContainText(year);
  }
  await writer.context().close();
});

test("a handler enters a complaint made by telephone, and its writer follows it by the code on the slip", async ({
  browser,
  page,
}) => {
  await signIn(page);
  await appointMyself(page);
  await page.goto("/admin/collections/complaints");
  await page.getByText("Record a complaint made in another way").click();
  const form = page.locator(".inbox-entry form");
  await form.getByLabel("Complaint Type").selectOption("environment");
  await form.getByLabel("Subject").fill("The spring is dry");
  await form.getByLabel("Description").fill("Since the tunnel reached it.");
  await form.getByLabel("The writer’s identity").selectOption("anonymous");
  await form.getByLabel("Language of the answers").selectOption("en");
  await form.getByRole("button", { name: "Record it" }).click();
  const code = String(await page.locator(".inbox-slip strong").textContent());
  expect(await inaccessible(page, { within: ".inbox" })).toEqual([]);
  const writer = await visitor(browser, true);
  await writer.goto("/complaint-feedback/status");
  await writer.getByRole("textbox", { name: "Code", exact: true }).fill(code);
  await writer.getByRole("button", { name: "Open", exact: true }).click();
  await expect(writer.getByRole("heading", { level: 1, name: "The spring is dry" })).toBeVisible();
  await expect(writer.getByText("By telephone: we wrote it down for you")).toBeVisible();
  await writer.context().close();
});

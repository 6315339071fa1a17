import { expect, type Page, test } from "@playwright/test";
import { choose, formReady, send, signIn, write } from "../../back-office.ts";

async function arrived(page: Page, name: string): Promise<void> {
  const answer = await page.request.post("/frontapi/contact?locale=ne", {
    headers: { "x-requested-with": "XMLHttpRequest" },
    data: { name, email: "kept@example.org", phone: "", company: "-", country: "Nepal", message: "How high is it?" },
  });
  expect(answer.status()).toBe(200);
}

test("a half-written answer asks before the page is left, and is restored", async ({ page }) => {
  const name = `Half ${Date.now()}`;
  await signIn(page);
  await arrived(page, name);
  await page.goto("/admin/collections/contact-messages");
  await page.getByRole("link", { name }).click();
  await page.waitForURL(/contact-messages\/\d+$/);
  const answer = page.locator(".inbox-answer textarea");
  // A page that was just loaded may still be filling in its initial text.
  await expect(async () => {
    await answer.fill("हामी नापेर भन्छौँ।");
    await expect(answer).toHaveValue("हामी नापेर भन्छौँ।", { timeout: 500 });
  }).toPass();
  const asked: string[] = [];
  page.once("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  const crumb = page.locator(".step-nav").getByRole("link", { name: "Inbox" });
  await crumb.click();
  expect(asked).toHaveLength(1);
  await expect(answer).toHaveValue("हामी नापेर भन्छौँ।");
  page.on("dialog", (dialog) => void dialog.accept());
  await crumb.click();
  await page.waitForURL(/\/admin\/collections\/contact-messages(\?|$)/);
  await page.goBack();
  await expect(answer).toHaveValue("हामी नापेर भन्छौँ।");
  await page.reload();
  await expect(answer).toHaveValue("हामी नापेर भन्छौँ।");
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.locator(".inbox-state").first()).toHaveText("Answered");
  await expect(answer).not.toHaveValue("हामी नापेर भन्छौँ।");
});

/** HTML as Word puts it into the clipboard: the picture is on the writer's own disk, and so are some links. */
const fromWord = `<html><body><h1>Heading one</h1><p>The <b>bridge</b> stands.<a href="#_ftn1" name="_ftnref1">[1]</a></p>
  <p><a href="www.example.org">a</a> <a href="https://example.org/Our plan.pdf">b</a> <a href="mailto:a@example.org">c</a>
  <a href="plan.docx">d</a> <a href="/plan">e</a> <a href="file:///C:/plan.docx">f</a> <a href="javascript:void 0">g</a></p>
  <p><img src="file:///C:/Users/Sita/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg"></p><h2>Heading two</h2></body></html>`;

test("text from Word is pasted without its picture and dead links, with a message, and is published", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin/collections/news/create?locale=en");
  await formReady(page);
  const editor = page.locator("[contenteditable=true]").first();
  await editor.click();
  await editor.evaluate((target, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    clipboardData.setData("text/plain", "Heading one");
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, fromWord);
  await expect(page.getByText("Pictures are not pasted with the text.")).toBeVisible();
  await expect(editor.locator("h2")).toHaveText("Heading one");
  await expect(editor.locator("h3")).toHaveText("Heading two");
  await expect(editor).toContainText("stands.[1]");
  await expect(editor).toContainText("a b c d e f g");
  const links = await editor.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toEqual(["https://www.example.org/", "https://example.org/Our%20plan.pdf", "mailto:a@example.org"]);
  // An incomplete item is refused, but can still be saved as a draft.
  await expect(async () => {
    // An answer about the earlier paste may remove the message again.
    await page.locator("#action-save").click();
    await expect(page.locator(".field-error, .tooltip--show").first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.locator("#action-save-draft")).toBeEnabled();
  await write(page, "name", "From Word");
  await choose(page, "author", "a");
  await send(page, "#action-save");
});

test("text in a font from before Unicode is pasted with a warning, also into plain fields", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/collections/news/create?locale=en");
  await formReady(page);
  const pasteInto = (selector: string, html: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((target, given) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/html", given);
        clipboardData.setData("text/plain", "g]kfn ;/sf/");
        target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }, html);
  const warning = page.getByText("written in the old font Preeti");
  await pasteInto(
    "#field-name",
    `<p style="font-family:Preeti">नेपाल सरकार</p><p style="font-family:Calibri">Nepal</p>`,
  );
  await expect(warning).toHaveCount(0);
  for (const field of ["#field-name", "[contenteditable=true]"]) {
    await pasteInto(
      field,
      `<p class=MsoNormal><span style='font-size:14.0pt;font-family:Preeti'>g]kfn ;/sf/</span></p>`,
    );
    await expect(warning.first()).toBeVisible();
    await expect(warning).toHaveCount(field === "#field-name" ? 1 : 2);
  }
});

/** A list as Word copies it: paragraphs, each with its level in the style and its bullet or number as text. */
const wordItem = (text: string, level: number, marker: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
  style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

test("lists from Word are pasted as lists, without their bullets and numbers as text", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/collections/news/create?locale=en");
  await formReady(page);
  const editor = page.locator("[contenteditable=true]").first();
  await editor.click();
  const html = [
    "<p class=MsoNormal>We did:</p>",
    wordItem("Survey", 1, "·"),
    wordItem("by drone", 2, "o"),
    wordItem("Design", 1, "·"),
    "<p class=MsoNormal>In this order:</p>",
    wordItem("Dam", 1, "1."),
    wordItem("Tunnel", 1, "(ii)"),
  ].join("");
  await editor.evaluate((target, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", given);
    clipboardData.setData("text/plain", "We did:");
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  const texts = (items: string) => editor.locator(items).allInnerTexts();
  await expect.poll(() => texts("ol > li")).toEqual(["Dam", "Tunnel"]);
  expect((await texts("ul > li")).join("\n").split(/\n+/)).toEqual(["Survey", "by drone", "by drone", "Design"]);
  await expect(editor.locator("ul ul li")).toHaveText(["by drone"]);
  expect(await texts("p")).toEqual(["We did:", "In this order:"]);
});

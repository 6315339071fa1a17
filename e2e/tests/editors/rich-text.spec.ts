import { expect, type Locator, type Page, test } from "@playwright/test";
import { readAsStaff, signIn } from "../../back-office.ts";

/** Records violations of the policy, and errors in the editor's own code. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) faults.push(message.text());
  });
  return faults;
}

async function openNews(page: Page): Promise<Locator> {
  await signIn(page);
  await page.goto("/admin/collections/news/4?locale=en");
  return page.locator(".rich-text-lexical").first();
}

async function writeText(page: Page, editor: Locator): Promise<void> {
  await editor.locator("[contenteditable=true]").click();
  await page.keyboard.type("## Readings");
  await page.keyboard.press("Enter");
  await page.keyboard.type("The crest moved ");
  await editor.locator(".toolbar-popup__button-bold").click();
  await page.keyboard.type("38 mm");
  await editor.locator(".toolbar-popup__button-bold").click();
  await page.keyboard.type(" downstream: the report");
}

async function linkLastWord(page: Page, editor: Locator): Promise<void> {
  await page.keyboard.press("Control+Shift+ArrowLeft");
  const address = page.locator("[id$=field-url]");
  // The button does not react before the editor knows the selection.
  await expect(async () => {
    await editor.locator(".toolbar-popup__button-link").click();
    await expect(address).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
  const done = page.locator("dialog, .drawer").getByRole("button", { name: "Save changes" });
  await address.fill("java\u200bscript:alert(1)");
  await done.click();
  await expect(page.getByText("an address that starts with https://").first()).toBeVisible();
  await address.fill("www.example.org/report");
  // The drawer does not react while it builds its fields.
  await expect(async () => {
    if (await address.isVisible()) await done.click({ timeout: 2000 });
    await expect(address).toBeHidden({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
  await expect(editor.getByRole("link", { name: "report", exact: true })).toBeVisible();
}

/** Inserts at the end of the text, since a selection would be replaced. */
async function add(page: Page, editor: Locator, what: "table" | "upload"): Promise<void> {
  await editor.locator("[contenteditable=true] > p").last().click();
  await page.keyboard.press("Control+End");
  await editor.locator(".toolbar-popup__dropdown-add").click();
  await page.locator(`.toolbar-popup__dropdown-item-${what}, [data-item-key=${what}]`).first().click();
}

test("an editor writes a text with a heading, a link, a picture and a table, under the back office's policy", async ({
  page,
}) => {
  const faults = watch(page);
  const editor = await openNews(page);
  await writeText(page, editor);
  await linkLastWord(page, editor);
  await add(page, editor, "upload");
  // The picture may be on any page of the list.
  await page.getByPlaceholder("Search by File Name").fill("portrait-10");
  await page
    .getByRole("button", { name: /portrait-10/ })
    .or(page.locator("table").getByText(/portrait-10/))
    .first()
    .click();
  await expect(editor.locator(".LexicalEditorTheme__upload, [class*=lexical-upload]").first()).toBeVisible();
  await add(page, editor, "table");
  await page.locator("[id$=field-rows]").fill("2");
  await page.locator("[id$=field-columns]").fill("2");
  await page.locator("dialog, .drawer").getByRole("button", { name: "Save changes" }).click();
  await editor.locator("table [data-lexical-text], table th, table td").first().click();
  await page.keyboard.type("Gauge");

  const saved = page.waitForResponse(
    (answer) => answer.request().method() === "PATCH" && answer.url().includes("/api/news/4"),
  );
  await page.locator("#action-save").click();
  expect((await saved).status()).toBe(200);
  const { body } = (await readAsStaff(page, "/api/news/4?locale=en&depth=0")) as {
    body: { root: { children: unknown } };
  };
  const text = (words: string, format = 0) => expect.objectContaining({ type: "text", text: words, format });
  expect(body.root.children).toMatchObject([
    { type: "heading", tag: "h2", children: [text("Readings")] },
    {
      type: "paragraph",
      children: [
        text("The crest moved "),
        text("38 mm", 1),
        text(" downstream: the "),
        { type: "link", fields: { url: "https://www.example.org/report" }, children: [text("report")] },
      ],
    },
    { type: "upload", relationTo: "media", value: expect.any(Number) },
    { type: "paragraph", children: [] },
    { type: "table", children: [{ type: "tablerow" }, { type: "tablerow" }] },
    { type: "paragraph", children: [] },
  ]);
  expect(faults).toEqual([]);
});

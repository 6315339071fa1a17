import { expect, type Page, test } from "@playwright/test";
import { wordCount } from "../../../contract/text/word-count.ts";
import { xssPayloads } from "../../../testing/xss-payloads.ts";
import { signIn } from "../../back-office.ts";
import { appointMyself } from "../../complaint-handler.ts";
import { foreignMarkup, takeNotes } from "../../injected-scripts.ts";

/** Whatever a writer sends stays text, for the handlers in the back office and on the page behind the code (safety, C7). */
interface Hostile {
  id: number;
  code: string;
}

const one = (index: number, longest: number) => {
  const fitting = xssPayloads.filter((payload) => payload.length <= longest && !/\p{Cc}/u.test(payload));
  return fitting[index % fitting.length] ?? "";
};

/** All payloads, in as few texts as their words allow. */
const descriptions: string[] = [""];
// A database refuses NUL.
for (const payload of xssPayloads.filter((text) => !text.includes("\0"))) {
  const longer = `${descriptions.at(-1)}\n${payload}`;
  if (wordCount(longer) <= 200 && longer.length <= 4000) descriptions[descriptions.length - 1] = longer;
  else descriptions.push(payload);
}

async function complainBy(page: Page, description: string, index: number): Promise<Hostile> {
  const headers = { "x-requested-with": "XMLHttpRequest" };
  const data = {
    ...{
      type: "complaint",
      complaint_type: "land",
      subject: one(index, 120),
      description,
      place: one(index + 40, 200),
    },
    ...{ way: "named", name: one(index + 80, 120), phone: "98765 43210", consent: true },
  };
  const sent = await page.request.post("/frontapi/complaints?locale=en", { headers, data });
  expect(sent.status(), await sent.text()).toBe(200);
  const { code, reference } = (await sent.json()).data;
  const bearer = { ...headers, authorization: `Bearer ${code.replaceAll(" ", "")}` };
  const message = { action: "message", text: one(index + 120, 4000) };
  const added = await page.request.patch("/frontapi/complaints/mine?locale=en", { headers: bearer, data: message });
  expect(added.status(), await added.text()).toBe(200);
  return { id: Number(reference.slice(2)), code };
}

/** The notes of the page, and what the complaint's part of the back office should not contain. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const { notes } = window as unknown as { notes: string[] };
    const elements = [...document.querySelectorAll(".inbox *")];
    const odd = elements.filter(
      (element) =>
        element.matches("script, iframe, object, embed, style, base, math, img:not([src^='/'])") ||
        [...element.attributes].some(({ name, value }) => name.startsWith("on") || /^\s*(java|vb)script:/i.test(value)),
    );
    return [
      ...notes.filter((note) => !note.startsWith("style")),
      ...odd.map(({ outerHTML }) => outerHTML.slice(0, 100)),
    ];
  });

test("no script in a complaint, its names or its messages runs, for handlers or for its writer", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await page.context().addInitScript(takeNotes);
  page.on("dialog", (dialog) => dialog.dismiss().then(() => expect.soft(dialog.message()).toBe("no dialog")));
  await signIn(page);
  await appointMyself(page);
  const sent: Hostile[] = [];
  for (const [index, description] of descriptions.entries()) sent.push(await complainBy(page, description, index));

  await page.goto("/admin/collections/complaints");
  await expect(page.locator(".inbox-rows")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  for (const [index, { id }] of sent.entries()) {
    await page.goto(`/admin/collections/complaints/${id}`);
    await page.getByRole("button", { name: "Open the contact details" }).click();
    await expect(page.locator(".inbox-side dl")).toContainText(one(index + 80, 120));
    await expect(page.locator(".inbox-words").first()).toContainText(
      descriptions[index]?.trim().split("\n").at(-1) ?? "x",
    );
    expect(await faultsOf(page), `complaint ${index}`).toEqual([]);
  }

  const writer = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  await writer.addInitScript(takeNotes);
  for (const { code } of sent) {
    await writer.goto("/complaint-feedback/status");
    await writer.getByRole("textbox", { name: "Code", exact: true }).fill(code);
    await writer.getByRole("button", { name: "Open", exact: true }).click();
    await expect(writer.getByText("You wrote", { exact: false }).first()).toBeVisible();
    expect(await writer.evaluate(foreignMarkup)).toEqual([]);
  }
  // The name of a file is shown while it is sent, and kept nowhere.
  const name = `"><img src=x onerror=alert(1)>.jpg`;
  await writer
    .locator("input[name='file.1']")
    .setInputFiles({ name, mimeType: "image/jpeg", buffer: Buffer.from("x") });
  await expect(writer.getByText(name)).toBeVisible();
  expect(await writer.evaluate(foreignMarkup)).toEqual([]);
  await writer.context().close();
});

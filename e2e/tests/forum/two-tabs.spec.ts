import { expect, type Page, test } from "@playwright/test";
import { memberAt } from "../../member.ts";
import { alive } from "../specification/visit.ts";

const title = (page: Page) => page.locator("main form [name=title]");
const text = (page: Page) => page.locator("main form [name=text]");
const asked = "Is river sand from the Tamor good for plaster?";
const told = "Grey sand with mica, washed twice.";

for (const { locale, prefix } of [
  { locale: "en", prefix: "" },
  { locale: "ne", prefix: "/ne" },
]) {
  test(`${locale}: a character typed and deleted in a second tab costs nothing of the question in the first`, async ({
    browser,
  }) => {
    const first = await memberAt(browser, "Tara Two", `two.tabs.${locale}.${Date.now()}@example.org`, locale);
    const second = await first.context().newPage();
    for (const page of [first, second]) {
      await page.goto(`${prefix}/forum/ask`);
      await alive(page);
      await expect(title(page)).toHaveValue("");
    }
    await title(first).pressSequentially(asked);
    await text(first).pressSequentially(told);
    for (const field of [title(second), text(second)]) {
      await field.press("End");
      await field.press("x");
      await field.press("Backspace");
    }
    await first.reload();
    await expect(title(first)).toHaveValue(asked);
    await expect(text(first)).toHaveValue(told);
    // Both tabs show the one draft, in which what was typed last holds, and the other field stays.
    await expect(title(second)).toHaveValue(asked);
    await title(second).fill("Is it good for plaster?");
    await expect(title(first)).toHaveValue("Is it good for plaster?");
    await text(first).press("End");
    await text(first).pressSequentially(" And dried.");
    await second.reload();
    await expect(title(second)).toHaveValue("Is it good for plaster?");
    await expect(text(second)).toHaveValue(`${told} And dried.`);
    // Once all of it has been deleted, nothing is left on the device.
    await title(second).fill("");
    await text(second).fill("");
    await first.reload();
    await expect(title(first)).toHaveValue("");
    await expect(text(first)).toHaveValue("");
    expect(await first.evaluate(() => localStorage.getItem("setu.forum.question"))).toBeNull();
    await first.context().close();
  });
}

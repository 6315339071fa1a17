import { expect, test } from "@playwright/test";
import { textPairs } from "../../testing/texts/counted-words.ts";

test("the page counts words as the server does", async ({ page }) => {
  await page.goto("/complaint-feedback");
  await page.getByRole("textbox", { name: "Description" }).fill("word ".repeat(185));
  await expect(page.getByText("15 words left")).toBeVisible();
  const shown = await page.evaluate(
    async (texts) => {
      const area = document.querySelector<HTMLTextAreaElement>("textarea[name=description]");
      const status = area?.closest("[data-field]")?.querySelector("[role=status]");
      const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
      const found: (string | null | undefined)[] = [];
      for (const text of texts) {
        set?.call(area, `${text}\n${"word ".repeat(185)}`);
        area?.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((done) => setTimeout(done));
        found.push(status?.textContent);
      }
      return found;
    },
    textPairs.map(([text]) => text),
  );
  const wanted = textPairs.map(([, words]) => (words === 14 ? "1 word left" : `${15 - words} words left`));
  expect(textPairs.filter((_, index) => shown[index] !== wanted[index])).toEqual([]);
});

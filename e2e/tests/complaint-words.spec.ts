import { expect, test } from "@playwright/test";
import { longTexts } from "../../testing/texts/counted-words.ts";

test("the page counts words as the server does", async ({ page }) => {
  await page.goto("/complaint-feedback");
  await page.getByRole("textbox", { name: "Description" }).fill("word ".repeat(185));
  await expect(page.getByText("15 words left")).toBeVisible();
  const shown = await page.evaluate(
    async (texts: readonly string[]) => {
      const area = document.querySelector<HTMLTextAreaElement>("textarea[name=description]");
      const status = area?.closest("[data-field]")?.querySelector("[role=status]");
      const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
      const found: (string | null | undefined)[] = [];
      for (const text of texts) {
        set?.call(area, text);
        area?.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((done) => setTimeout(done));
        found.push(status?.textContent);
      }
      return found;
    },
    longTexts.map(([text]) => text),
  );
  const wrong = longTexts.filter(
    ([, words], index) => shown[index] !== (words === 200 ? "0 words left" : "1 word too many"),
  );
  expect(wrong).toEqual([]);
});

import { expect, type Page, test } from "@playwright/test";
import { inaccessible } from "../accessibility.ts";
import { loseFirstAnswer } from "../connection.ts";
import { alive } from "./specification/visit.ts";

const languages = [
  {
    prefix: "",
    question: "Who decides how much is paid for my land?",
    answer: /Land Acquisition Act/,
    word: "muabja",
    yes: "Yes",
    no: "No",
    missing: "What was missing?",
    send: "Send",
    thanks: /Your note helps/,
    once: "Thank you for telling us.",
  },
  {
    prefix: "/ne",
    question: "मेरो जग्गाको मुआब्जा कसले तोक्छ?",
    answer: /जग्गा प्राप्ति ऐन/,
    word: "compensation",
    yes: "भयो",
    no: "भएन",
    missing: "के छुट्यो?",
    send: "पठाउनुहोस्",
    thanks: /तपाईंको टिप्पणीले/,
    once: "जानकारीका लागि धन्यवाद।",
  },
];

const entry = (page: Page, question: string) => page.locator("details", { hasText: question });

for (const { prefix, question, answer, word, yes, no, missing, send, thanks, once } of languages) {
  test(`a reader finds an answer, and says what is missing in it, below ${prefix || "/"}`, async ({ page }) => {
    await page.goto(`${prefix}/faq?q=${word}`);
    await alive(page);
    const found = page.locator("main ol details").first();
    await expect(found.locator("summary")).toHaveText(question);
    if ((await found.getAttribute("open")) === null) await found.locator("summary").click();
    await expect(found.getByText(answer)).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await found.getByRole("button", { name: no }).press("Enter");
    // The buttons are gone: the focus is on the answer, before the field for what is missing.
    await expect(found.getByRole("status").first()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(found.getByLabel(missing)).toBeFocused();
    await page.keyboard.insertText("Which office?");
    expect(await inaccessible(page)).toEqual([]);
    await found.getByRole("button", { name: send }).press("Enter");
    await expect(found.getByText(thanks)).toBeFocused();
    // A device may vote only once.
    await page.reload();
    await expect(entry(page, question).getByRole("button", { name: no })).toHaveCount(0);
    await expect(entry(page, question).getByText(once)).toBeAttached();
  });

  test(`the address of an answer opens it, and all are open in print, below ${prefix || "/"}`, async ({ page }) => {
    await page.goto(`${prefix}/faq`);
    await alive(page);
    const id = await entry(page, question).locator("[id^=faq-]").getAttribute("id");
    await page.goto("about:blank");
    await page.goto(`${prefix}/faq#${id}`);
    await expect(page.locator("main ol details[open]")).toHaveCount(1);
    await expect(entry(page, question).getByText(answer)).toBeVisible();
    await expect(entry(page, question).locator("summary")).toBeInViewport();
    expect(await inaccessible(page)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    const hidden = await page
      .locator("main ol details > div")
      .evaluateAll((answers) => answers.filter((one) => one.getBoundingClientRect().height < 20).length);
    expect(hidden).toBe(0);
  });

  test.describe(`without JavaScript, below ${prefix || "/"}`, () => {
    test.use({ javaScriptEnabled: false });
    test("everything works the same", async ({ page }) => {
      await page.goto(`${prefix}/faq?group=communities`);
      const asked = entry(page, question);
      await asked.locator("summary").click();
      await asked.getByRole("button", { name: yes }).click();
      await expect(asked.getByRole("status").first()).toHaveText(once);
      await page.goto(`${prefix}/faq?group=communities`);
      await asked.locator("summary").click();
      await asked.getByRole("button", { name: no }).click();
      // An empty note is refused, and the answer stays open.
      await asked.getByRole("button", { name: send }).click();
      await expect(asked.getByLabel(missing)).toHaveAttribute("aria-invalid", "true");
      await asked.getByLabel(missing).fill("Which form?");
      await asked.getByRole("button", { name: send }).click();
      await expect(asked.getByText(thanks)).toBeVisible();
    });
  });
}

test("a note that is changed after its answer was lost is another note", async ({ page }) => {
  await page.goto("/faq");
  await alive(page);
  const asked = entry(page, "Who decides how much is paid for my land?");
  await asked.locator("summary").click();
  await asked.getByRole("button", { name: "No" }).click();
  const missing = asked.getByLabel("What was missing?");
  await missing.fill("Which office?");
  await loseFirstAnswer(page, /faqs\/\d+\/feedback/);
  const first = page.waitForEvent("requestfailed");
  await asked.getByRole("button", { name: "Send" }).click();
  await first;
  await missing.pressSequentially(" And when?");
  await asked.getByRole("button", { name: "Send" }).click();
  await expect(asked.getByText(/Your note helps/)).toBeVisible();
});

test("a service's page leads to its questions", async ({ page }) => {
  await page.goto("/faq");
  await page.locator("details", { hasText: "How long does a feasibility study" }).locator("summary").click();
  await page.locator("main").getByRole("link", { name: "Hydropower and dams" }).click();
  // The answer's own link on the page before has this name too.
  const questions = page.getByRole("navigation", { name: "Frequently asked questions" });
  await questions.getByRole("link", { name: "How long does a feasibility study of a hydropower scheme take?" }).click();
  await expect(page.locator("main ol details[open]")).toHaveCount(1);
});

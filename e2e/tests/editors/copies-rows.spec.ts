import { expect, type Page, test } from "@playwright/test";
import { addRow, formReady, openTab, readAsStaff, send, write } from "../../back-office.ts";
import { copies, field, inNepali, isKept, offers, turn } from "../../unsaved.ts";

const nepali = ["नागरिकता", "प्रमाणपत्र"];

/** Saves a vacancy that asks for two documents, named in Nepali, and opens it with their rows. */
async function openVacancy(page: Page): Promise<number> {
  await inNepali(page);
  const id = await page.evaluate(async (labels) => {
    const answer = await fetch("/api/vacancies?draft=true&locale=ne", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "इन्जिनियर", documents: labels.map((label) => ({ label })), _status: "draft" }),
    });
    return (await answer.json()).doc.id;
  }, nepali);
  await open(page, id, "ne");
  return id;
}
async function open(page: Page, id: number, language: "en" | "ne"): Promise<void> {
  await page.goto(`/admin/collections/vacancies/${id}?locale=${language}`);
  await formReady(page);
  await openTab(page, "आवेदन");
}
const rows = (page: Page) => page.locator("#field-documents .array-field__row");
async function shows(page: Page, labels: string[]): Promise<void> {
  await expect(rows(page)).toHaveCount(labels.length);
  for (const [row, label] of labels.entries()) await expect(field(page, `documents__${row}__label`)).toHaveValue(label);
}
/** Switches to English, where the list has `count` rows, and saves one more. The form may not know that yet. */
async function addInEnglish(page: Page, count: number): Promise<void> {
  await turn(page, "en");
  await openTab(page, "आवेदन");
  await expect(rows(page)).toHaveCount(count);
  await addRow(page, "documents");
  await write(page, `documents.${count}.label`, `Paper ${count + 1}`);
  await send(page, "#action-save-draft");
}
const labelsOf = async (page: Page, id: number) => {
  const { documents } = (await readAsStaff(page, `/api/vacancies/${id}?draft=true&depth=0&locale=all`)) as {
    documents: { label: { en?: string; ne?: string } }[];
  };
  return documents.map(({ label }) => [label.en ?? "", label.ne ?? ""]);
};

test("rows saved in one language stay when the other one's unsaved text is back, and so do rows added with that text", async ({
  page,
}) => {
  const id = await openVacancy(page);
  await write(page, "documents.0.label", "नागरिकताको प्रतिलिपि");
  await addRow(page, "documents");
  await write(page, "documents.2.label", "परिचयपत्र");
  await isKept(page);
  const typed = ["नागरिकताको प्रतिलिपि", "प्रमाणपत्र", "परिचयपत्र"];
  await addInEnglish(page, 3);
  await turn(page, "ne");
  await openTab(page, "आवेदन");
  await shows(page, [...typed, ""]);
  await expect(copies(page)).toContainText("फर्काइएको छ");
  await isKept(page);
  await addInEnglish(page, 4);
  await turn(page, "ne");
  await openTab(page, "आवेदन");
  await shows(page, [...typed, "", ""]);
  await send(page, "#action-save-draft");
  expect(await labelsOf(page, id)).toEqual([...typed.map((label) => ["", label]), ["Paper 4", ""], ["Paper 5", ""]]);
});

test("a text with rows from before a save in the other language is offered, with the name of who saved, and not restored automatically", async ({
  page,
}) => {
  const id = await openVacancy(page);
  await write(page, "documents.0.label", "नागरिकताको प्रतिलिपि");
  await isKept(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, id, "en");
  await addRow(page, "documents");
  await write(page, "documents.2.label", "A covering letter");
  await send(page, "#action-save-draft");
  await turn(page, "ne");
  await openTab(page, "आवेदन");
  await expect(offers(page)).toContainText("तपाईं आफैँले");
  await shows(page, [...nepali, ""]);
  await offers(page).getByRole("button", { name: "जारी राख्नुहोस्" }).click();
  await expect(field(page, "documents__0__label")).toHaveValue("नागरिकताको प्रतिलिपि");
});

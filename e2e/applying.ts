import { expect, type Page } from "@playwright/test";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { plainPdf } from "../testing/files/pdf-file.ts";

/** The fields of an application in Nepali. */
export const typed = {
  name: "Sunmaya Thapamagar",
  name_ne: "सुनमाया थापामगर",
  email: "sunmaya@example.org",
  phone: "+९७७ ९८४१ ५५५ ०१२",
  cover_letter: "मैले सातवटा सुरुङमा काम गरेकी छु।",
};
/** A PDF of about so many bytes. */
const pdf = (bytes: number) => plainPdf({ objects: [`<</Length ${bytes}>>\nstream\n${"d".repeat(bytes)}\nendstream`] });
export const file = (name: string, bytes = 2000) => ({ name, mimeType: "application/pdf", buffer: pdf(bytes) });
export const picker = (page: Page, key: string) => page.locator(`[name="file.${key}"]`);
export const row = (page: Page, name: string) => page.getByText(name, { exact: true }).locator("xpath=..");
export const arrived = (page: Page, name: string) =>
  row(page, name).getByRole("status").filter({ hasText: "अपलोड पूरा भयो" });
/** Waits until a document has been uploaded and checked: the check gives way to everything else that the machine does. */
export const hasArrived = (page: Page, name: string) => expect(arrived(page, name)).toBeVisible({ timeout: 30_000 });
export const send = (page: Page) => page.locator("main form").getByRole("button", { name: /आवेदन पठाउनुहोस्|पठाइँदै/ });

async function vacancies(page: Page): Promise<VacancyDetail[]> {
  const list = await (await page.request.get("/frontapi/careers?locale=ne")).json();
  const all: VacancyDetail[] = await Promise.all(
    list.data.items.map(
      async ({ id }: { id: number }) =>
        (await (await page.request.get(`/frontapi/careers/${id}?locale=ne`)).json()).data,
    ),
  );
  return all.filter(({ documents }) => documents.every(({ types }) => types.includes("pdf")));
}

export async function someVacancy(page: Page): Promise<{ vacancy: VacancyDetail; path: string; keys: string[] }> {
  const [vacancy] = await vacancies(page);
  if (!vacancy) throw new Error("No vacancy of the seed takes PDFs alone.");
  const keys = vacancy.documents.filter(({ required }) => required).map(({ key }) => key);
  return { vacancy, path: `/ne/application/${vacancy.id}`, keys };
}

export async function fillIn(page: Page, vacancy: VacancyDetail, email = typed.email): Promise<void> {
  for (const [name, value] of Object.entries({ ...typed, email })) await page.locator(`#${name}`).fill(value);
  await page.locator("#country").selectOption({ index: 1 });
  for (const { key, kind } of vacancy.questions) {
    const field = page.locator(`[name="answers.${key}"]`);
    if (kind === "yes-no") await field.selectOption("yes");
    else await field.fill("७");
  }
}

export async function expectTyped(page: Page, email = typed.email): Promise<void> {
  for (const [name, value] of Object.entries({ ...typed, email })) {
    await expect(page.locator(`#${name}`)).toHaveValue(value);
  }
}

/** The address of a new applicant, different in each attempt of a test. */
export const somebody = (name: string): string => `${name}-${Date.now()}@example.org`;

import type { Locator, Page } from "@playwright/test";

export const fields = ["name", "company", "country", "email", "phone", "message"] as const;
export type Field = (typeof fields)[number];

export const form = (page: Page): Locator => page.locator("#contact form");
export const field = (page: Page, name: Field): Locator => form(page).locator(`[name=${name}]`);
export const button = (page: Page): Locator => form(page).locator("button[type=submit]");

/** Fills in the form as a visitor might. */
export async function fillIn(page: Page, email = "asha@example.org"): Promise<void> {
  await field(page, "name").fill("Asha Lama");
  await field(page, "company").fill("Upper Valley Cooperative");
  await field(page, "country").selectOption("Nepal");
  await field(page, "email").fill(email);
  await field(page, "phone").fill("+977 1 555 0100");
  await field(page, "message").fill("We plan an access road and need a survey.");
}

/** The form's texts in each language, except for messages from the server. */
export const words = {
  en: {
    labels: ["Name", "Company", "Country", "Email", "Phone", "Message"],
    selectCountry: "Select Country",
    error: "Error",
    success: "Success",
    somethingWentWrong: "Something went wrong",
    restore: "Restore what I typed",
  },
  ne: {
    labels: ["नाम", "संस्था", "देश", "इमेल", "फोन", "सन्देश"],
    selectCountry: "देश छान्नुहोस्",
    error: "त्रुटि",
    success: "सफल",
    somethingWentWrong: "केही गडबड भयो",
    restore: "लेखेको पाठ फर्काउनुहोस्",
  },
} as const;

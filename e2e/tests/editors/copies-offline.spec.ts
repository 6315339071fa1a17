import { expect, test } from "@playwright/test";
import { formReady, write } from "../../back-office.ts";
import { copies, field, inNepali, newItem, offers, openItem, savedItem, turn } from "../../unsaved.ts";

test("text first typed offline is saved once online, and the document stays editable", async ({ page }) => {
  await inNepali(page);
  const id = await savedItem(page, "सुरुमै जडानविना");
  await openItem(page, id);
  await page.context().setOffline(true);
  await write(page, "name", "जडानविना लेखिएको");
  await expect(copies(page)).toContainText("यही कम्प्युटरमा राखिएको छ");
  await page.locator("#action-save-draft").click();
  await expect(page.getByText("सर्भरसँग सम्पर्क हुन सकेन").first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(async () => {
    await page.locator("#action-save-draft").click({ timeout: 2000 });
    await expect(page.locator("#action-save-draft")).toBeDisabled({ timeout: 3000 });
  }).toPass();
  await expect(field(page, "name")).toBeEnabled();
  await write(page, "name", "फेरि लेखिएको");
  await expect(page.locator("#action-save-draft")).toBeEnabled();
  await page.reload();
  await formReady(page);
  await expect(field(page, "name")).toHaveValue("जडानविना लेखिएको");
});

test("nothing typed while another language is loading is lost: the fields wait, and say so", async ({ page }) => {
  await inNepali(page);
  await newItem(page, "news", "en");
  await write(page, "name", "The first bridge");
  await turn(page, "ne");
  await expect(offers(page)).toContainText("अङ्ग्रेजीमा");
  await page.route("**/admin/collections/news/create?*", async (route) => {
    if (route.request().method() === "POST") await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await turn(page, "en");
  await expect(copies(page)).toContainText("तपाईंको पाठ ल्याइँदै छ");
  await expect(page.locator(".document-fields").first()).toHaveAttribute("inert", "");
  await expect(field(page, "name")).toHaveValue("The first bridge");
  await expect(page.locator(".document-fields").first()).not.toHaveAttribute("inert", "");
  await field(page, "name").press("End");
  await field(page, "name").pressSequentially(", opened");
  await expect(field(page, "name")).toHaveValue("The first bridge, opened");
});

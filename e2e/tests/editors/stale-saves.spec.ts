import { expect, test } from "@playwright/test";
import { readAsStaff, write } from "../../back-office.ts";
import { anotherBrowser, field, goOn, inNepali, isKept, offers, openItem, savedItem } from "../../unsaved.ts";

test("a save by another user is announced with the name, and both versions are shown", async ({ page }) => {
  await inNepali(page);
  const id = await savedItem(page, "पहिलेको");
  await openItem(page, id);
  await write(page, "name", "मैले लेखेको");
  await isKept(page);
  const { context, other } = await anotherBrowser(page);
  await page.goto("about:blank");
  await other.goto("/admin");
  await other.evaluate(async (item) => {
    await fetch(`/api/news/${item}?draft=true&locale=ne`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "अरूले लेखेको", _status: "draft" }),
    });
  }, id);
  await context.close();
  await openItem(page, id);
  await expect(offers(page)).toContainText("सुरक्षित गर्नुभयो");
  await offers(page).getByRole("button", { name: "हेर्नुहोस्" }).click();
  const look = page.getByRole("dialog", { name: "फरक कुरा" });
  await expect(look).toContainText("अरूले लेखेको");
  await expect(look).toContainText("मैले लेखेको");
});

test("a save from another tab is not overwritten: the form is refused, and its text offered over what was saved", async ({
  page,
}) => {
  await inNepali(page);
  const id = await savedItem(page, "दुवै ट्याबअघि");
  const second = await page.context().newPage();
  await openItem(page, id);
  await openItem(second, id);
  await write(page, "name", "पहिलो ट्याबको");
  await write(second, "correction", "दोस्रो ट्याबको सुधार।");
  // Payload's own dialog about other saves opens only at the first key.
  await isKept(second);
  const saves = page.locator("#action-save-draft");
  await saves.click();
  await expect(saves).toBeDisabled();
  // A form takes the time of each of its own saves.
  await write(page, "name", "पहिलो ट्याबको नयाँ");
  await saves.click();
  await expect(saves).toBeDisabled();

  await write(second, "correction", "दोस्रो ट्याबको नयाँ सुधार।");
  await second.locator("#action-save-draft").click();
  await expect(offers(second)).toContainText("अर्को ट्याब वा विन्डोमा यो सुरक्षित गर्नुभयो");
  await expect(field(second, "correction")).toHaveValue("दोस्रो ट्याबको नयाँ सुधार।");
  await offers(second).getByRole("button", { name: "सुरक्षित गरिएको पाठ ल्याउनुहोस्" }).click();
  await expect(field(second, "name")).toHaveValue("पहिलो ट्याबको नयाँ");
  await expect(field(second, "correction")).toHaveValue("");
  await expect(offers(second)).toHaveCount(1);
  await goOn(second);
  await expect(field(second, "correction")).toHaveValue("दोस्रो ट्याबको नयाँ सुधार।");
  await expect(field(second, "name")).toHaveValue("पहिलो ट्याबको नयाँ");
  await second.locator("#action-save-draft").click();
  await expect(second.locator("#action-save-draft")).toBeDisabled();
  await expect(offers(second)).toHaveCount(0);
  expect(await readAsStaff(second, `/api/news/${id}?draft=true&depth=0&locale=ne`)).toMatchObject({
    name: "पहिलो ट्याबको नयाँ",
    correction: "दोस्रो ट्याबको नयाँ सुधार।",
  });
});

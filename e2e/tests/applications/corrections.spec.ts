import { type Browser, expect, type Page, test } from "@playwright/test";
import { writtenMails } from "../../../testing/mail-files.ts";
import { file, fillIn, hasArrived, picker, send, somebody, someVacancy } from "../../applying.ts";
import { open } from "../specification/visit.ts";

/** The English address in the mail that an applicant gets. */
async function mailedLink(email: string): Promise<string> {
  const link = () =>
    writtenMails(String(process.env.E2E_DATA_DIR))
      .filter(({ head }) => head.includes(email))
      .flatMap(({ text }) => /http:\S+(\/application\/track\?link=\S+)/.exec(text)?.[1] ?? [])[0];
  await expect.poll(link, { timeout: 15_000 }).toBeDefined();
  return String(link());
}

async function onAnotherDevice(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await open(page, address);
  await page.locator("#correct-part summary").click();
  return page;
}

const save = (page: Page) => page.locator("#correct-part").getByRole("button", { name: "Save the correction" }).click();
const saved = (page: Page) => page.getByText("Your correction has been saved");
const written = (page: Page) => page.locator("section:has(#written) dl");
const corrections = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("setu.correction")));

test("corrections on two devices keep each other, and a withdrawal leaves nothing on the device", async ({
  page,
  browser,
}) => {
  const email = somebody("devices");
  const { vacancy, path, keys } = await someVacancy(page);
  await open(page, path);
  await fillIn(page, vacancy, email);
  for (const key of keys) {
    await picker(page, key).setInputFiles(file(`${key}.pdf`));
    await hasArrived(page, `${key}.pdf`);
  }
  await page.locator("#consent").check();
  await send(page).click();
  await page.waitForURL("**/application/track?**");
  const address = await mailedLink(email);
  const [phone, computer] = [await onAnotherDevice(browser, address), await onAnotherDevice(browser, address)];

  await test.step("a field that was corrected on the other device stays corrected", async () => {
    await phone.locator("#phone").fill("+977 1 555 0177");
    await save(phone);
    await expect(saved(phone)).toBeVisible();
    await computer.locator("#district").fill("Kaski");
    await save(computer);
    await expect(saved(computer)).toBeVisible();
    await expect(written(computer)).toContainText("+977 1 555 0177");
    await expect(written(computer)).toContainText("Kaski");
  });

  await test.step("the same field is refused once, with what the other device has written", async () => {
    await phone.locator("#correct-part summary").click();
    await phone.locator("#district").fill("Lalitpur");
    await save(phone);
    await expect(phone.locator("#district-error")).toContainText("“Kaski”");
    await expect(phone.locator("#district")).toHaveValue("Lalitpur");
    await expect(saved(phone)).toHaveCount(0);
    await save(phone);
    await expect(saved(phone)).toBeVisible();
    await expect(written(phone)).toContainText("Lalitpur");
  });

  await test.step("an unsaved correction is deleted with the application", async () => {
    await open(phone, address);
    await phone.locator("#correct-part summary").click();
    await phone.locator("#name").fill("Nobody's business");
    await expect.poll(() => corrections(phone)).toHaveLength(1);
    await phone.getByText("I want to withdraw").click();
    await phone.getByRole("button", { name: "Yes, erase my application" }).click();
    await expect(phone.getByText("Your application has been erased")).toBeVisible();
    expect(await corrections(phone)).toEqual([]);
  });
  for (const device of [phone, computer]) await device.context().close();
});

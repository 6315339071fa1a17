import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Page, test } from "@playwright/test";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { plainPdf } from "../../testing/files/pdf-file.ts";
import { sheetsOf } from "../../testing/files/sheets-of.ts";
import { writtenMails } from "../../testing/mail-files.ts";
import { hasArrived } from "../applying.ts";
import { signIn } from "../back-office.ts";
import { openConnection } from "../connection.ts";
import { ports } from "../site-under-test.ts";
import { alive } from "./specification/visit.ts";

/** A second attempt is another person's: a failed one leaves its traces. */
const people = [
  { name: "Sunmaya Thapamagar", ne: "सुनमाया थापामगर", family: "थापामगर", email: "sunmaya.thapamagar@example.org" },
  { name: "Manrupa Ghartimagar", ne: "मनरूपा घर्तीमगर", family: "घर्तीमगर", email: "manrupa.ghartimagar@example.org" },
] as const;
const thisPerson = () => people[test.info().retry] ?? people[0];
const dataDir = () => String(process.env.E2E_DATA_DIR);

/** An uncompressed PDF of about so many bytes. */
const pdf = (bytes: number, letter: string) =>
  plainPdf({ objects: [`<</Length ${bytes}>>\nstream\n${letter.repeat(bytes)}\nendstream`] });
const sumOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });
const document = (page: Page, key: string) => page.locator(`[name="file.${key}"]`);

/** An open vacancy whose documents may all be PDFs. */
async function openVacancy(page: Page): Promise<VacancyDetail> {
  const list = await (await page.request.get("/frontapi/careers?locale=ne")).json();
  for (const { id } of list.data.items) {
    const { data } = await (await page.request.get(`/frontapi/careers/${id}?locale=ne`)).json();
    if (data.documents.every(({ types }: { types: string[] }) => types.includes("pdf"))) return data;
  }
  throw new Error("No vacancy of the seed takes PDFs alone.");
}

async function fillIn(page: Page, vacancy: VacancyDetail): Promise<void> {
  const person = thisPerson();
  await page.locator("#name").fill(person.name);
  await page.locator("#name_ne").fill(person.ne);
  await page.locator("#email").fill(person.email);
  await page.locator("#phone").fill("+९७७ ९८४१ ५५५ ०१२");
  await page.locator("#country").selectOption({ index: 1 });
  for (const { key, kind } of vacancy.questions) {
    const field = page.locator(`[name="answers.${key}"]`);
    if (kind === "yes-no") await field.selectOption("yes");
    else await field.fill(kind === "number" ? "७" : "सातवटा सुरुङ, तीमध्ये दुईवटा कमजोर चट्टानमा।");
  }
}

/** The places in the site's data where a person's words occur: database rows, files, mails, the log. */
function traces(words: string[]): string[] {
  const found: string[] = [];
  const look = (where: string, text: string) => {
    for (const word of words) if (text.includes(word)) found.push(`${word} in ${where}`);
  };
  const database = new DatabaseSync(path.join(dataDir(), "setu.db"), { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  for (const { name } of tables)
    look(`the table ${name}`, JSON.stringify(database.prepare(`SELECT * FROM "${name}"`).all()));
  database.close();
  for (const { head, text } of writtenMails(dataDir())) look("a mail", head + text);
  for (const entry of readdirSync(path.join(dataDir(), "private"), { recursive: true, withFileTypes: true })) {
    // Another test's upload may have replaced a file since the folder was read.
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && existsSync(file)) look(entry.name, readFileSync(file, "latin1"));
  }
  look("the log", readFileSync(path.join(import.meta.dirname, "../results-server.log"), "utf8"));
  return found;
}

test("a visitor applies in Nepali over a breaking connection, corrects, is assessed, withdraws, and leaves no trace", async ({
  page,
  browser,
}) => {
  const person = thisPerson();
  const vacancy = await openVacancy(page);
  const [first, ...others] = vacancy.documents.filter(({ required }) => required);
  const key = String(first?.key);
  const [cv, better] = [pdf(900_000, "a"), pdf(60_000, "b")];
  const connection = await openConnection(ports.site);
  const announced: string[] = [];
  const offsets: number[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/applications/uploads")) return;
    if (request.method() === "POST") announced.push(String(request.postDataJSON()?.key));
    if (request.method() === "PATCH") offsets.push(Number(request.headers()["upload-offset"]));
  });

  await test.step("a file resumes where the connection broke", async () => {
    await page.goto(`${connection.origin}/ne/application/${vacancy.id}`);
    await alive(page);
    await fillIn(page, vacancy);
    const broken = connection.cutAfter(400_000);
    await document(page, key).setInputFiles(file("बायोडाटा २०८३.pdf", cv));
    await broken;
    await expect(page.getByText("अपलोड रोकिएको छ")).toBeVisible();
    connection.mend();
    await hasArrived(page, "बायोडाटा २०८३.pdf");
    // Announced once, and resumed in the middle, at the first byte that had not arrived.
    expect(announced).toEqual([key]);
    expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
    for (const { key: another } of others) {
      await document(page, another).setInputFiles(file(`${another}.pdf`, better));
      await hasArrived(page, `${another}.pdf`);
    }
  });

  const reference = await test.step("the receipt lists exactly what is stored", async () => {
    await page.locator("#consent").check();
    await page.getByRole("button", { name: "आवेदन पठाउनुहोस्" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "तपाईंको आवेदन आइपुग्यो" })).toBeVisible();
    await expect(page.getByText(`SHA-256 ${sumOf(cv)}`)).toBeVisible();
    await expect(page.getByText("बायोडाटा २०८३.pdf")).toBeVisible();
    const onPaper = (await sheetsOf(await page.pdf({ format: "A4" }))).join("");
    expect(onPaper.replaceAll(/\s/g, "")).toContain(person.email);
    return String(/A-\w{4}-\w{4}-\w/.exec(String(await page.locator("main").textContent()))?.[0]);
  });
  await connection.close();

  await test.step("the mailed link lets one replace a document", async () => {
    const link = async () =>
      writtenMails(dataDir())
        .filter(({ head }) => head.includes(person.email))
        .flatMap(({ text }) => /http:\S+\/application\/track\?link=\S+/.exec(text)?.[0] ?? [])[0];
    await expect.poll(link, { timeout: 15_000 }).toBeDefined();
    await page.goto(String(await link()));
    await alive(page);
    await page.getByText("सच्याउन थाल्नुहोस्").click();
    await document(page, key).setInputFiles(file("नयाँ बायोडाटा.pdf", better));
    await hasArrived(page, "नयाँ बायोडाटा.pdf");
    await page.getByRole("button", { name: "सच्याएको सुरक्षित गर्नुहोस्" }).click();
    await expect(page.getByText("सच्याएको कुरा सुरक्षित भयो")).toBeVisible();
    await expect(page.getByText(`SHA-256 ${sumOf(better)}`).first()).toBeVisible();
    await expect(page.getByText(/बायोडाटा २०८३\.pdf को सट्टा राखिएको/)).toBeVisible();
    // Both documents' mails must be sent before anything is erased.
    await expect.poll(() => writtenMails(dataDir()).filter(({ head }) => head.includes(person.email)).length).toBe(2);
  });

  await test.step("the applicant sees the decision of the staff", async () => {
    const office = await (await browser.newContext()).newPage();
    await office.goto(new URL("/admin/login", page.url()).href);
    await signIn(office);
    const where = `where[reference][equals]=${reference}&depth=0`;
    const moved = await office.evaluate(async (query) => {
      const { docs } = await (await fetch(`/api/applications?${query}`)).json();
      const answer = await fetch(`/api/applications/${docs[0].id}?depth=0`, {
        method: "PATCH",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ stage: "reading" }),
      });
      return answer.status;
    }, where);
    expect(moved).toBe(200);
    await office.context().close();
    await page.reload();
    await alive(page);
    await expect(page.locator("[aria-current=step]")).toContainText("मूल्याङ्कन हुँदै");
  });

  await test.step("withdrawing erases the application", async () => {
    expect(traces([person.email])).not.toEqual([]);
    await page.getByText("म फिर्ता लिन चाहन्छु").click();
    await page.getByRole("button", { name: "हो, मेरो आवेदन मेटाउनुहोस्" }).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "मेटाइयो" })).toBeFocused();
    expect(traces([person.name, person.ne, person.email, person.family])).toEqual([]);
  });
});

test("a server without room says so, and another attempt continues; nothing typed is lost", async ({ page }) => {
  const vacancy = await openVacancy(page);
  const key = String(vacancy.documents.find(({ required }) => required)?.key);
  const message = "यो फाइल राख्ने ठाउँ छैन।";
  let isFull = true;
  await page.route("**/frontapi/applications/uploads/*", (route) =>
    isFull && route.request().method() === "PATCH"
      ? route.fulfill({ status: 503, headers: { "retry-after": "300" }, json: { error: true, message } })
      : route.continue(),
  );
  await page.goto(`/ne/application/${vacancy.id}`);
  await alive(page);
  await fillIn(page, vacancy);
  await document(page, key).setInputFiles(file("विवरण.pdf", pdf(2000, "c")));
  await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
  await expect(page.getByText("अपलोड रोकिएको छ")).toHaveCount(0);
  isFull = false;
  await page.getByText("विवरण.pdf", { exact: true }).locator("xpath=..").getByRole("button").first().click();
  await hasArrived(page, "विवरण.pdf");
  await expect(page.getByRole("alert").filter({ hasText: message })).toHaveCount(0);
  await expect(page.locator("#name")).toHaveValue(thisPerson().name);
});

test("status regions exist before they have a text, and speak of no percent and of the last 20 words only", async ({
  page,
}) => {
  const vacancy = await openVacancy(page);
  const key = String(vacancy.documents.find(({ required }) => required)?.key);
  await page.goto(`/ne/application/${vacancy.id}`);
  await alive(page);
  const spoken = await page.evaluateHandle(() => {
    const said: string[] = [];
    for (const region of window.document.querySelectorAll("main [role=status]")) {
      const listen = () => said.push(String(region.textContent));
      new MutationObserver(listen).observe(region, { childList: true, characterData: true, subtree: true });
    }
    return said;
  });
  await document(page, key).setInputFiles(file("विवरण.pdf", pdf(900_000, "d")));
  await hasArrived(page, "विवरण.pdf");
  const about = await spoken.evaluate((said) => said.splice(0).filter(Boolean));
  expect(about.at(-1)).toBe("अपलोड पूरा भयो");
  expect(about.filter((text) => /[\d०-९]/.test(text))).toEqual([]);

  const letter = page.locator("#cover_letter");
  await letter.fill("शब्द ".repeat(479));
  await expect(page.getByText("२१ शब्द बाँकी")).toBeVisible();
  await letter.fill("शब्द ".repeat(480));
  await expect(page.getByText("२० शब्द बाँकी")).toBeVisible();
  expect(await spoken.evaluate((said) => said)).toEqual(["२० शब्द बाँकी"]);
});

import { expect, type Page, test } from "@playwright/test";
import { wordFile } from "../../../testing/files/word-file.ts";
import { inaccessible } from "../../accessibility.ts";
import { ownerHere } from "../../owners.ts";

const headers = { "x-requested-with": "XMLHttpRequest" };
const password = "plane-table-and-alidade";

async function signIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.context().clearCookies();
  await page.goto("/admin/login");
  await page.locator("#field-email").fill(who.email);
  await page.locator("#field-password").fill(who.password);
  await page.locator("button[type=submit]").click();
  await page.waitForURL(/\/admin\/?$/);
}

/** Applies for the first vacancy whose documents may all be Word files; resolves to the vacancy's id. */
async function applyFor({ request }: Page, name: string, locale: "en" | "ne"): Promise<number> {
  const { items } = (await (await request.get("/frontapi/careers")).json()).data;
  for (const { id } of items) {
    const vacancy = (await (await request.get(`/frontapi/careers/${id}`)).json()).data;
    const documents = vacancy.documents.filter(({ required }: { required: boolean }) => required);
    if (!documents.every(({ types }: { types: string[] }) => types.includes("docx"))) continue;
    const files: Record<string, string> = {};
    const cv = wordFile();
    for (const { key } of documents) {
      const announced = { vacancy: id, key, name: "cv.docx", size: cv.length };
      const upload = await request.post("/frontapi/applications/uploads", { headers, data: announced });
      const { upload_id } = (await upload.json()).data;
      await request.patch(`/frontapi/applications/uploads/${upload_id}`, {
        headers: { ...headers, "content-type": "application/partial-upload", "upload-offset": "0" },
        data: cv,
      });
      files[key] = upload_id;
    }
    const questions = vacancy.questions as { key: string; kind: string }[];
    const sent = await request.post(`/frontapi/applications?locale=${locale}`, {
      headers,
      data: {
        vacancy: id,
        name,
        // A different address for a second attempt.
        email: `${name.toLowerCase().replaceAll(" ", ".")}.${Date.now()}@example.org`,
        phone: "+977 1 555 0100",
        country: "Nepal",
        answers: Object.fromEntries(questions.map(({ key, kind }) => [key, kind === "number" ? "7" : "yes"])),
        files,
        consent: String(vacancy.consent.version),
      },
    });
    expect(sent.status(), await sent.text()).toBe(200);
    return id;
  }
  throw new Error("No vacancy of the seed takes Word's documents alone.");
}

test("HR staff move an application with a mail, and undo it in time", async ({ page }) => {
  // A second attempt finds the data of the first one.
  const again = test.info().retry > 0 ? " II" : "";
  const [asha, sita] = [`Asha Lama${again}`, `Sita Rai${again}`];
  const colleague = { email: `maya.${test.info().retry}@example.org`, password };
  const vacancy = await applyFor(page, asha, "ne");
  await applyFor(page, sita, "en");
  await signIn(page, ownerHere());
  const origin = new URL(page.url()).origin;
  const data = { ...colleague, name: "Maya Shrestha", role: "hr" };
  expect((await page.request.post("/api/users", { headers: { origin }, data })).status()).toBe(201);

  await signIn(page, colleague);
  await page.goto(`/admin/board?vacancy=${vacancy}`);
  const board = page.locator("#board");
  const stage = (key: string) => board.locator(`[data-stage="${key}"]`);
  await expect(stage("received").getByRole("link", { name: sita, exact: true })).toBeVisible();
  expect(await inaccessible(page, { within: "#board" })).toEqual([]);

  // By keyboard, from the card to the mail.
  await stage("received")
    .getByRole("button", { name: `Move ${asha}`, exact: true })
    .focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("To which stage?").selectOption("interview");
  await expect(dialog.getByRole("combobox", { name: "Email", exact: true })).toHaveValue(/^template:\d+$/);
  await expect(dialog.locator("article").first()).toContainText(`${asha} ज्यू`);
  expect(await inaccessible(page, { within: "dialog" })).toEqual([]);
  await dialog.getByRole("button", { name: "Move, and send the email in ten minutes" }).click();
  await expect(board.getByRole("status")).toContainText("Moved to: Interview.");
  await expect(stage("interview").getByRole("link", { name: asha, exact: true })).toBeVisible();
  await page.reload();
  await expect(stage("interview")).toContainText(/will be sent in \d:\d\d/);
  const undo = stage("interview").getByRole("button", { name: `Undo the move and the email: ${asha}`, exact: true });
  // A page that was just loaded may not react to a press yet.
  await expect(async () => {
    if (await undo.isVisible()) await undo.click({ timeout: 2000 });
    await expect(stage("received").getByRole("link", { name: asha, exact: true })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });

  // Moves both at once, without a mail.
  await stage("received").getByRole("button", { name: "Select all in Received" }).click();
  await board.getByRole("button", { name: /^Move \d applications$/ }).click();
  await dialog.getByLabel("To which stage?").selectOption("refused");
  await dialog.getByLabel("Reason, for the staff only").selectOption({ index: 1 });
  await dialog.getByRole("combobox", { name: "Email", exact: true }).selectOption("none");
  await dialog.getByRole("button", { name: "Move without an email" }).click();
  await expect(stage("refused").getByRole("link", { name: asha, exact: true })).toBeVisible();

  await stage("refused").getByRole("link", { name: sita, exact: true }).click();
  const desk = page.locator("#desk");
  await expect(desk).toContainText("You will see your colleagues’ scores once");
  for (const group of await desk.locator("fieldset").all()) await group.getByLabel("4").check();
  await desk.getByRole("button", { name: "Save my score" }).click();
  await expect(desk).toContainText("Maya Shrestha (you): 4.0");
  await desk.getByLabel("New note").fill("Ask her about the Seti crossing.");
  await desk.getByRole("button", { name: "Add the note" }).click();
  await expect(desk.getByRole("listitem").filter({ hasText: "Seti crossing" })).toContainText("Maya Shrestha");
  expect(await inaccessible(page, { within: "#desk" })).toEqual([]);

  await page.context().addCookies([{ name: "setu-lng", value: "ne", url: origin }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/board?vacancy=${vacancy}`);
  await expect(page.getByRole("heading", { level: 1, name: "आवेदन बोर्ड" })).toBeVisible();
  expect(await inaccessible(page, { within: "#board" })).toEqual([]);
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(widest).toBeLessThanOrEqual(390);
});

test("a mail kept for one stage is not sent for another", async ({ page }) => {
  const gita = `Gita Rai${test.info().retry > 0 ? " II" : ""}`;
  const vacancy = await applyFor(page, gita, "en");
  await signIn(page, ownerHere());
  await page.goto(`/admin/board?vacancy=${vacancy}`);
  const open = page.getByRole("button", { name: `Move ${gita}`, exact: true });
  const dialog = page.getByRole("dialog");
  const stage = dialog.getByLabel("To which stage?");
  const mail = dialog.getByRole("combobox", { name: "Email", exact: true });
  const text = dialog.getByRole("group", { name: /^English/ }).getByLabel("Text");
  // A page that was just loaded may not react to a press yet.
  const openDialog = () =>
    expect(async () => {
      if (!(await dialog.isVisible())) await open.click({ timeout: 2000 });
      await expect(stage).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  await openDialog();
  await stage.selectOption({ label: "Not selected" });
  await dialog.getByLabel("Reason, for the staff only").selectOption({ index: 1 });
  await text.fill("We are sorry to say no.");
  await expect(mail.getByRole("option", { selected: true })).toHaveText("Your text for “Not selected”");
  await page.keyboard.press("Escape");
  await page.reload();

  await openDialog();
  await expect(text).toHaveValue("We are sorry to say no.");
  await stage.selectOption({ label: "Offer" });
  const offer = mail.getByRole("option", { selected: true });
  await expect(offer).toHaveText("Offer");
  await expect(text).toHaveValue(/glad to have you work with us/);
  await mail.selectOption("Your text for “Not selected”");
  await expect(text).toHaveValue("We are sorry to say no.");
  await mail.selectOption("Offer");
  const sent = page.waitForRequest(/applications\/move$/);
  await dialog.getByRole("button", { name: "Move, and send the email in ten minutes" }).click();
  const { to, mail: words } = (await sent).postDataJSON();
  expect(to).toBe("offer");
  expect(words.en.text).toMatch(/glad to have you work with us/);
  expect(words.en.text).not.toContain("sorry to say no");
  await expect(page.locator("#board").getByRole("status")).toContainText("Moved to: Offer.");
});

test("an editor cannot open the board", async ({ page }) => {
  await signIn(page, ownerHere());
  const origin = new URL(page.url()).origin;
  const editor = { email: `kiran.${test.info().retry}@example.org`, password };
  const data = { ...editor, name: "Kiran", role: "editor" };
  expect((await page.request.post("/api/users", { headers: { origin }, data })).status()).toBe(201);
  await signIn(page, editor);
  await expect(page.locator("#nav-board")).toHaveCount(0);
  const answer = await page.goto("/admin/board");
  expect(answer?.status()).toBe(404);
  await page.context().clearCookies();
  await page.goto("/admin/board");
  await expect(page).toHaveURL(/\/admin\/login/);
});

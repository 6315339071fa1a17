import { spawn } from "node:child_process";
import { once } from "node:events";
import { chromium, expect, test } from "@playwright/test";
import { addRow, openTab, tick, write, writeRichText } from "../../back-office.ts";
import {
  anotherBrowser,
  copies,
  field,
  goOn,
  inNepali,
  isKept,
  newItem,
  offers,
  openItem,
  savedItem,
  turn,
} from "../../unsaved.ts";

test("text typed in four tabs of a new vacancy is restored after switching the language there and back", async ({
  page,
}) => {
  await inNepali(page);
  await newItem(page, "vacancies", "en");
  await write(page, "ref", "HEC-COPY-1");
  await write(page, "name", "Bridge engineer");
  await write(page, "posts", "3");
  await openTab(page, "विवरण");
  await write(page, "contact", "Ask Hari.");
  await openTab(page, "आवेदन");
  await addRow(page, "documents");
  await write(page, "documents.0.label", "A covering letter");
  await openTab(page, "मिति");
  await addRow(page, "stages");
  await write(page, "stages.0.name", "Interview");
  await turn(page, "ne");
  await expect(field(page, "ref")).toHaveValue("HEC-COPY-1");
  await openTab(page, "आवेदन");
  await expect(field(page, "documents__0__label")).toHaveValue("");
  await turn(page, "en");
  const held = { पद: { name: "Bridge engineer", posts: "3" }, विवरण: { contact: "Ask Hari." } };
  const rows = { आवेदन: { documents__0__label: "A covering letter" }, मिति: { stages__0__name: "Interview" } };
  for (const [tab, values] of Object.entries({ ...held, ...rows })) {
    await openTab(page, tab);
    for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
  }
});

test("while an unsaved text is being put into the form, nothing can be typed that it would overwrite", async ({
  page,
}) => {
  await inNepali(page);
  const id = await savedItem(page, "नयाँ पुल");
  await openItem(page, id);
  await write(page, "name", "नयाँ पुल खुल्यो");
  await isKept(page);
  await openItem(page, id);
  const slow = Promise.withResolvers<void>();
  await page.route(/news\/\d+/, async (route) => {
    if (route.request().method() === "POST") await slow.promise;
    await route.continue();
  });
  await goOn(page);
  await expect(page.locator(".document-fields[inert]").first()).toBeAttached();
  slow.resolve();
  await expect(page.locator(".document-fields[inert]")).toHaveCount(0);
  await expect(field(page, "name")).toHaveValue("नयाँ पुल खुल्यो");
  await write(page, "name", "नयाँ पुल आज खुल्यो");
  await isKept(page);
});

test("switching an item's language loses nothing typed: its texts are restored, and shared fields are carried over", async ({
  page,
}) => {
  await inNepali(page);
  await newItem(page, "news", "en");
  await write(page, "name", "The bridge at Seti is open");
  await tick(page, "featured");
  await writeRichText(page, "body", "The ribbon was cut on Sunday.");
  await turn(page, "ne");
  await expect(field(page, "name")).toHaveValue("");
  await expect(field(page, "featured")).toBeChecked();
  await expect(offers(page)).toContainText("अङ्ग्रेजीमा");
  await write(page, "name", "सेतीको पुल खुल्यो");
  await turn(page, "en");
  await expect(field(page, "name")).toHaveValue("The bridge at Seti is open");
  await expect(page.getByText("The ribbon was cut on Sunday.")).toBeVisible();
  await expect(copies(page)).toContainText("फर्काइएको छ");
  await turn(page, "ne");
  await expect(field(page, "name")).toHaveValue("सेतीको पुल खुल्यो");
  // After a save in one language, the other one's text still waits, now with the document.
  await page.locator("#action-save-draft").click();
  await page.waitForURL(/news\/\d+/);
  await expect(field(page, "name")).toHaveValue("सेतीको पुल खुल्यो");
  await expect(offers(page)).toContainText("अङ्ग्रेजीमा");
  await offers(page).getByRole("button", { name: "अङ्ग्रेजीमा जानुहोस्" }).click();
  await expect(field(page, "name")).toHaveValue("The bridge at Seti is open");
  await page.locator("#action-save-draft").click();
  await expect(page.locator("#action-save-draft")).toBeDisabled();
  await expect(offers(page)).toHaveCount(0);
  await newItem(page, "news");
  await expect(offers(page)).toHaveCount(0);
});

test("a page that is reloaded, or opened on another computer, offers the typed text", async ({ page }) => {
  await inNepali(page);
  const id = await savedItem(page, "पुरानो शीर्षक");
  await openItem(page, id);
  await write(page, "name", "नयाँ शीर्षक");
  await isKept(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(field(page, "name")).toHaveValue("पुरानो शीर्षक");
  await offers(page).getByRole("button", { name: "हेर्नुहोस्" }).click();
  const look = page.getByRole("dialog", { name: "फरक कुरा" });
  await expect(look).toContainText("पुरानो शीर्षक");
  await expect(look).toContainText("नयाँ शीर्षक");
  await look.getByRole("button", { name: "बन्द गर्नुहोस्" }).click();
  const { context, other } = await anotherBrowser(page);
  await openItem(other, id);
  await goOn(other);
  await expect(field(other, "name")).toHaveValue("नयाँ शीर्षक");
  await context.close();
  await goOn(page);
  await expect(field(page, "name")).toHaveValue("नयाँ शीर्षक");
  await expect(page.locator("#action-save-draft")).toBeEnabled();
  await offers(page).count();
  await page.locator("#action-save-draft").click();
  await expect(page.locator("#action-save-draft")).toBeDisabled();
  await page.reload();
  await expect(field(page, "name")).toHaveValue("नयाँ शीर्षक");
  await expect(copies(page)).toBeAttached();
  await expect(offers(page)).toHaveCount(0);
});

test("text that was continued, typed on and reloaded before the server had it is offered once", async ({ page }) => {
  await inNepali(page);
  const id = await savedItem(page, "पुल");
  await openItem(page, id);
  await write(page, "name", "पुल बन्यो");
  await isKept(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.route("**/working-copy**", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await goOn(page);
  await expect(field(page, "name")).toHaveValue("पुल बन्यो");
  await write(page, "name", "पुल बन्यो, बाटो पनि");
  await expect(copies(page)).toContainText("यही कम्प्युटरमा राखिएको छ");
  await page.reload();
  await expect(offers(page)).not.toHaveCount(0);
  await expect(offers(page)).toHaveCount(1);
  await goOn(page);
  await expect(field(page, "name")).toHaveValue("पुल बन्यो, बाटो पनि");
});

test("two new items typed at the same time stay separate", async ({ page }) => {
  await inNepali(page);
  const second = await page.context().newPage();
  await newItem(page, "news");
  await newItem(second, "news");
  await write(page, "name", "पहिलो");
  await write(second, "name", "दोस्रो");
  await isKept(page);
  await isKept(second);
  await second.close({ runBeforeUnload: false });
  await page.goto("about:blank");
  await newItem(page, "news");
  await expect(offers(page)).toHaveCount(2);
  // Continuing looks for unsaved texts again: the second one, discarded meanwhile, does not come back with the answer.
  const looked = Promise.withResolvers<void>();
  await page.route("**/working-copy**", async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    await page.waitForTimeout(2000);
    await route.fulfill({ response });
    looked.resolve();
  });
  await offers(page).filter({ hasText: "पहिलो" }).getByRole("button", { name: "जारी राख्नुहोस्" }).click();
  await expect(field(page, "name")).toHaveValue("पहिलो");
  await offers(page).filter({ hasText: "दोस्रो" }).getByRole("button", { name: "हटाउनुहोस्" }).click();
  await offers(page).filter({ hasText: "दोस्रो" }).getByRole("button", { name: "सधैँका लागि हटाउनुहोस्" }).click();
  await looked.promise;
  // Time in which it would come back.
  await page.waitForTimeout(500);
  await expect(offers(page)).toHaveCount(0);
  await page.unroute("**/working-copy**");
  await page.reload();
  await expect(offers(page)).toHaveCount(1);
  await goOn(page);
  await expect(field(page, "name")).toHaveValue("पहिलो");
});

test("without a connection, typed text is kept on the computer, and the page says so", async ({ page }) => {
  await inNepali(page);
  const id = await savedItem(page, "जडानसहित");
  await openItem(page, id);
  await page.context().setOffline(true);
  await write(page, "name", "जडानविना");
  await expect(copies(page)).toContainText("यही कम्प्युटरमा राखिएको छ");
  await page.close({ runBeforeUnload: false });
  const again = await page.context().newPage();
  await page.context().setOffline(false);
  await openItem(again, id);
  await goOn(again);
  await expect(field(again, "name")).toHaveValue("जडानविना");
});

test("a killed browser loses at most the last moment of typing", async ({ page }) => {
  await inNepali(page);
  const id = await savedItem(page, "मारिनुअघि");
  const address = `${new URL(page.url()).origin}/admin/collections/news/${id}?locale=ne`;
  const cookies = await page.context().cookies();
  const profile = test.info().outputPath("profile");
  /** Starts a browser with a profile on disk and the same session. */
  const start = async () => {
    const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
    const child = spawn(
      executablePath ?? chromium.executablePath(),
      [...args, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
      // Debian's command is a script around the browser: the whole group is killed.
      { stdio: ["ignore", "ignore", "pipe"], detached: true },
    );
    const endpoint = await new Promise<string>((resolve) => {
      let said = "";
      child.stderr.on("data", (bytes) => {
        said += String(bytes);
        const found = /DevTools listening on (\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
    });
    const browser = await chromium.connectOverCDP(endpoint);
    const [context] = browser.contexts();
    if (!context) throw new Error("no context");
    await context.addCookies(cookies);
    const tab = await context.newPage();
    await tab.goto(address);
    return { child, tab };
  };
  const killed = await start();
  await write(killed.tab, "name", "मारिँदा लेखिएको");
  await isKept(killed.tab);
  // This text never reaches the server.
  await killed.tab.route("**/working-copy**", (route) => route.abort());
  await write(killed.tab, "correction", "मिति सच्याइयो।");
  await expect(copies(killed.tab)).toContainText("यही कम्प्युटरमा राखिएको छ");
  process.kill(-Number(killed.child.pid), "SIGKILL");
  await once(killed.child, "exit");
  const { child, tab } = await start();
  await goOn(tab);
  await expect(field(tab, "name")).toHaveValue("मारिँदा लेखिएको");
  await expect(field(tab, "correction")).toHaveValue("मिति सच्याइयो।");
  process.kill(-Number(child.pid), "SIGKILL");
});

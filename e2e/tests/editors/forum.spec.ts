import { expect, type Page, test } from "@playwright/test";
import { writtenMails } from "../../../testing/mail-files.ts";
import { goodPassword } from "../../../testing/people/member.ts";
import { inaccessible } from "../../accessibility.ts";
import { readAsStaff, signIn } from "../../back-office.ts";
import { loseFirstAnswer } from "../../connection.ts";
import { memberAt } from "../../member.ts";

const dataDir = () => String(process.env.E2E_DATA_DIR);

const languages = [
  {
    prefix: "",
    locale: "en",
    name: "Sabina Khadka",
    title: "May a culvert of 60 cm be laid under a road that tractors use?",
    text: "Chitwan, clay, a field road. **How deep** must it lie?\n\n- width 3 m\n- no drain yet",
    similar: "Can broken bricks be used under the paving",
    words: {
      title: "Your question in one line",
      category: "Category",
      text: "Text",
      send: "Send the question",
      held: /colleague will look at it first/,
      mine: "View it under your discussions",
      waiting: /waiting for a colleague/,
      accept: "This solved it",
      solved: "The answer that solved it",
      solvedList: "Solved discussions",
      reply: "Your reply",
      sendReply: "Send the reply",
      kept: /kept on this device/,
      signInToReply: "Sign in to reply",
      email: "Email",
      password: "Password",
      signIn: "Sign in",
      leave: "Delete the account",
      leavePosts: /forum/,
      leaveNow: "Delete my account",
      gone: /erased|deleted/,
    },
  },
  {
    prefix: "/ne",
    locale: "ne",
    name: "सविना खड्का",
    title: "ट्र्याक्टर चल्ने बाटोमुनि ६० सेन्टिमिटरको कल्भर्ट राख्न मिल्छ?",
    text: "चितवन, चिम्टाइलो माटो, खेतको बाटो। **कति गहिरो** राख्ने?\n\n- चौडाइ ३ मिटर\n- नाली छैन",
    similar: "कुलोको मुहान हरेक वर्ष पुरिन्छ",
    words: {
      title: "तपाईंको प्रश्न एउटै पङ्क्तिमा",
      category: "विषय",
      text: "पाठ",
      send: "प्रश्न पठाउनुहोस्",
      held: /पहिले हाम्रा सहकर्मीले हेर्नुहुन्छ/,
      mine: "मेरा छलफलमा हेर्नुहोस्",
      waiting: /सहकर्मीले पढ्न बाँकी/,
      accept: "यसले समाधान दियो",
      solved: "समाधान दिने जवाफ",
      solvedList: "समाधान भएका छलफल",
      reply: "तपाईंको जवाफ",
      sendReply: "जवाफ पठाउनुहोस्",
      kept: /यही उपकरणमा छ/,
      signInToReply: "जवाफ दिन लग इन गर्नुहोस्",
      email: "इमेल",
      password: "पासवर्ड",
      signIn: "लग इन गर्नुहोस्",
      leave: "खाता मेटाउनुहोस्",
      leavePosts: /छलफल/,
      leaveNow: "मेरो खाता मेटाउनुहोस्",
      gone: /मेटाइयो/,
    },
  },
];
type Language = (typeof languages)[number];

/** Axe finds nothing, and nothing runs out of a narrow page. */
async function isSound(page: Page): Promise<void> {
  expect(await inaccessible(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test.describe.configure({ mode: "serial" });

for (const { prefix, locale, name, title, text, similar, words } of languages) {
  test(`${locale}: asked, approved, answered by an expert, accepted; typed on after the session; all gone with the account`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(240_000);
    const email = `forum.${locale}.${Date.now()}@example.org`;
    const asker = await memberAt(browser, name, email, locale);

    await asker.goto(`${prefix}/forum/ask`);
    const form = asker.locator("main form");
    const titleField = form.getByLabel(words.title);
    await titleField.fill(similar);
    await expect(form.locator("[aria-live] a").first()).toBeVisible();
    await titleField.fill(title);
    await form.getByLabel(words.category, { exact: true }).selectOption({ index: 2 });
    await form.getByLabel(words.text, { exact: true }).fill(text);
    await isSound(asker);
    // The typed text is still there.
    await asker.reload();
    await expect(titleField).toHaveValue(title);
    await asker.emulateMedia({ media: "print" });
    await expect(form.getByLabel(words.text, { exact: true })).toBeVisible();
    await asker.emulateMedia({ media: "screen" });
    await form.getByRole("button", { name: words.send }).click();
    // The focus is where the result is, since the form is gone.
    await expect(asker.getByText(words.held)).toBeFocused();
    await asker.getByRole("link", { name: words.mine }).click();
    await expect(asker.getByText(words.waiting)).toBeVisible();
    await isSound(asker);

    await signIn(page);
    await page.goto("/admin/collections/forum-posts");
    await page.getByRole("link", { name: title }).click();
    await page.waitForURL(/forum-posts\/\d+$/);
    expect(await inaccessible(page, { within: ".inbox" })).toEqual([]);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.locator(".inbox-state")).toHaveText("Public");
    await standFor(page);
    await page.locator(".inbox-answer textarea").fill("At least 60 cm of fill above the pipe, and a drain.");
    await page.getByRole("button", { name: "Publish the answer" }).click();
    await expect(page.locator(".inbox-given")).toContainText("60 cm of fill");
    const id = /forum-posts\/(\d+)/.exec(page.url())?.[1];

    // Each server asks for what is new once a second.
    await expect(async () => {
      await asker.goto(`${prefix}/discussion/${id}`);
      await expect(asker.getByText("60 cm of fill")).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
    await expect(asker.locator("h1")).toHaveText(title);
    await expect(
      asker.locator("article strong", { hasText: locale === "en" ? "How deep" : "कति गहिरो" }),
    ).toBeVisible();
    expect(await asker.locator('link[rel="canonical"]').getAttribute("href")).toContain(`${prefix}/discussion/${id}`);
    // An acceptance whose answer is lost is shown like any other.
    if (locale === "ne") await loseFirstAnswer(asker, /discussions\/\d+\/answer/);
    await asker.getByRole("button", { name: words.accept }).click();
    await expect(asker.getByRole("heading", { name: words.solved })).toBeFocused({ timeout: 15_000 });
    await expect(asker.locator("#replies")).toHaveCount(0);
    await isSound(asker);
    expect(await asker.content()).toContain('"QAPage"');
    await asker.goto(`${prefix}/forum`);
    await asker.getByRole("link", { name: words.solvedList }).click();
    await asker.waitForURL(/solved/);
    await expect(asker.locator(`main a[href="${prefix}/discussion/${id}"]`)).toHaveText(title);
    await isSound(asker);

    await asker.goto(`${prefix}/discussion/${id}`);
    await typesOnAfterTheSession(asker, email, words);
    await sendsFromTwoTabs(asker, words);
    await leaves(asker, prefix, words);
    await expect(async () => {
      await asker.goto(`${prefix}/forum?q=${encodeURIComponent(title)}`);
      await expect(asker.getByRole("link", { name: title })).toHaveCount(0, { timeout: 1000 });
    }).toPass({ timeout: 15_000 });
    // The account is closed at once, its posts are erased by a job.
    await expect.poll(async () => (await asker.request.get(`${prefix}/discussion/${id}`)).status()).toBe(404);
    const mails = writtenMails(dataDir()).map(({ head, text: body }) => head + body);
    expect(mails.filter((mail) => mail.includes(email) || mail.includes(name) || mail.includes(title))).toEqual([]);
    await asker.context().close();
  });
}

/**
 * The session ends while a reply is typed: the words are there after signing in again, and are sent once, though the
 * connection was cut.
 */
async function typesOnAfterTheSession(asker: Page, email: string, words: Language["words"]): Promise<void> {
  const reply = asker.getByRole("textbox", { name: words.reply, exact: true });
  const typed = "Thank you. 60 cm it will be, and the drain first.";
  await reply.fill(typed);
  await asker.evaluate(() => {
    const { token } = JSON.parse(String(localStorage.getItem("setu.auth")));
    localStorage.setItem("setu.auth", JSON.stringify({ token, expires_at: Date.now() - 1 }));
    dispatchEvent(new Event("setu:session"));
  });
  await expect(asker.getByText(words.kept)).toBeVisible();
  await asker.locator("main").getByRole("link", { name: words.signInToReply }).click();
  await asker.locator("main").getByLabel(words.email, { exact: true }).fill(email);
  await asker.locator("main").getByLabel(words.password, { exact: true }).fill(goodPassword);
  await asker.locator("main").getByRole("button", { name: words.signIn, exact: true }).click();
  await expect(asker).toHaveURL(/discussion/);
  await expect(reply).toHaveValue(typed);
  // A second tab has them too.
  const other = await asker.context().newPage();
  await other.goto(asker.url());
  await expect(other.getByRole("textbox", { name: words.reply, exact: true })).toHaveValue(typed);
  await other.close();
  await asker.context().setOffline(true);
  await asker.getByRole("button", { name: words.sendReply }).click();
  await expect(asker.locator("main form").getByRole("status")).toContainText(/\S/);
  await asker.context().setOffline(false);
  await expect(asker.locator("article").filter({ hasText: typed })).toHaveCount(1, { timeout: 30_000 });
  await expect(reply).toHaveValue("");
}

/** The same short reply is sent from two tabs before either has its answer: it is stored once, and both show it. */
async function sendsFromTwoTabs(asker: Page, words: Language["words"]): Promise<void> {
  const typed = "60 cm, then.";
  await asker.getByRole("textbox", { name: words.reply, exact: true }).fill(typed);
  const other = await asker.context().newPage();
  await other.goto(asker.url());
  const bothSent = Promise.withResolvers<void>();
  let sent = 0;
  await asker.context().route(/\/replies\b/, async (route) => {
    sent += 1;
    if (sent === 2) bothSent.resolve();
    await bothSent.promise;
    await route.continue();
  });
  const tabs = [asker, other];
  for (const tab of tabs) await tab.getByRole("button", { name: words.sendReply }).click();
  for (const tab of tabs) {
    await expect(tab.getByRole("textbox", { name: words.reply, exact: true })).toHaveValue("");
    await expect(tab.locator("article").filter({ hasText: typed })).toHaveCount(1);
  }
  await asker.reload();
  await expect(asker.locator("article").filter({ hasText: typed })).toHaveCount(1);
  await other.close();
}

/** Deletes the account, and has the posts go with it. */
async function leaves(asker: Page, prefix: string, words: Language["words"]): Promise<void> {
  await asker.goto(`${prefix}/profile`);
  await asker.locator("summary", { hasText: words.leave }).click();
  const part = asker.locator("section", { has: asker.locator("summary", { hasText: words.leave }) });
  await part.getByLabel(words.leavePosts).check();
  await part.getByLabel(words.password, { exact: true }).fill(goodPassword);
  await part.getByRole("button", { name: words.leaveNow }).click();
  await expect(asker.locator("main").getByRole("status").first()).toContainText(words.gone);
  expect(await asker.evaluate(() => Object.keys(localStorage).filter((key) => /auth|forum/.test(key)))).toEqual([]);
}

/** Has the account that is signed in answer as somebody of the firm. */
async function standFor(page: Page): Promise<void> {
  const { user } = (await readAsStaff(page, "/api/users/me")) as { user: { id: number } };
  const people = await readAsStaff(page, "/api/people?limit=1&depth=0&where[left][not_equals]=true");
  const [person] = (people as { docs: { id: number }[] }).docs;
  const status = await page.evaluate(
    async ([address, answersAs]) => {
      const headers = { "content-type": "application/json" };
      const changed = await fetch(address, { method: "PATCH", headers, body: JSON.stringify({ answersAs }) });
      return changed.status;
    },
    [`/api/users/${user.id}`, Number(person?.id)] as const,
  );
  expect(status).toBe(200);
  await page.reload();
}

test("another member who signs in in another tab finds no text of the former one, in any form", async ({ browser }) => {
  const other = `other.${Date.now()}@example.org`;
  await (await memberAt(browser, "Other Rai", other, "en")).context().close();
  const email = `first.${Date.now()}@example.org`;
  const first = await memberAt(browser, "First Rai", email, "en");
  const [{ words }] = languages as [Language, Language];
  const signInAs = async (address: string) => {
    await first.goto("/login");
    const main = first.locator("main");
    await main.getByLabel(words.email, { exact: true }).fill(address);
    await main.getByLabel(words.password, { exact: true }).fill(goodPassword);
    await main.getByRole("button", { name: words.signIn, exact: true }).click();
    await expect(first).not.toHaveURL(/login/);
  };
  await signInAs(email);
  const fieldOn = { "/forum/ask": words.title, "/discussion/1": words.reply };
  const typed = "This is by the first of them, and by nobody else.";
  const pages = await Promise.all(
    Object.entries(fieldOn).map(async ([path, name]) => {
      const page = await first.context().newPage();
      await page.goto(path);
      const field = page.getByRole("textbox", { name, exact: true });
      await field.fill(typed);
      return { page, field };
    }),
  );
  await signInAs(other);
  for (const { page, field } of pages) {
    await expect(field).toHaveValue("");
    await page.reload();
    await expect(field).toHaveValue("");
  }
  await first.context().close();
});

test("a list, a discussion and their frames are read without JavaScript", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const path of ["/forum", "/ne/forum?view=solved", "/discussion/1", "/forum/ask", "/ne/forum/my"]) {
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
  }
});

import { expect, type Page, test } from "@playwright/test";
import { writtenMails } from "../../testing/mail-files.ts";
import { file, hasArrived, picker, send, somebody, someVacancy, typed } from "../applying.ts";
import { byKeyboard, byPointer, type Hands, Task } from "../visiting.ts";
import { alive, open } from "./specification/visit.ts";

/** Visitors' typical tasks from start to end, in few steps; each test records the number of steps and the seconds. */

test.describe.configure({ mode: "parallel" });

const link = (page: Page, name: string | RegExp) =>
  page.locator("main").getByRole("link", typeof name === "string" ? { name, exact: true } : { name });
const ways: { how: string; handsOn: (page: Page) => Hands }[] = [
  { how: "by pointer", handsOn: () => byPointer },
  { how: "by keyboard alone", handsOn: byKeyboard },
];

for (const { how, handsOn } of ways) {
  test(`a ministry's official finds a dam, its client and a reference, and asks about it (${how})`, async ({
    page,
  }, info) => {
    await open(page, "/");
    const task = new Task(handsOn(page));
    const nav = page.locator("header nav");
    await task.press(nav.locator("summary", { hasText: "Our Project" }));
    await task.press(nav.getByRole("link", { name: "Hydropower and dams" }));
    await expect(page.getByRole("heading", { level: 1, name: "Hydropower and dams" })).toBeFocused();
    await task.press(link(page, "Seti Gorge storage project"));
    await expect(page.getByRole("heading", { level: 1, name: "Seti Gorge storage project" })).toBeFocused();
    const fact = (name: string) => page.locator("main dl > div", { has: page.getByText(name, { exact: true }) });
    await expect(fact("Client").locator("dd")).not.toBeEmpty();
    await expect(fact("Reference letter")).toContainText("Available on request");
    await task.press(link(page, "Ask about this project"));
    await expect(page.getByLabel("Message")).toHaveValue(/Seti Gorge storage project/);
    await task.type(page.getByLabel("Name"), "Kamala Adhikari");
    await task.type(page.getByLabel("Company"), "Ministry of Energy");
    await task.choose(page.getByLabel("Country"), 1);
    await task.type(page.getByLabel("Email"), "kamala@example.org");
    await task.type(page.getByLabel("Phone"), "+977 1 555 0190");
    await task.press(page.getByRole("button", { name: "Send message" }));
    await expect(page.getByRole("button", { name: "Sent", exact: true })).toBeVisible();
    task.end(info, 10);
  });

  test(`an applicant with a phone reads a vacancy in Nepali, applies with a document and checks its state (${how})`, async ({
    page,
  }, info) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const { vacancy, keys } = await someVacancy(page);
    const email = somebody("sunmaya");
    await open(page, "/ne/careers");
    const task = new Task(handsOn(page));
    await task.press(link(page, vacancy.name));
    await expect(page.locator("h1")).toHaveText(vacancy.name);
    await task.press(link(page, "आवेदन दिनुहोस्"));
    await expect(page).toHaveURL(`/ne/application/${vacancy.id}`);
    await alive(page);
    await task.type(page.locator("#name"), typed.name);
    await task.type(page.locator("#email"), email);
    await task.type(page.locator("#phone"), typed.phone);
    await task.choose(page.locator("#country"), 1);
    for (const key of keys) {
      await task.attach(picker(page, key), file(`${key}.pdf`));
      await hasArrived(page, `${key}.pdf`);
    }
    for (const { key, kind } of vacancy.questions) {
      const field = page.locator(`[name="answers.${key}"]`);
      await (kind === "yes-no" ? task.choose(field, 1) : task.type(field, "७"));
    }
    await task.press(page.locator("#consent"));
    await task.press(send(page));
    await expect(page.getByRole("heading", { level: 1, name: "तपाईंको आवेदन आइपुग्यो" })).toBeVisible();
    const mailed = () =>
      writtenMails(String(process.env.E2E_DATA_DIR))
        .filter(({ head }) => head.includes(email))
        .flatMap(({ text }) => /http:\S+\/application\/track\?link=\S+/.exec(text)?.[0] ?? [])[0];
    await expect.poll(mailed, { timeout: 20_000 }).toBeDefined();
    await page.goto(String(mailed()));
    await expect(page.locator("[aria-current=step]")).toBeVisible();
    task.end(info, 8 + keys.length + vacancy.questions.length);
  });

  test(`a contractor finds the open notice with its addendum, downloads it and adds the date to the calendar (${how})`, async ({
    page,
  }, info) => {
    await open(page, "/notices");
    const task = new Task(handsOn(page));
    const row = page.locator("main article").filter({ hasText: "1 addendum" }).first();
    await task.press(row.getByRole("link").first());
    await expect(page.getByRole("heading", { level: 2, name: "Addenda" })).toBeVisible();
    await expect(page.getByText("Time left")).toBeVisible();
    const documents = page.locator("main aside").getByRole("link", { name: /Terms of reference/ });
    const [document] = await Promise.all([page.waitForEvent("download"), task.press(documents)]);
    expect(document.suggestedFilename()).toMatch(/\.pdf$/);
    const day = await page.locator("main dl time").first().getAttribute("datetime");
    const calendar = link(page, "Add to calendar");
    const [entry] = await Promise.all([page.waitForEvent("download"), task.press(calendar)]);
    const lines = await (await page.request.get(entry.url())).text();
    expect(lines).toMatch(new RegExp(`^DT(START|END)[^\\n]*${day?.slice(0, 10).replaceAll("-", "")}`, "m"));
    task.end(info, 3);
  });

  test(`a journalist finds a picture with its credit, the news about it, and the feed (${how})`, async ({
    page,
  }, info) => {
    await open(page, "/");
    const task = new Task(handsOn(page));
    const nav = page.locator("header nav");
    await task.press(nav.locator("summary", { hasText: "About Us" }));
    await task.press(nav.getByRole("link", { name: "Gallery" }));
    await expect(page).toHaveURL("/album-category");
    await task.press(page.locator("main li h2 a").first());
    await expect(page).toHaveURL(/\/album-category\/\d+/);
    await task.press(link(page, "Seti Gorge: the reservoir fills"));
    await expect(page).toHaveURL(/\/gallaries\/\d+/);
    await task.press(page.locator("main li a[data-photo]").first());
    const photo = page.getByRole("dialog");
    await expect(photo).toContainText("Picture: ");
    await page.keyboard.press("Escape");
    await task.press(nav.getByRole("link", { name: "News and Events" }));
    await task.press(page.locator("#news").getByRole("link", { name: "View All" }));
    await expect(page).toHaveURL("/news");
    const feed = await link(page, /feed reader/).getAttribute("href");
    expect(await (await page.request.get(String(feed))).text()).toContain(
      "Seti Gorge reservoir reaches its full level",
    );
    await task.press(page.locator("main article").getByRole("link", { name: /Learn more/ }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seti Gorge reservoir reaches its full level");
    task.end(info, 8);
  });
}

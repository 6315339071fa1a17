import { expect, test } from "@playwright/test";
import { inaccessible } from "../accessibility.ts";
import { alive } from "./specification/visit.ts";

const languages = [
  {
    prefix: "",
    title: "Success stories",
    story: "Water for the last field",
    project: "Simle Besi irrigation scheme",
    quote: "We used to sit by the canal all night",
    note: "Translated from Nepali",
    original: "The original words",
    said: "पहिले रातभर कुलो कुर्दा",
    over: "Closed for four days instead of 53",
    last: "Before, we taught half of the session",
  },
  {
    prefix: "/ne",
    title: "सफलताका कथा",
    story: "पानी उमाल्न छोडेको सहर",
    project: "सुन्दरबस्ती खानेपानी प्रशोधन केन्द्र",
    quote: "उहाँहरू केन्द्र सुम्पेर हिँड्नुभएन",
    note: "अङ्ग्रेजीबाट अनुवाद",
    original: "मूल भनाइ",
    said: "They did not hand us a plant and leave",
    over: "५३ होइन, चार दिन मात्र बन्द",
    last: "अघिल्ला वर्ष हामी आधा सत्र",
  },
];

for (const { prefix, title, story, project, quote, note, original, said, over, last } of languages) {
  test.describe(`success stories below ${prefix || "/"}`, () => {
    test("a visitor gets from the footer to a story, its quote and its project, and back", async ({ page }) => {
      await page.goto(`${prefix}/`);
      await alive(page);
      await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      expect(await inaccessible(page)).toEqual([]);
      await page.getByRole("link", { name: story }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(story);
      await expect(page.getByRole("blockquote")).toContainText(quote);
      await expect(page.getByText(note)).toBeVisible();
      await expect(page.getByText(said)).toBeHidden();
      await page.getByText(original).click();
      await expect(page.getByText(said)).toBeVisible();
      expect(await inaccessible(page)).toEqual([]);
      await page.getByRole("complementary").getByRole("link", { name: project }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(project);
      await page.getByRole("main").getByRole("link", { name: story }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(story);
    });

    test("the quote is printed, and fits a narrow screen", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ["/success-stories", "/success-stories/1"]) {
        await page.goto(prefix + path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, path).toBe(320);
      }
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("blockquote")).toBeVisible();
      await expect(page.getByRole("complementary").getByRole("button")).toBeHidden();
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });
      test("everything is readable, and a quote whose consent has ended is not shown", async ({ page }) => {
        await page.goto(`${prefix}/success-stories?sector=urban-environment`);
        await page.getByRole("link", { name: over }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(over);
        await expect(page.getByRole("blockquote")).toHaveCount(0);
        expect(await page.content()).not.toContain(last);
        await expect(page.getByRole("main").locator("dl dd").first()).toBeVisible();
      });
    });
  });
}

test("a figure of the greatest length stays in one line, in the list and in its story", async ({ page }) => {
  for (const path of ["/success-stories", "/success-stories/1"]) {
    await page.goto(path);
    await alive(page);
    const lines = await page.evaluate(() => {
      const values = [...document.querySelectorAll<HTMLElement>("main [data-long]")];
      return values.map((value) => {
        const text = [...value.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) as Text;
        text.data = "12,345,678,901,234.5";
        value.dataset["long"] = "true";
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getClientRects().length;
      });
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines)).toEqual(new Set([1]));
  }
});

import { expect, test } from "vitest";
import { fixedPaths, pageNames, pages } from "./pages.ts";

test("an address has the parts of the path, known parameters in the table's order, and the fragment", () => {
  expect(pages.project.href({ project_slug: "hydropower-dams", childId: 7 })).toBe("/projects/hydropower-dams/7");
  expect(pages.newsList.href()).toBe("/news");
  expect(pages.newsList.href({ page: 2, category: "event" })).toBe("/news?category=event&page=2");
  expect(pages.home.href({ person: 3 }, "#contact")).toBe("/?person=3#contact");
});

test("an undefined parameter is omitted, an empty one is kept", () => {
  expect(pages.newsList.href({ year: undefined, q: "" })).toBe("/news?q=");
});

test("values are escaped, and lists of ids stay readable", () => {
  expect(pages.newsItem.href({ id: "../a?b#c" })).toBe("/news/..%2Fa%3Fb%23c");
  expect(pages.projects.href({ ids: "1,2", q: "a&b=\ud800" })).toBe("/projects?ids=1,2&q=a%26b%3D%EF%BF%BD");
});

test("a wrong name and a missing part do not compile", () => {
  // @ts-expect-error: there is no such page.
  expect(() => pages.nowhere.href()).toThrow();
  // @ts-expect-error: the id is missing.
  pages.newsItem.href();
  // @ts-expect-error: the id is missing.
  pages.newsItem.href({});
  // @ts-expect-error: the part has another name.
  pages.newsItem.href({ slug: "a" });
  // @ts-expect-error: the list has no such parameter.
  pages.newsList.href({ colour: "red" });
  // @ts-expect-error: a fragment begins with #.
  pages.home.href({}, "contact");
});

test("private, unlisted and item pages are not among the fixed ones", () => {
  expect(fixedPaths()).toContain("/careers");
  for (const { path } of [pages.alerts, pages.myApplication, pages.noApplication, pages.notice])
    expect(fixedPaths()).not.toContain(path);
});

test("no two pages share a path", () => {
  expect(new Set(pageNames.map((name) => pages[name].path)).size).toBe(pageNames.length);
});

import { expect, test } from "vitest";
import { basenameOf, localeOfPath, localizedPath } from "./locale.ts";

test.each([
  ["/", "en"],
  ["/ne", "ne"],
  ["/ne/", "ne"],
  ["/ne/news/3", "ne"],
  ["/new", "en"],
  ["/news/ne", "en"],
  ["/NE", "en"],
  ["//ne", "en"],
])("%s is %s", (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});

test.each([
  ["/", "/ne"],
  ["/news/3", "/ne/news/3"],
  ["/new", "/ne/new"],
])("%s and %s are the same page in the two languages", (english, nepali) => {
  expect(localizedPath(english, "ne")).toBe(nepali);
  expect(localizedPath(nepali, "en")).toBe(english);
  expect(localizedPath(english, "en")).toBe(english);
  expect(localizedPath(nepali, "ne")).toBe(nepali);
  expect(nepali.startsWith(basenameOf("ne"))).toBe(true);
});

test("no path leads to another host", () => {
  expect(localizedPath("/ne//evil.test/x", "en")).toBe("/evil.test/x");
  expect(localizedPath("//evil.test/x", "en")).toBe("/evil.test/x");
});

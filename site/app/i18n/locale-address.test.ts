import { afterEach, describe, expect, test, vi } from "vitest";
import { basenameOf, inLocaleAddress, localeOfPath, storedTwin } from "./locale-address.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

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
])("%s and %s are twins", (english, nepali) => {
  expect(inLocaleAddress(english, "ne")).toBe(nepali);
  expect(inLocaleAddress(nepali, "en")).toBe(english);
  expect(inLocaleAddress(english, "en")).toBe(english);
  expect(inLocaleAddress(nepali, "ne")).toBe(nepali);
  expect(nepali.startsWith(basenameOf("ne"))).toBe(true);
});

test("no address leads to another host", () => {
  expect(inLocaleAddress("/ne//evil.test/x", "en")).toBe("/evil.test/x");
  expect(inLocaleAddress("//evil.test/x", "en")).toBe("/evil.test/x");
});

describe("the stored choice", () => {
  const at = (pathname: string) => ({ pathname, search: "?a=1", hash: "#contact" });
  const storing = (value: string | null) =>
    vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "setu.locale" ? value : null) });

  test("ne leads from an English page to its twin, with query and fragment", () => {
    storing("ne");
    expect(storedTwin(at("/"))).toBe("/ne?a=1#contact");
    expect(storedTwin(at("/news/3"))).toBe("/ne/news/3?a=1#contact");
    expect(storedTwin(at("/ne"))).toBeUndefined();
  });

  test.each([null, "en", "", "NE", "fr", "javascript:alert(1)"])("%j means English", (value) => {
    storing(value);
    expect(storedTwin(at("/"))).toBeUndefined();
  });

  test("a closed storage does no harm", () => {
    const closed = () => {
      throw new DOMException("closed", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: closed });
    expect(storedTwin(at("/"))).toBeUndefined();
  });
});

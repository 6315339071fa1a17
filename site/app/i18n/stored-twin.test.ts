import { afterEach, describe, expect, test, vi } from "vitest";
import { storedTwin } from "./stored-twin.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the stored choice of language", () => {
  const at = (pathname: string) => ({ pathname, search: "?a=1", hash: "#contact" });
  const storing = (value: string | null) =>
    vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "setu.locale" ? value : null) });

  test("ne leads from an English page to the same page in Nepali, with query and fragment", () => {
    storing("ne");
    expect(storedTwin(at("/"))).toBe("/ne?a=1#contact");
    expect(storedTwin(at("/news/3"))).toBe("/ne/news/3?a=1#contact");
    expect(storedTwin(at("/ne"))).toBeUndefined();
  });

  test.each([null, "en", "", "NE", "fr", "javascript:alert(1)"])("%j means English", (value) => {
    storing(value);
    expect(storedTwin(at("/"))).toBeUndefined();
  });

  test("a blocked storage does no harm", () => {
    const closed = () => {
      throw new DOMException("closed", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: closed });
    expect(storedTwin(at("/"))).toBeUndefined();
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageAddress, unknownPage, withoutSlash } from "./page-address.ts";

test.each([
  ["/", { path: "/", key: "/", query: "" }],
  ["/ne?utm_source=x", { path: "/ne", key: "/ne", query: "" }],
  ["/?contact=sent", { path: "/", key: "/?contact=sent", query: "?contact=sent" }],
  ["/?a=1&contact=sent&b=2", { path: "/", key: "/?contact=sent", query: "?contact=sent" }],
  ["/?contact=else", { path: "/", key: "/", query: "" }],
  ["/?contact=%zz&__proto__=1", { path: "/", key: "/", query: "" }],
  ["/??contact=sent", { path: "/", key: "/", query: "" }],
])("%s", (url, address) => {
  expect(pageAddress(url)).toEqual(address);
});

test("no query makes more than two keys of one page", () => {
  const keys = new Set<string>();
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.boolean(), (query, sent) => {
      keys.add(pageAddress(`/?${sent ? "contact=sent&" : ""}${query}`).key);
    }),
  );
  expect([...keys].sort()).toEqual(["/", "/?contact=sent"]);
});

test("all unknown paths of a language are one page", () => {
  expect(unknownPage("/a").key).toBe(unknownPage("/b/c").key);
  expect(unknownPage("/ne/a").key).toBe(unknownPage("/ne/b").key);
  expect(unknownPage("/ne/a").key).not.toBe(unknownPage("/new").key);
});

describe("where an address with a slash at its end really stands", () => {
  test.each([
    ["/", undefined],
    ["", undefined],
    ["/ne", undefined],
    ["/ne/", "/ne"],
    ["/news/3//", "/news/3"],
    ["//", "/"],
    ["///", "/"],
  ])("%j: %j", (path, target) => {
    expect(withoutSlash(path)).toBe(target);
  });

  test("is never another host, whatever stands before the slash", () => {
    const parts = fc.constantFrom(
      "/",
      "\\",
      "\t",
      "\r",
      "\n",
      " ",
      ".",
      "evil.test",
      "@",
      ":",
      "%09",
      "%2f",
      "%5c",
      ";",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (rest) => {
        const target = withoutSlash(`/${rest.join("")}/`) ?? "/";
        expect(new URL(target, "https://www.example.org").origin).toBe("https://www.example.org");
      }),
      { numRuns: 5000 },
    );
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalPath, pageAddress, unknownPage, withoutSlash } from "./page-address.ts";

const known = (path: string) => (path === "/list" ? ["page", "q"] : ["contact"]);

test.each([
  ["/", { path: "/", key: "/", query: "" }],
  ["/ne?utm_source=x", { path: "/ne", key: "/ne", query: "" }],
  ["/?contact=sent", { path: "/", key: "/?contact=sent", query: "?contact=sent" }],
  ["/?a=1&contact=sent&b=2", { path: "/", key: "/?contact=sent", query: "?contact=sent" }],
  ["/?contact=&__proto__=1", { path: "/", key: "/", query: "" }],
  ["/??contact=sent", { path: "/", key: "/", query: "" }],
  ["/?a=1&&contact=sent", { path: "/", key: "/?contact=sent", query: "?contact=sent" }],
  ["/list?q=a+b&page=2", { path: "/list", key: "/list?page=2&q=a+b", query: "?page=2&q=a+b" }],
  ["/list?page=2&page=3", { path: "/list", key: "/list?page=2", query: "?page=2" }],
])("%s", (url, address) => {
  expect(pageAddress(url, known)).toEqual(address);
});

test("a query never adds an unknown parameter, nor a value of unlimited length", () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.string({ maxLength: 400 }), (query, value) => {
      const address = pageAddress(`/list?${query}&q=${encodeURIComponent(value.toWellFormed())}`, known);
      const kept = new URLSearchParams(address.query);
      for (const [name, text] of kept) {
        expect(["page", "q"]).toContain(name);
        expect(text.length).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test("all unknown paths of a language are one page", () => {
  expect(unknownPage("/a").key).toBe(unknownPage("/b/c").key);
  expect(unknownPage("/ne/a").key).toBe(unknownPage("/ne/b").key);
  expect(unknownPage("/ne/a").key).not.toBe(unknownPage("/new").key);
});

describe("the canonical path", () => {
  test.each([
    ["/", "/"],
    ["/ne", "/ne"],
    ["/news/3", "/news/3"],
    ["/NEWS", "/news"],
    ["/n%65ws", "/news"],
    ["/news/.", "/news"],
    ["/news/x/%2e%2E/3", "/news/3"],
    ["/news/%31", "/news/1"],
    ["/news//3", "/news/3"],
    ["/projects/%E0%A4%9C/3", "/projects/%E0%A4%9C/3"],
    ["/projects/a%2Fb/3", "/projects/a%2Fb/3"],
    ["//evil.test/news", "/evil.test/news"],
    ["/%", "/%"],
  ])("%s: %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  test("is its own canonical path, and never another host", () => {
    const parts = fc.constantFrom("/", "\\", "\t", ".", "..", "%2e", "%2f", "%5c", "%09", "A", "news", "@", ":", "é");
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (rest) => {
        const once = canonicalPath(`/${rest.join("")}`);
        expect(canonicalPath(once)).toBe(once);
        expect(new URL(once, "https://www.example.org").origin).toBe("https://www.example.org");
      }),
      { numRuns: 5000 },
    );
  });
});

describe("the address without the slash at its end", () => {
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

  test("is never another host, whatever precedes the slash", () => {
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

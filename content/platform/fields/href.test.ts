import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { badAddresses } from "../../../testing/xss-payloads.ts";
import { hrefOf } from "./href.ts";

test.each([
  ["https://example.org", "https://example.org/"],
  [" HTTPS://Example.ORG/A?b=1#c ", "https://example.org/A?b=1#c"],
  ["http://example.org:8080/", "http://example.org:8080/"],
  ["www.example.org/tenders", "https://www.example.org/tenders"],
  ["https://ne.wikipedia.org/wiki/नेपाल", `https://ne.wikipedia.org/wiki/${encodeURIComponent("नेपाल")}`],
  ["/", "/"],
  ["/projects/seti-gorge?tab=2#facts", "/projects/seti-gorge?tab=2#facts"],
  ["/ne/news/3", "/ne/news/3"],
  ["/a/../b", "/b"],
  ["mailto:office@example.org", "mailto:office@example.org"],
  ["MailTo:office@example.org?subject=Tender%2012", "mailto:office@example.org?subject=Tender%2012"],
  ["office@example.org", "mailto:office@example.org"],
  ["tel:+977-1-5550100", "tel:+97715550100"],
  ["tel:01 555 0100", "tel:015550100"],
])("%j becomes %j", (address, href) => {
  expect(hrefOf(address)).toBe(href);
});

describe("hrefOf refuses", () => {
  test.each(badAddresses)("%j", (address) => {
    expect(hrefOf(address)).toBeUndefined();
  });
  test.each([undefined, null, 7, {}, [], ["https://example.org"], "", " ", `https://example.org/${"a".repeat(2000)}`])(
    "other values: no. %#",
    (value) => {
      expect(hrefOf(value)).toBeUndefined();
    },
  );
});

test("any accepted address leads where it appears to, and is parsed to the same result twice", {
  timeout: 60_000,
}, () => {
  const page = "https://site.example/ne/page";
  const piece = fc.oneof(
    fc.constantFrom(
      "https:",
      "http:",
      "mailto:",
      "tel:",
      "javascript:",
      "/",
      "\\",
      "//",
      "@",
      "\t",
      "\n",
      ":",
      "..",
      ".",
    ),
    fc.constantFrom("a", "site.example", "%2f", "%5c", "&#58;", "\u0000", "\u200b", "?", "#", "ने", "+977"),
    fc.string({ unit: "binary", maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const href = hrefOf(pieces.join(""));
      if (href === undefined) return;
      expect(hrefOf(href)).toBe(href);
      const { protocol, origin } = new URL(href, page);
      expect(["http:", "https:", "mailto:", "tel:"]).toContain(protocol);
      if (href.startsWith("/")) expect(origin).toBe("https://site.example");
      else expect(href.startsWith(protocol)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { slugField, slugOf } from "./slug.ts";

test.each([
  ["Roads & Bridges", "roads-bridges"],
  ["  Hydropower / Dams  ", "hydropower-dams"],
  ["456 MW", "456-mw"],
  ["Montréal, Çeşme, Ångström", "montreal-cesme-angstrom"],
  ["Ｆｕｌｌ ｗｉｄｔｈ", "full-width"],
  ["../../etc/passwd", "etc-passwd"],
  ["a\u0000b\u202ec", "a-b-c"],
  ["सडक तथा पुल", ""],
  ["सडक Road", "road"],
  ["---", ""],
  ["", ""],
])("%j becomes %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

const { validate } = slugField as { validate: (value: unknown, options: object) => unknown };
const accepts = (slug: string) => validate(slug, { req: {} }) === true;

test("any title makes an empty text or a valid address", () => {
  const word = fc.stringMatching(/^[\p{L}\p{N}\p{P} ]{0,60}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const slug = slugOf(words.join(" "));
      expect(slug.length).toBeLessThanOrEqual(80);
      expect(slug === "" || accepts(slug), slug).toBe(true);
    }),
  );
});

test("an address cut between two words has no hyphen at the end", () => {
  expect(slugOf(`${"a".repeat(79)} bridge`)).toBe("a".repeat(79));
});

test.each(["Roads", "a b", "a--b", "-a", "a-", "a/b", "सडक", "", 7, null])("%j is not a valid address", (value) => {
  expect(accepts(value as string)).toBe(false);
});

import { expect, test } from "vitest";
import { newReference, readReference } from "./reference.ts";

const reference = newReference();
const letters = reference.replace(/^A-/, "");
const nepali = (text: string) => text.replace(/\d/g, (digit) => "०१२३४५६७८९".charAt(Number(digit)));

test.each([
  ["as it is written", reference],
  ["in small letters, without dashes", reference.toLowerCase().replaceAll("-", "")],
  ["without its first letter", letters],
  ["with spaces", ` A - ${letters.replaceAll("-", " ")} `],
  ["in Devanagari digits", nepali(reference)],
  ["with dashes as Word makes them", reference.replaceAll("-", "–")],
  ["with dashes that do not break", reference.replaceAll("-", "\u2011")],
  ["with characters that have no width", `\u200d${reference}\u200b`],
])("a reference is read %s", (_, typed) => {
  expect(readReference(typed)).toBe(reference);
});

test("another text is not accepted", () => {
  // A fixed one: of a random one without its last letter, one in 32 is another's.
  for (const typed of ["", "A", "A-5M2T-80WC-Z7", "A-5M2T-80WC-", "A-1234-5678"])
    expect(readReference(typed)).toBeUndefined();
});

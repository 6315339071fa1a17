import { expect, test } from "vitest";
import { fillIn, strangeWords, usedIn } from "./placeholders.ts";

test.each([
  ["Dear {name}, see {link}.", []],
  ["Dear {nmae}", ["{nmae}"]],
  ["Dear {Name}", ["{Name}"]],
  ["प्रिय {नाम}", ["{नाम}"]],
  ["Dear {name", ["{"]],
  ["Dear name}", ["}"]],
  ["{{name}}", ["{", "}"]],
  ["{ name }", ["{ name }"]],
  ["{constructor}", ["{constructor}"]],
])("%s", (text, strange) => {
  expect(strangeWords(text)).toEqual(strange);
});

test("filled-in text is not read again", () => {
  expect(fillIn("{name}: {reference}", { name: "{reference}", reference: "$& A-1" })).toBe("{reference}: $& A-1");
  expect(fillIn("{name} {link}", { name: "Asha" })).toBe("Asha {link}");
});

test("a text's placeholders are listed once each", () => {
  expect(usedIn("{name} {name} {link} {other}")).toEqual(["name", "link"]);
});

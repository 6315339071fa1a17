import { expect, test } from "vitest";
import { countedWords } from "./counted-words.ts";

test.each([
  ["  Seti  GORGE ", "seti gorge"],
  ["जलविद्युत आयोजना", "जलविद्युत आयोजना"],
  ["annual report 2081/82", "annual report 2081 82"],
  ["२०८१/८२ को प्रतिवेदन", "2081 82 को प्रतिवेदन"],
  ["HEC-EOI-83-04", "hec eoi 83 4"],
  ["1,200 MW", "1200 mw"],
])("%s is counted as %s", (typed, words) => {
  expect(countedWords(typed)).toBe(words.normalize("NFKD"));
});

test.each([
  ["an e-mail address", "sita.rai@example.org"],
  ["an e-mail address in words", "sita rai gmail com"],
  ["a telephone", "9841000000"],
  ["a telephone in groups", "+977 1-555 01 00"],
  ["a telephone in Nepali", "९८४१ ०००० ००"],
  ["a citizenship number", "27-01-70-12345"],
  ["a link", "https://example.org/seti"],
  ["signs", "?!"],
  ["a letter", "please tell me where the office in which I was told to hand in my documents is"],
])("%s is not counted", (_, typed) => {
  expect(countedWords(typed)).toBeUndefined();
});

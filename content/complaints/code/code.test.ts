import { devanagariDigits } from "@setu/contract/digits";
import { expect, test } from "vitest";
import { codeFor, codeText, readCode } from "./code.ts";

const code = codeFor("a secret of at least thirty-two characters", "key-of-a-form");

test("a code is accepted as people write it, in both scripts", () => {
  for (const typed of [code, codeText(code), codeText(code).replaceAll(" ", "-"), devanagariDigits(codeText(code))]) {
    expect(readCode(typed)).toBe(code);
  }
});

test("one wrong digit and two exchanged digits are detected", () => {
  for (let at = 0; at < code.length; at += 1) {
    const wrong = String((Number(code[at]) + 3) % 10);
    expect(readCode(code.slice(0, at) + wrong + code.slice(at + 1))).toBeUndefined();
  }
  const at = [...code].findIndex(
    (digit, index) => index > 0 && digit !== code[index - 1] && !isNine(digit, code[index - 1]),
  );
  expect(readCode(code.slice(0, at - 1) + code[at] + code[at - 1] + code.slice(at + 1))).toBeUndefined();
});

/** The only exchange of digits that a Luhn sum does not detect. */
const isNine = (one: string, other = "") => [one, other].sort().join("") === "09";

import { describe, expect, test } from "vitest";
import { formTokenFault, issueFormToken } from "./form-token.ts";

const secret = "a secret of at least thirty-two characters";
const issuedAt = Date.UTC(2026, 10, 21);
const token = issueFormToken(secret, issuedAt);
const faultAfter = (ms: number, given: string | undefined = token, by = secret) =>
  formTokenFault(by, given, issuedAt + ms);
const hour = 3600_000;

describe("age", () => {
  test.each([
    [0, "too-fast"],
    [2999, "too-fast"],
    [3000, undefined],
    [2 * hour, undefined],
    [2 * hour + 1, "expired-token"],
    // After a clock was set back: nobody fills in a form before it was made.
    [-hour, "too-fast"],
  ])("%i ms: %s", (ms, fault) => {
    expect(faultAfter(ms)).toBe(fault);
  });
});

describe("signature", () => {
  const [time = "", signature = ""] = token.split(".");
  test.each([
    ["none", time],
    ["an empty one", `${time}.`],
    ["another one of the same length", `${time}.${"A".repeat(signature.length)}`],
    ["a shorter one", `${time}.${signature.slice(1)}`],
    ["the right one on another time", `${(issuedAt + hour).toString(36)}.${signature}`],
    ["without a time", `.${signature}`],
    ["of something else", "abc.def"],
    ["beyond ASCII", `${time}.${"क".repeat(signature.length)}`],
  ])("%s", (_, forged) => {
    expect(faultAfter(5000, forged)).toBe("bad-token");
  });

  test("of another site", () => {
    expect(faultAfter(5000, token, `${secret}!`)).toBe("bad-token");
  });
});

test.each([undefined, ""])("a form without a token: %j", (none) => {
  expect(formTokenFault(secret, none)).toBe("no-token");
});

test("issuing and checking a token use the present time by default", () => {
  expect(formTokenFault(secret, issueFormToken(secret))).toBe("too-fast");
});

import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
  ["Asha@Example.org", "asha@example.org"],
  ["asha+jobs@example.org", "asha@example.org"],
  ["a.s.h.a+jobs@gmail.com", "asha@gmail.com"],
  ["asha@googlemail.com", "asha@gmail.com"],
  ["asha@पुल.example", "asha@xn--n2bq8b.example"],
])("%s is the same mailbox as %s", (one, other) => {
  expect(mailboxOf(one)).toBe(other);
});
test("dots count with other providers", () => {
  expect(mailboxOf("a.sha@example.org")).not.toBe(mailboxOf("asha@example.org"));
});

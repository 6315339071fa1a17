import { expect, test } from "vitest";
import { withReply } from "./with-reply.ts";

test.each([
  ["an untouched beginning", "Dear Ram,\n\n\n\nYours", "Yours", "Dear Ram,\n\nThe answer.\n\nYours"],
  ["what was written", "Dear Ram,\n\nThank you.\n\nYours", "Yours", "Dear Ram,\n\nThank you.\n\nThe answer.\n\nYours"],
  ["a text whose closing was changed", "Dear Ram,\n\nBye", "Yours", "Dear Ram,\n\nBye\n\nThe answer."],
  ["a closing that ends with a line break", "Dear Ram,\n\n\n\nYours", "Yours\n", "Dear Ram,\n\nThe answer.\n\nYours"],
  ["a text with empty lines at its end", "Dear Ram,\n\nYours\n\n", "Yours", "Dear Ram,\n\nThe answer.\n\nYours"],
  ["a text without a closing", "Dear Ram,", "", "Dear Ram,\n\nThe answer."],
  ["nothing", "", "Yours", "The answer."],
])("a reply goes below %s", (_, text, closing, result) => {
  expect(withReply(text, "The answer.", closing)).toBe(result);
});

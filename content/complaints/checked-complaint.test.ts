import { expect, test } from "vitest";
import { longTexts } from "../../testing/texts/counted-words.ts";
import { faultOfText } from "./checked-complaint.ts";

test("the server accepts five hundred texts of 200 words, and refuses the same with one word more", () => {
  expect(longTexts).toHaveLength(1000);
  const wrong = longTexts.filter(
    ([text, words]) =>
      faultOfText(text, "en") !== (words === 200 ? undefined : "Please use at most 200 words. There are 201."),
  );
  expect(wrong).toEqual([]);
});

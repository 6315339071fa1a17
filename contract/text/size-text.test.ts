import { expect, test } from "vitest";
import { sizeText } from "./size-text.ts";

test.each([
  [0, "1 kB", "१ केबी"],
  [840_200, "840 kB", "८४० केबी"],
  [994_999, "995 kB", "९९५ केबी"],
  [999_999, "1.0 MB", "१.० एमबी"],
  [1_234_000, "1.2 MB", "१.२ एमबी"],
  [40_000_000, "40.0 MB", "४०.० एमबी"],
])("%i bytes", (bytes, en, ne) => {
  expect([sizeText(bytes, "en"), sizeText(bytes, "ne")]).toEqual([en, ne]);
});

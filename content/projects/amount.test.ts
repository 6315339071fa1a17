import { expect, test } from "vitest";
import { amountText } from "./amount.ts";

test.each([
  [412_000_000, "NPR", "NPR 412 million", "रु. ४१.२ करोड"],
  [1_240_000_000, "NPR", "NPR 1.24 billion", "रु. १.२४ अर्ब"],
  [17_600_000, "NPR", "NPR 17.6 million", "रु. १.७६ करोड"],
  [3_450_000, "USD", "USD 3.45 million", "३४.५ लाख अमेरिकी डलर"],
  [85_000, "EUR", "EUR 85 thousand", "८५००० युरो"],
] as const)("%d %s", (amount, currency, en, ne) => {
  expect(amountText(amount, currency, "en")).toBe(en);
  expect(amountText(amount, currency, "ne")).toBe(ne);
});

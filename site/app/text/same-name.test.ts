import { expect, test } from "vitest";
import { isSameName } from "./same-name.ts";

test.each([
  ["Hydropower & Dams", "Hydropower and dams", true],
  ["जलविद्युत् र बाँध", "जलविद्युत् तथा बाँध", true],
  ["Roads & Bridges", "Bridges", false],
  ["Land & sea", "Landsea", false],
])("%s and %s: %s", (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
});

import { expect, test } from "vitest";
import { suffixed } from "./suffixed.ts";

test("a suffix joins a name in Devanagari, and is separate from one in Latin letters", () => {
  expect(suffixed("माया राई", "ले")).toBe("माया राईले");
  expect(suffixed("Maya Rai", "ले")).toBe("Maya Rai\u00a0ले");
});

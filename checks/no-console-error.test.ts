import { expect, test, vi } from "vitest";

test.fails("a test fails if something complains", () => {
  vi.mocked(console.error).mockImplementation(() => {});
  console.error("an undeclared complaint");
});

test("a test that expects the complaint passes", () => {
  vi.mocked(console.error).mockImplementation(() => {});
  console.error("a declared complaint");
  expect(console.error).toHaveBeenCalledExactlyOnceWith("a declared complaint");
  vi.mocked(console.error).mockClear();
});

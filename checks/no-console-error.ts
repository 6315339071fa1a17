import { afterEach, beforeEach, expect, vi } from "vitest";

/** Fails every test in which something complains on the console, unless the test expects that. */
beforeEach(() => {
  vi.spyOn(console, "error");
});
afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.mocked(console.error).mockRestore();
  expect(calls).toEqual([]);
});

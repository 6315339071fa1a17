import { afterEach, beforeEach, expect, vi } from "vitest";

/** A test that makes something complain on the console must say that it expects so. */
beforeEach(() => {
  vi.spyOn(console, "error");
});
afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.mocked(console.error).mockRestore();
  expect(calls).toEqual([]);
});

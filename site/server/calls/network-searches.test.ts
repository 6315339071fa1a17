import { expect, onTestFinished, test, vi } from "vitest";
import { NetworkSearches } from "./network-searches.ts";

test("a network has a limited number of different searches a day, and may repeat them", () => {
  const searches = new NetworkSearches(2);
  const note = (address: string, typed: string) => searches.note(address, typed);
  onTestFinished(() => void vi.useRealTimers());
  // The clock is a year ahead, and then right again.
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: 1e12 + 365 * 24 * 3_600_000 });
  vi.advanceTimersByTime(1);
  expect([note("192.0.2.7", "dam"), note("192.0.2.7", " DAM "), note("192.0.2.7", "weir")]).toEqual([
    "new",
    "again",
    "new",
  ]);
  expect([note("192.0.2.7", "tunnel"), note("192.0.2.7", "weir")]).toEqual(["tooMany", "again"]);
  expect(note("192.0.2.8", "tunnel")).toBe("new");
  vi.setSystemTime(1e12);
  vi.advanceTimersByTime(24 * 3_600_000 + 1);
  expect(note("192.0.2.7", "tunnel")).toBe("new");
});

test("the addresses of an IPv6 network are one", () => {
  const searches = new NetworkSearches(1);
  expect(searches.note("2001:db8::1", "dam")).toBe("new");
  expect(searches.note("2001:db8::2", "weir")).toBe("tooMany");
});

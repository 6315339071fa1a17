import { FrontApiError } from "@setu/contract/errors";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RevisionCache } from "./revision-cache.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const broken = new Error("the database does not answer");
const failing = () => Promise.reject(broken);

function cache(options: { maxBytes?: number; maxAgeMs?: number } = {}) {
  const onStale = vi.fn();
  const { maxBytes = 100, maxAgeMs = Number.POSITIVE_INFINITY } = options;
  return { onStale, values: new RevisionCache<string>({ maxBytes, maxAgeMs, sizeOf: (text) => text.length, onStale }) };
}

describe("a value is valid for one revision", () => {
  test("it is made once, then reused until the revision changes", async () => {
    const { values } = cache();
    const make = vi.fn(async () => `value ${make.mock.calls.length}`);
    expect(await values.get("home", 1, make)).toBe("value 1");
    expect(await values.get("home", 1, make)).toBe("value 1");
    expect(values.peek("home", 1)).toBe("value 1");
    expect(values.peek("home", 2)).toBeUndefined();
    expect(await values.get("home", 2, make)).toBe("value 2");
    expect(make).toHaveBeenCalledTimes(2);
  });

  test("keys do not share values", async () => {
    const { values } = cache();
    await values.get("home:en", 1, async () => "English");
    expect(values.peek("home:ne", 1)).toBeUndefined();
    expect(await values.get("home:ne", 1, async () => "Nepali")).toBe("Nepali");
  });

  test("a value that has expired is made again although nothing was published", async () => {
    const { values } = cache({ maxAgeMs: 60_000 });
    await values.get("home", 1, async () => "old");
    vi.advanceTimersByTime(60_000);
    expect(values.peek("home", 1)).toBe("old");
    vi.advanceTimersByTime(1);
    expect(await values.get("home", 1, async () => "new")).toBe("new");
  });
});

describe("a value that was made while the clock was a year ahead", () => {
  const yearMs = 365 * 86_400_000;

  test.each([60_000, Number.POSITIVE_INFINITY])(
    "is made again when the clock is right (maximum age: %d ms)",
    async (maxAgeMs) => {
      const { values } = cache({ maxAgeMs });
      const now = Date.now();
      vi.setSystemTime(now + yearMs);
      await values.get("careers", 1, async () => "No vacancies are open");
      expect(values.peek("careers", 1)).toBe("No vacancies are open");
      vi.setSystemTime(now + 30_000);
      expect(values.peek("careers", 1)).toBeUndefined();
      expect(await values.get("careers", 1, async () => "Three vacancies")).toBe("Three vacancies");
    },
  );

  test("is served stale for a second after a failure, not for a year", async () => {
    const { values } = cache();
    const now = Date.now();
    vi.setSystemTime(now + yearMs);
    await values.get("home", 1, async () => "stale");
    expect(await values.get("home", 2, failing)).toBe("stale");
    vi.setSystemTime(now);
    vi.advanceTimersByTime(1000);
    expect(await values.get("home", 2, async () => "fresh")).toBe("fresh");
  });
});

describe("equal requests in flight share one call", () => {
  test("fifty at once make one call", async () => {
    const { values } = cache();
    const { promise, resolve } = Promise.withResolvers<string>();
    const make = vi.fn(() => promise);
    const all = Array.from({ length: 50 }, () => values.get("home", 1, make));
    resolve("made");
    expect(new Set(await Promise.all(all))).toEqual(new Set(["made"]));
    expect(make).toHaveBeenCalledTimes(1);
  });

  test("a request for a newer revision does not wait for the older call", async () => {
    const { values } = cache();
    const old = Promise.withResolvers<string>();
    const first = values.get("home", 1, () => old.promise);
    expect(await values.get("home", 2, async () => "new")).toBe("new");
    old.resolve("old");
    expect(await first).toBe("old");
    expect(values.peek("home", 2)).toBe("new");
  });

  test("an older call that finds nothing leaves the newer value alone", async () => {
    const { values } = cache();
    const old = Promise.withResolvers<string>();
    const first = values.get("home", 1, () => old.promise);
    await values.get("home", 2, async () => "new");
    old.reject(new FrontApiError("notFound", ""));
    await expect(first).rejects.toThrow(FrontApiError);
    expect(values.peek("home", 2)).toBe("new");
  });

  test("all of them get the failure, and the next one tries again", async () => {
    const { values } = cache();
    const make = vi.fn(failing);
    const both = await Promise.allSettled([values.get("home", 1, make), values.get("home", 1, make)]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await values.get("home", 1, async () => "made")).toBe("made");
  });
});

describe("a value that cannot be renewed is served stale", () => {
  test("and the call is not repeated for a second", async () => {
    const { values, onStale } = cache();
    await values.get("home", 1, async () => "stale");
    const make = vi.fn(failing);
    expect(await values.get("home", 2, make)).toBe("stale");
    expect(await values.get("home", 2, make)).toBe("stale");
    expect(make).toHaveBeenCalledTimes(1);
    expect(onStale).toHaveBeenCalledExactlyOnceWith(broken, "home");
    vi.advanceTimersByTime(1000);
    expect(await values.get("home", 2, async () => "fresh")).toBe("fresh");
  });

  test("a success ends the pause", async () => {
    const { values } = cache();
    await values.get("home", 1, async () => "first");
    await values.get("home", 2, failing);
    vi.advanceTimersByTime(1000);
    await values.get("home", 2, async () => "second");
    expect(await values.get("home", 3, async () => "third")).toBe("third");
  });

  test("unless there is no `onStale`", async () => {
    const values = new RevisionCache<string>({ maxBytes: 100, maxAgeMs: 1000, sizeOf: (text) => text.length });
    await values.get("home", 1, async () => "stale");
    await expect(values.get("home", 2, failing)).rejects.toBe(broken);
    expect(await values.get("home", 2, async () => "fresh")).toBe("fresh");
  });

  test("not in place of a failure that is an answer, such as that a page has moved", async () => {
    const moved = new Error("moved");
    const onStale = vi.fn();
    const isAnswer = (error: unknown) => error === moved;
    const values = new RevisionCache<string>({ maxBytes: 100, maxAgeMs: 1000, sizeOf: () => 1, onStale, isAnswer });
    await values.get("home", 1, async () => "stale");
    await expect(values.get("home", 2, () => Promise.reject(moved))).rejects.toBe(moved);
    // The stale value is gone.
    await expect(values.get("home", 3, failing)).rejects.toBe(broken);
    expect(onStale).not.toHaveBeenCalled();
  });

  test("without a stale value the failure is the answer", async () => {
    const { values, onStale } = cache();
    await expect(values.get("home", 1, failing)).rejects.toBe(broken);
    expect(onStale).not.toHaveBeenCalled();
  });
});

describe("the limit in bytes", () => {
  test("the least recently used value is evicted first", async () => {
    const { values } = cache({ maxBytes: 10 });
    await values.get("a", 1, async () => "aaaa");
    await values.get("b", 1, async () => "bbbb");
    values.peek("a", 1);
    await values.get("c", 1, async () => "cccc");
    expect(["a", "b", "c"].map((key) => values.peek(key, 1))).toEqual(["aaaa", undefined, "cccc"]);
    expect(values.bytes).toBe(8);
  });

  test("a new value replaces the old one of its key", async () => {
    const { values } = cache({ maxBytes: 10 });
    await values.get("a", 1, async () => "aaaaaaaa");
    await values.get("a", 2, async () => "aa");
    expect(values.bytes).toBe(2);
  });

  test("a value larger than the cache is returned and not kept", async () => {
    const { values } = cache({ maxBytes: 10 });
    await values.get("small", 1, async () => "small");
    expect(await values.get("large", 1, async () => "x".repeat(11))).toHaveLength(11);
    expect(values.peek("large", 1)).toBeUndefined();
    expect(values.peek("small", 1)).toBe("small");
  });

  test("ten thousand keys stay within the limit", async () => {
    const { values } = cache({ maxBytes: 100 });
    for (let key = 0; key < 10_000; key += 1) await values.get(`key ${key}`, 1, async () => "0123456789");
    expect(values.bytes).toBe(100);
  });
});

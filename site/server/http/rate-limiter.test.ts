import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { networkOf, RateLimiter } from "./rate-limiter.ts";
import { serverTexts } from "./server-texts.ts";

const perMinute = [{ points: 5, seconds: 60 }];
const someone = "198.51.100.7";

describe("addresses of one visitor", () => {
  test.each([
    ["198.51.100.7", "198.51.100.7"],
    ["::ffff:198.51.100.7", "198.51.100.7"],
    ["::FFFF:198.51.100.7", "198.51.100.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("%s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test("neighbouring networks and addresses are distinct", () => {
    expect(networkOf("2001:db8:1:3::9")).not.toBe(networkOf("2001:db8:1:2::9"));
    expect(networkOf("198.51.100.8")).not.toBe(networkOf(someone));
  });
});

describe("the limits", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const take = async (limiter: RateLimiter, times: number, address = someone) => {
    const waits: number[] = [];
    for (let round = 0; round < times; round += 1) waits.push(await limiter.take(address));
    return waits;
  };

  test("as many as the window allows, then the seconds to wait", async () => {
    const limiter = new RateLimiter(perMinute, true);
    expect(await take(limiter, 5)).toEqual([0, 0, 0, 0, 0]);
    const [wait] = await take(limiter, 1);
    expect(wait).toBeGreaterThan(55);
    expect(wait).toBeLessThanOrEqual(60);
    vi.advanceTimersByTime(60_001);
    expect(await take(limiter, 1)).toEqual([0]);
  });

  test("one address does not use up another's, but a /64 shares one", async () => {
    const limiter = new RateLimiter(perMinute, true);
    await take(limiter, 5);
    expect(await take(limiter, 1, "198.51.100.8")).toEqual([0]);
    for (let host = 1; host <= 5; host += 1) expect(await limiter.take(`2001:db8::${host}`)).toBe(0);
    expect(await limiter.take("2001:db8::ffff")).toBeGreaterThan(0);
  });

  test("concurrent requests get no more than sequential ones", async () => {
    const limiter = new RateLimiter(perMinute, true);
    const waits = await Promise.all(Array.from({ length: 20 }, () => limiter.take(someone)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  test("every window counts, and a refusal uses up none of them", async () => {
    const windows = [
      { points: 2, seconds: 60 },
      { points: 3, seconds: 3600 },
    ];
    const limiter = new RateLimiter(windows, true);
    expect((await take(limiter, 10)).filter((wait) => wait === 0)).toHaveLength(2);
    vi.advanceTimersByTime(60_001);
    expect((await take(limiter, 10)).filter((wait) => wait === 0)).toHaveLength(1);
    const [wait] = await take(limiter, 1);
    expect(wait).toBeGreaterThan(3000);
  });

  test("a point given back can be taken again", async () => {
    const limiter = new RateLimiter(perMinute, true);
    await take(limiter, 5);
    await limiter.giveBack(someone);
    expect((await take(limiter, 2)).map((wait) => wait > 0)).toEqual([false, true]);
  });

  test("no limits when drills have switched them off", async () => {
    expect(new Set(await take(new RateLimiter(perMinute, false), 100))).toEqual(new Set([0]));
  });
});

test.each([
  [1, "in a minute", "१ मिनेटपछि"],
  [61, "in 2 minutes", "२ मिनेटपछि"],
  [540, "in 9 minutes", "९ मिनेटपछि"],
  [7140, "in 119 minutes", "११९ मिनेटपछि"],
  [7200, "in 2 hours", "२ घण्टापछि"],
  [86_400, "in 24 hours", "२४ घण्टापछि"],
])("who has to wait for %i s is told so: %s", (seconds, en, ne) => {
  expect(serverTexts.en.tooManyMessages(seconds)).toContain(`again ${en}.`);
  expect(serverTexts.ne.tooManyMessages(seconds)).toContain(ne);
});

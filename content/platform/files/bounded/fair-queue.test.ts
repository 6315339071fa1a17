import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FairQueue, QueueFull } from "./fair-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bounds = { atOnce: 2, waiting: 5, waitingOfOne: 3, patienceMs: 8000 };

/** Starts tasks that end on command, and notes the order in which they began. */
function tasks(queue: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (sender: string, name: string) => {
    const done = queue.run(sender, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
    return done.catch((error: unknown) => error);
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, run, end };
}

test("senders take turns, each with one task at a time", async () => {
  const { begun, run, end } = tasks(new FairQueue(bounds));
  for (const name of ["a1", "a2", "a3", "b1", "b2", "c1"]) void run(name.slice(0, 1), name);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(["a1", "b1"]);
  await end("a1");
  expect(begun).toEqual(["a1", "b1", "a2"]);
  await end("a2");
  expect(begun.at(-1)).toBe("c1");
  await end("b1");
  expect(begun.at(-1)).toBe("b2");
  await end("c1");
  expect(begun.at(-1)).toBe("a3");
});

test("the number of waiting tasks is limited, for one sender and for all", async () => {
  const { run } = tasks(new FairQueue(bounds));
  for (const name of ["a1", "a2", "a3", "a4"]) void run("a", name);
  expect(await run("a", "a5")).toBeInstanceOf(QueueFull);
  for (const sender of ["b", "c", "d"]) void run(sender, sender);
  expect(await run("e", "e")).toBeInstanceOf(QueueFull);
});

test("a caller that has waited too long is refused, and takes nobody's place", async () => {
  const { begun, run, end } = tasks(new FairQueue(bounds));
  void run("a", "a1");
  const late = run("a", "a2");
  await vi.advanceTimersByTimeAsync(5000);
  void run("a", "a3");
  await vi.advanceTimersByTimeAsync(3000);
  expect(await late).toBeInstanceOf(QueueFull);
  await end("a1");
  expect(begun).toEqual(["a1", "a3"]);
});

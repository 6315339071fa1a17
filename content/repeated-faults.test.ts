import { expect, test } from "vitest";
import { logOnceAnHour } from "./repeated-faults.ts";

test("a task that fails once a second for a night is a line of the log each hour, and another fault is told at once", () => {
  const told: unknown[] = [];
  let now = 0;
  const fail = logOnceAnHour(
    (fault) => told.push((fault as Error).message),
    () => now,
  );
  const down = () => new Error("Failed query: select 1", { cause: new Error("connect ECONNREFUSED") });
  for (let second = 0; second < 3 * 3600; second += 1) {
    now = second * 1000;
    fail(down());
    if (second === 30) fail(new Error("no such table"));
  }
  expect(told).toEqual(["connect ECONNREFUSED", "no such table", "connect ECONNREFUSED", "connect ECONNREFUSED"]);
});

import { expect, test } from "vitest";
import { keptUntil } from "./kept-until.ts";

const periods = { applicationDays: 180, hiredDays: 30 };
const createdAt = "2026-01-10T00:00:00.000Z";
const closesAt = "2026-02-01T00:00:00.000Z";
const on = (stage: string, at: string) => ({ stage, history: [{ at: createdAt }, { at }], createdAt, closesAt });
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

test.each([
  ["nothing decided: from the closing", on("received", createdAt), "2026-07-31"],
  ["refused before the closing: from that day", on("refused", "2026-01-20T00:00:00.000Z"), "2026-07-19"],
  ["refused long after it", on("refused", "2026-04-01T00:00:00.000Z"), "2026-09-28"],
  ["hired", on("hired", "2026-04-01T00:00:00.000Z"), "2026-05-01"],
  ["still in the procedure: from the last step", on("interview", "2026-06-01T00:00:00.000Z"), "2026-11-28"],
  ["the vacancy's closing is not known", { ...on("received", createdAt), closesAt: null }, "2026-07-09"],
  ["no history at all", { stage: "received", history: [], createdAt, closesAt: null }, "2026-07-09"],
])("%s", (_, application, until) => {
  expect(dayOf(keptUntil(application, periods))).toBe(until);
});

import { describe, expect, test } from "vitest";
import { appealUntil, isOverdue, mayAppeal, promisesOf } from "./clocks.ts";
import type { LogEntry } from "./stored-complaint.ts";

type Clocked = Parameters<typeof promisesOf>[0];

/** The last moment of 20 November in Nepal, and the first of the 21st. */
const [lateEvening, midnight] = ["2026-11-20T18:14:59.999Z", "2026-11-20T18:15:00.000Z"];
const complaint = (changes: Partial<Clocked> = {}): Clocked => ({
  kind: "complaint",
  topic: "land",
  state: "received",
  log: [],
  receivedAt: lateEvening,
  ...changes,
});
const by = "Maya Handler";
const decided = (at: string): LogEntry => ({ at, by, what: "decided", text: "No.", outcome: "refused", user: 1 });
const dueOf = (one: Clocked, now = new Date(one.receivedAt)) =>
  Object.fromEntries(promisesOf(one, now).map(({ step, due }) => [step, due.toISOString()]));
const plus = (iso: string, ms: number) => new Date(Date.parse(iso) + ms);

describe("a complaint's deadlines are days in Nepal", () => {
  test.each([
    [lateEvening, { acknowledged: "2026-11-22", answered: "2026-11-26", decided: "2026-12-19" }],
    [midnight, { acknowledged: "2026-11-23", answered: "2026-11-27", decided: "2026-12-20" }],
  ])("received at %s", (receivedAt, days) => {
    const starts = Object.fromEntries(Object.entries(days).map(([step, day]) => [step, `${day}T18:15:00.000Z`]));
    expect(dueOf(complaint({ receivedAt }))).toEqual(starts);
  });

  test("a report of abuse must be answered within one day", () => {
    const { acknowledged, answered, decided: last } = dueOf(complaint({ topic: "abuse" }));
    expect([acknowledged, answered, last]).toEqual([
      "2026-11-20T18:15:00.000Z",
      "2026-11-20T18:15:00.000Z",
      "2026-12-19T18:15:00.000Z",
    ]);
  });

  test("a promised day ends at midnight", () => {
    const lastMoment = "2026-11-23T18:14:59.999Z";
    expect(isOverdue(complaint(), new Date(lastMoment))).toBe(false);
    expect(isOverdue(complaint(), plus(lastMoment, 1))).toBe(true);
  });

  test("a step that was in time stays in time, and a late one stays late", () => {
    const done = (at: string) => complaint({ state: "acknowledged", log: [{ at, by, what: "acknowledged" }] });
    const acknowledged = (at: string) => promisesOf(done(at), new Date("2027-06-01T00:00:00Z"))[0];
    expect(acknowledged("2026-11-23T18:14:59.999Z")).toMatchObject({ late: false });
    expect(acknowledged("2026-11-23T18:15:00.000Z")).toMatchObject({ late: true, met: expect.any(Date) });
    // The log entry of a server whose clock was wrong: it is earlier than the complaint.
    expect(acknowledged("2020-01-01T00:00:00.000Z")).toMatchObject({ late: false });
  });

  test("a message from the writer meets no promise", () => {
    const log: LogEntry[] = [{ at: midnight, by: null, what: "wrote", text: "And more." }];
    expect(promisesOf(complaint({ log }), new Date(midnight)).map(({ met }) => met)).toEqual([null, null, null]);
  });
});

test("an extension moves only the decision's day", () => {
  const until = "2027-01-08T18:15:00.000Z";
  const log: LogEntry[] = [{ at: midnight, by, what: "extended", text: "We measure it.", until }];
  expect(dueOf(complaint({ state: "review", log }))).toMatchObject({
    answered: "2026-11-26T18:15:00.000Z",
    decided: until,
  });
});

test("an appeal starts the clocks again and ignores earlier steps", () => {
  const log: LogEntry[] = [
    decided("2026-11-25T06:00:00.000Z"),
    { at: "2026-12-01T06:00:00.000Z", by: null, what: "appealed", text: "Look again." },
  ];
  const appealed = complaint({ state: "appealed", log });
  expect(dueOf(appealed)).toEqual({ answered: "2026-12-07T18:15:00.000Z", decided: "2026-12-30T18:15:00.000Z" });
  expect(promisesOf(appealed, new Date(midnight)).map(({ met }) => met)).toEqual([null, null]);
});

test("an appeal can be made once, until the end of the thirtieth day", () => {
  const log = [decided(midnight)];
  const one = complaint({ state: "decided", log });
  expect(appealUntil(one)?.toISOString()).toBe("2026-12-20T18:15:00.000Z");
  expect(mayAppeal(one, new Date("2026-12-21T18:14:59.999Z"))).toBe(true);
  expect(mayAppeal(one, new Date("2026-12-21T18:15:00.000Z"))).toBe(false);
  const again: LogEntry[] = [...log, { at: midnight, by: null, what: "appealed", text: "No." }, decided(midnight)];
  expect(appealUntil(complaint({ state: "decided", log: again }))).toBeNull();
});

test.each<Partial<Clocked>>([{ kind: "thanks", topic: null }, { state: "withdrawn" }, { state: "spam" }])(
  "%j has no promised days",
  (changes) => {
    expect(promisesOf(complaint(changes), new Date("2027-06-01T00:00:00Z"))).toEqual([]);
  },
);

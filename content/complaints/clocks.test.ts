import { urgentTopics } from "@setu/contract/complaints/complaint-fields";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { appealUntil, isOverdue, isUnanswered, mayAppeal, promisesOf } from "./clocks.ts";
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

  test.each(urgentTopics)(
    "a complaint about %s must be answered within 24 hours, and decided within 30 days",
    (topic) => {
      const due = "2026-11-21T18:14:59.999Z";
      const one = complaint({ topic });
      expect(dueOf(one)).toEqual({ acknowledged: due, answered: due, decided: "2026-12-19T18:15:00.000Z" });
      expect([isOverdue(one, new Date(due)), isOverdue(one, plus(due, 1))]).toEqual([false, true]);
      expect([isUnanswered(one, plus(due, 1)), isUnanswered(complaint(), plus(due, 1))]).toEqual([true, false]);
      const answered = complaint({ topic, state: "review", log: [{ at: due, by, what: "wrote", text: "We come." }] });
      expect([isOverdue(answered, plus(due, 1)), isUnanswered(answered, plus(due, 1))]).toEqual([false, false]);
    },
  );

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

describe("whenever a complaint comes", () => {
  /** Nepal is 5 hours and 45 minutes ahead of UTC: reckoned apart from the calendar of the site. */
  const nepalMs = (5 * 60 + 45) * 60_000;
  const dayMs = 24 * 3_600_000;
  const endOfDay = (instant: number, days: number) =>
    (Math.floor((instant + nepalMs) / dayMs) + days + 1) * dayMs - nepalMs;
  const instants = fc.integer({ min: Date.parse("2020-01-01T00:00:00Z"), max: Date.parse("2040-01-01T00:00:00Z") });

  test("its days end at Nepal's midnight after 3, 7 and 30 days", () => {
    fc.assert(
      fc.property(instants, (at) => {
        const one = complaint({ receivedAt: new Date(at).toISOString() });
        for (const [index, days] of [3, 7, 30].entries()) {
          const end = endOfDay(at, days);
          const lateAt = (now: number) => promisesOf(one, new Date(now))[index]?.late;
          expect([lateAt(end - 1), lateAt(end)]).toEqual([false, true]);
        }
      }),
    );
  });

  test("a clock that was set back or forward makes no step late that was done before its day ended", () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -10 * 365, max: 3 }), instants, (at, days, now) => {
        const done = new Date(at + days * dayMs).toISOString();
        const log: LogEntry[] = [{ at: done, by, what: "acknowledged" }];
        const one = complaint({ receivedAt: new Date(at).toISOString(), state: "acknowledged", log });
        expect(promisesOf(one, new Date(now))[0]).toMatchObject({ late: false, met: expect.any(Date) });
      }),
    );
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

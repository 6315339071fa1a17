import { expect, test } from "vitest";
import { AllCandidates } from "./all-candidates.ts";
import { type Candidate, firstDiscussion } from "./candidate.ts";
import { slotOf } from "./columns.ts";

const candidate = (id: number): Candidate => ({
  id,
  item: id,
  kind: id < firstDiscussion ? "news" : "discussion",
  year: null,
  languages: 3,
  date: null,
  closes: null,
  until: null,
  titleWords: 1,
});

test("ids of removed items are given again, those of discussions only grow", () => {
  const all = new AllCandidates([2, 5, firstDiscussion + 1].map(candidate));
  const added = (kind: Candidate["kind"]) => {
    const id = all.newId(kind);
    all.set(candidate(id));
    return id;
  };
  expect([1, 2, 3, 4].map(() => added("news"))).toEqual([1, 3, 4, 6]);
  all.delete(2);
  all.delete(2);
  expect([1, 2].map(() => added("news"))).toEqual([2, 7]);
  all.delete(firstDiscussion + 1);
  expect(added("discussion")).toBe(firstDiscussion + 2);
  expect(all.size).toBe(8);
  expect(all.get(firstDiscussion + 1)).toBeUndefined();
});

test("only what has not expired is present", () => {
  const all = new AllCandidates([{ ...candidate(1), until: 100 }, { ...candidate(2), until: 50 }, candidate(3)]);
  const presentAt = (now: number) => [...all.present(Uint32Array.of(1, 2, 3), now)];
  expect([presentAt(49), presentAt(50), presentAt(100)]).toEqual([[1, 2, 3], [1, 3], [3]]);
  all.delete(2);
  expect(presentAt(99)).toEqual([1, 2, 3]);
  all.set({ ...candidate(3), until: 70 });
  expect(presentAt(70)).toEqual([1, 2]);
});

test("of the entries of an item the first stays, also after others have been added", () => {
  const all = new AllCandidates([candidate(1), { ...candidate(2), item: 1 }, candidate(firstDiscussion)]);
  const once = (...ids: number[]) => [...all.columns.onceEach(Uint32Array.from(ids))];
  expect(once(2, 1, firstDiscussion, 1)).toEqual([2, firstDiscussion]);
  for (let id = 3; id < 3000; id += 1) all.set(candidate(id));
  expect(once(1, 3, 2999, 2, 3)).toEqual([1, 3, 2999]);
});

test("entries are counted and chosen by what they have in common", () => {
  const all = new AllCandidates([
    { ...candidate(1), kind: "project", year: 2024 },
    { ...candidate(2), year: 2024 },
    { ...candidate(3), year: 2024 },
    candidate(firstDiscussion + 5),
  ]);
  const ids = Uint32Array.of(1, 2, 3, firstDiscussion + 5);
  expect(all.columns.counted(ids.subarray(1))).toEqual([
    { facts: { kind: "news", year: 2024, languages: 3 }, count: 2 },
    { facts: { kind: "discussion", year: null, languages: 3 }, count: 1 },
  ]);
  expect([...all.columns.having(ids, ({ year, kind }) => year === null || kind === "project")]).toEqual([
    1,
    firstDiscussion + 5,
  ]);
});

test("news counts less as it gets older, in the weights by which entries are chosen too", () => {
  const all = new AllCandidates([{ ...candidate(1), date: 0 }, candidate(2)]);
  const years = (count: number) => all.columns.priors(count * 365 * 24 * 3600_000)[slotOf(1)] ?? 0;
  const [now, later] = [years(0), years(2)];
  expect(later).toBeCloseTo(now - 0.075, 6);
  expect(years(0)).toBe(now);
});

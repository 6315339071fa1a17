import { expect, test } from "vitest";
import { type Candidate, Candidates, firstDiscussion } from "./candidate.ts";

const candidate = (id: number): Candidate => ({
  id,
  name: `news/${id}`,
  kind: id < firstDiscussion ? "news" : "discussion",
  year: null,
  languages: 3,
  date: null,
  closes: null,
  until: null,
  titleWords: 1,
});

test("ids of removed items are given again, those of discussions only grow", () => {
  const all = new Candidates([2, 5, firstDiscussion + 1].map(candidate));
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

import { describe, expect, test } from "vitest";
import { indexInStep } from "../../platform/search/search-index.ts";
import { searchedText } from "../../platform/search/searched-text.ts";
import { alikeOf } from "./alike.ts";

/** More than are walked of one word. */
const many = 4000;
const rowOf = (title: string, id: number) => ({ id, search: searchedText([[title, "title"]]) });
type Row = ReturnType<typeof rowOf>;

/** Questions with one title, and some others in the middle, where a list that is cut loses them first. */
function forumOf(title: string, others: readonly string[]) {
  const titles = Array.from({ length: many }, () => title);
  titles.splice(many / 2, 0, ...others);
  const rows = titles.map(rowOf);
  const alike = alikeOf<Row>(indexInStep(), (a, b) => a.id - b.id);
  return (text: string, most = 5, fewestShared = 1) =>
    alike(rows, text, most, fewestShared).map(({ id }) => titles[id]);
}

describe("in a forum with thousands of questions", () => {
  const report = "Detailed project report of a dam, with its bill of quantities";
  const similar = forumOf("A detailed drawing, and the bill for the cement", [report]);

  test.each(["DPR", "How long does a DPR take?", "BOQ", "Bill of quantities"])(
    "%s finds the one with the whole phrase, however frequent its first word is",
    (text) => {
      expect(similar(text)[0]).toBe(report);
    },
  );

  test("a frequent word fills the list that the rare ones leave empty", () => {
    expect(similar("Bill of quantities")).toHaveLength(5);
    expect(similar("Detailed bill of quantities")).toHaveLength(5);
  });

  test("a word in every question finds the first of them", () => {
    expect(similar("cement", 3)).toHaveLength(3);
  });

  test("two questions with one word in common are not similar where two are asked for, whichever word it is", () => {
    const [bricks, kiln] = ["Broken bricks below a square", "Broken bricks from a kiln"];
    expect(forumOf("Cement for a square", [bricks, kiln])(bricks, 5, 2)).toEqual([bricks, kiln]);
    expect(similar("Detailed nails", 5, 2)).toHaveLength(5);
  });

  test("a rare way to write a word is found beside a frequent one", () => {
    const surveyed = "Who surveyed the ridge?";
    expect(forumOf("A survey of the valley", [surveyed])("surveyed ridge")[0]).toBe(surveyed);
  });
});

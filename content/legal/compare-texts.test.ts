import { expect, test } from "vitest";
import { richTextOf } from "../platform/text/rich-text.ts";
import { richText } from "../seed/rich-text.ts";
import { compareTexts } from "./compare-texts.ts";

const compare = (earlier: string, later: string, locale: "en" | "ne" = "en") => {
  const read = (markdown: string) => richTextOf({ [locale]: richText(markdown) }, locale);
  return compareTexts(read(earlier), read(later), locale);
};
/** Writes changes as wdiff does: "[-gone-]" and "{+new+}". */
const written = (lines: ReturnType<typeof compareTexts>) =>
  lines.map(({ parts }) =>
    parts
      .map(({ text, change }) => ({ same: text, added: `{+${text}+}`, removed: `[-${text}-]` })[change])
      .join("")
      .replaceAll("\u00a0", " "),
  );

test("words that were added or removed within a line are distinguished from the rest of it", () => {
  const lines = compare("We keep it for 365 days after the decision.", "We keep it for 180 days after the decision.");
  expect(written(lines)).toEqual(["We keep it for [-365-]{+180+} days after the decision."]);
});

test("words are separated by the rules of Devanagari", () => {
  const lines = compare("निर्णय भएको ३६५ दिनपछि मेटिन्छ।", "निर्णय भएको १८० दिनपछि मेटिन्छ।", "ne");
  expect(written(lines)).toEqual(["निर्णय भएको [-३६५-]{+१८०+} दिनपछि मेटिन्छ।"]);
});

test("a new paragraph and a removed list entry stay whole", () => {
  const lines = compare(
    "One.\n\n- first point\n- second point",
    "One.\n\nAltogether new words here.\n\n- second point",
  );
  expect(written(lines)).toEqual(["One.", "{+Altogether new words here.+}", "[-first point-]", "second point"]);
  expect(lines.map(({ kind }) => kind)).toEqual(["paragraph", "paragraph", "item", "item"]);
});

test("equal texts have no changes", () => {
  const lines = compare("## Title\n\nText.", "## Title\n\nText.");
  expect(written(lines)).toEqual(["Title", "Text."]);
});

test("every word of both texts is shown, for any change", () => {
  const earlier = Array.from({ length: 40 }, (_, n) => `Paragraph ${n} speaks of matter ${n % 7} at length.`);
  const later = earlier.flatMap((line, n) =>
    n % 5 === 0 ? [] : n % 3 === 0 ? [line.replace("length", "ease"), "New."] : [line],
  );
  const lines = compare(earlier.join("\n\n"), later.join("\n\n"));
  const side = (left: string) =>
    lines
      .map(({ parts }) =>
        parts
          .filter(({ change }) => change !== left)
          .map(({ text }) => text)
          .join(""),
      )
      .filter(Boolean);
  expect(side("added")).toEqual(earlier);
  expect(side("removed")).toEqual(later);
});

test("no word is lost in texts of 100 kB that have little in common, for which a comparison by word takes too long", () => {
  const text = (step: number) =>
    Array.from({ length: 400 }, (_, n) =>
      Array.from({ length: 40 }, (__, m) => `w${(n * 31 + m * step) % 997}`).join(" "),
    );
  const started = process.cpuUsage();
  const lines = compare(text(17).join("\n\n"), text(23).join("\n\n"));
  const { user, system } = process.cpuUsage(started);
  const later = lines.map(({ parts }) => parts.filter(({ change }) => change !== "removed"));
  expect(later.map((parts) => parts.map((part) => part.text).join("")).filter(Boolean)).toEqual(text(23));
  // Of processor time, which a busy machine does not lengthen (safety, C20).
  expect((user + system) / 1000).toBeLessThan(250);
});

import type { ComparedLine } from "@setu/contract/legal";
import type { Locale } from "@setu/contract/locale";
import type { List, RichText } from "@setu/contract/shapes/rich-text";
import { diffArrays, diffWordsWithSpace } from "diff";
import { plainInline } from "../platform/text/rich-text-inline.ts";

type Line = { kind: ComparedLine["kind"]; text: string };

/** Texts that differ in more lines than this are shown one after the other. */
const mostLines = 1000;
/** Lines that differ in more words than this stay whole. */
const mostWords = 200;
/** Runs with more possible pairs than this stay whole: matching them would take too long. */
const mostPairs = 2500;
/** A line is a reworded form of another one if they share at least this many of their words. */
const likeness = 0.4;

/**
 * The lines of the later text, with what was added and removed since the earlier one: whole lines first, then the words of
 * lines that were reworded. Words are separated by the rules of the language, in Devanagari too.
 */
export function compareTexts(earlier: RichText, later: RichText, locale: Locale): ComparedLine[] {
  const [before, after] = [linesOf(earlier), linesOf(later)];
  // Not by time: a slow run would show, and store, other changes than a quick one.
  const changes = diffArrays(before.map(keyOf), after.map(keyOf), { maxEditLength: mostLines });
  if (!changes) return [...before.map(whole("removed")), ...after.map(whole("added"))];
  const words = new Words(locale);
  const compared: ComparedLine[] = [];
  let [left, right]: [Line[], Line[]] = [before, after];
  let gone: Line[] = [];
  for (const { added, removed, count } of changes) {
    if (removed) {
      gone = left.slice(0, count);
      left = left.slice(count);
      continue;
    }
    const come = right.slice(0, count);
    right = right.slice(count);
    if (added) compared.push(...pairs(gone, come, words));
    else {
      compared.push(...gone.map(whole("removed")), ...come.map(whole("same")));
      left = left.slice(count);
    }
    gone = [];
  }
  return [...compared, ...gone.map(whole("removed"))];
}

const keyOf = ({ kind, text }: Line) => `${kind} ${text}`;

const whole =
  (change: "same" | "added" | "removed") =>
  ({ kind, text }: Line): ComparedLine => ({ kind, parts: [{ text, change }] });

/** Words by the rules of a language: JavaScript's `\w` does not match Devanagari. */
class Words {
  readonly #segmenter: Intl.Segmenter;

  constructor(locale: Locale) {
    this.#segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  }

  /** Whether two lines share enough words for one to be a reworded form of the other. */
  isAlike(one: string, other: string): boolean {
    const [first, second] = [this.#in(one), this.#in(other)];
    const shared = [...first].filter((word) => second.has(word)).length;
    return shared >= likeness * Math.max(first.size, second.size);
  }

  /** The changes within a line; undefined if they are nearly all of it. */
  compare(earlier: string, later: string): ComparedLine["parts"] | undefined {
    const changes = diffWordsWithSpace(earlier, later, {
      intlSegmenter: this.#segmenter,
      maxEditLength: mostWords,
    });
    return changes?.map(({ value, added, removed }) => ({
      text: value,
      change: added ? "added" : removed ? "removed" : "same",
    }));
  }

  #in(line: string): Set<string> {
    const segments = [...this.#segmenter.segment(line)];
    return new Set(segments.flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])));
  }
}

/** Lines that replaced others: each beside the one in its place, if it is a reworded form of it. */
function pairs(gone: Line[], come: Line[], words: Words): ComparedLine[] {
  if (gone.length * come.length > mostPairs) return [...gone.map(whole("removed")), ...come.map(whole("added"))];
  const rest = [...gone];
  const lines = come.flatMap((line) => {
    const place = rest.findIndex(({ kind, text }) => kind === line.kind && words.isAlike(text, line.text));
    const skipped = rest.splice(0, place + 1);
    const before = skipped.pop();
    const parts = before && words.compare(before.text, line.text);
    if (!parts)
      return [...skipped.map(whole("removed")), ...(before ? [whole("removed")(before)] : []), whole("added")(line)];
    return [...skipped.map(whole("removed")), { kind: line.kind, parts }];
  });
  return [...lines, ...rest.map(whole("removed"))];
}

const linesOf = (text: RichText): Line[] => text.flatMap(blockLines).filter((line) => line.text !== "");

function blockLines(block: RichText[number]): Line[] {
  switch (block.type) {
    case "rule":
    case "picture":
      return [];
    case "heading":
      return [{ kind: "heading", text: plainInline(block.children) }];
    case "list":
      return listLines(block);
    case "table":
      return block.rows.map((row) => ({ kind: "item", text: row.map(plainInline).filter(Boolean).join(" · ") }));
    default:
      return [{ kind: "paragraph", text: plainInline(block.children) }];
  }
}

const listLines = ({ items }: List): Line[] =>
  items.flatMap(({ children, list }) => [
    { kind: "item" as const, text: plainInline(children) },
    ...(list ? listLines(list) : []),
  ]);

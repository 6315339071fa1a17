import { postLength, quoteLength, titleLength } from "@setu/contract/forum/forum-fields";
import type { Locale } from "@setu/contract/locale";
import { Faults } from "../../members/typed-fields.ts";
import { isOneLine, tidyLine, tidyParagraphs } from "../../platform/text/typed-text.ts";
import { plainTextOfPost } from "../post-text.ts";
import { forumTexts } from "../texts.ts";

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** Counts characters as a reader does (grapheme clusters): a Devanagari syllable is one. */
const lettersIn = (text: string): number => [...segmenter.segment(text)].length;

/** A title as stored, with each run of white space as one space. */
export const tidyTitle = (title: string): string => tidyLine(title.replace(/\s+/g, " "));

/** Validates typed text and returns its faults; a reply has no `title`. */
export function postFaults({ title, text }: { title?: string; text: string }, locale: Locale): Faults {
  const texts = forumTexts[locale];
  const faults = new Faults();
  const letters = title === undefined ? undefined : lettersIn(title);
  const isTitle = letters === undefined || (letters >= titleLength.least && letters <= titleLength.most);
  faults.add("title", isTitle && isOneLine(title ?? "") ? undefined : texts.title);
  // A text has at least as many UTF-16 units as graphemes, so short texts need no counting.
  const isLong = text.length > postLength && lettersIn(text) > postLength;
  faults.add("text", plainTextOfPost(text) === "" ? texts.text : isLong ? texts.longText : undefined);
  return faults;
}

export const tidyText = tidyParagraphs;

/** The quoted words, shortened; null if they do not occur in the source. */
export function quoteOf(quote: string | undefined, source: string): string | null {
  const words = tidyLine((quote ?? "").replace(/\s+/g, " "));
  if (words === "" || !plainTextOfPost(source).includes(words)) return null;
  const letters = [...segmenter.segment(words)];
  return letters.length <= quoteLength ? words : `${words.slice(0, letters[quoteLength]?.index).trimEnd()}…`;
}

/** The most links in a post that is not held back. */
const mostLinks = 2;

/** Whether a post has so many links that a moderator should read it first. */
export const hasManyLinks = (text: string): boolean => (text.match(/https?:\/\/|www\./gi) ?? []).length > mostLinks;

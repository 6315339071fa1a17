import { postLength, quoteLength, titleLength } from "@setu/contract/forum/forum-fields";
import type { Locale } from "@setu/contract/locale";
import { Faults } from "../../members/typed-fields.ts";
import { isOneLine, tidyLine, tidyParagraphs } from "../../platform/text/typed-text.ts";
import { plainTextOfPost } from "../post-text.ts";
import { forumTexts } from "../texts.ts";

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** Characters as a reader counts them: a Devanagari syllable is one. */
const lettersIn = (text: string): number => [...segmenter.segment(text)].length;

/** A title as it is stored, with white space of any kind as one space. */
export const tidyTitle = (title: string): string => tidyLine(title.replace(/\s+/g, " "));

/** The faults of what was typed; `title` is left out for a reply. */
export function postFaults({ title, text }: { title?: string; text: string }, locale: Locale): Faults {
  const texts = forumTexts[locale];
  const faults = new Faults();
  const letters = title === undefined ? undefined : lettersIn(title);
  const isTitle = letters === undefined || (letters >= titleLength.least && letters <= titleLength.most);
  faults.add("title", isTitle && isOneLine(title ?? "") ? undefined : texts.title);
  // Anything of that many letters has at least as many UTF-16 units: counting is spared where it can be.
  const isLong = text.length > postLength && lettersIn(text) > postLength;
  faults.add("text", plainTextOfPost(text) === "" ? texts.text : isLong ? texts.longText : undefined);
  return faults;
}

export const tidyText = tidyParagraphs;

/** The words that are quoted, if they stand in their source. */
export function quoteOf(quote: string | undefined, source: string): string | null {
  const words = tidyLine((quote ?? "").replace(/\s+/g, " "));
  if (words === "" || !plainTextOfPost(source).includes(words)) return null;
  const letters = [...segmenter.segment(words)];
  return letters.length <= quoteLength ? words : `${words.slice(0, letters[quoteLength]?.index).trimEnd()}…`;
}

/** More addresses than an answer needs. */
const mostLinks = 2;

/** Why a machine would rather have a moderator look at a post; null when it would not. */
export function doubtAbout(text: string): string | null {
  return (text.match(/https?:\/\/|www\./gi) ?? []).length > mostLinks ? "links" : null;
}

import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as nepali } from "@orama/stemmers/nepali";

const isDevanagari = /^\p{Script=Devanagari}+$/u;
const isLatin = /^[a-z]+$/;
const consonants = /[क-ह]/g;
/** The infinitives of a verb, which Snowball's rules leave alone: सच्याउनु, सच्याउन, सच्याउने. */
const verbEnding = /(?<=.(?:ाउ|र्))न[ेु]?$/;

/**
 * Endings that are written with a noun: नदीको, गाउँहरूबाट, म्यादभित्र. Snowball's rules know some of them, and take only one from a word. Two
 * letters at least stay before them, and गरेको is Snowball's: a verb.
 */
const ending =
  /(?<=[अ-ह].*[अ-ह]\p{M}*)(?:हर[ूु]|(?<![एे])(?:को|का|की)|कै|मा|मै|ले|लाई|बाट|सँगै?|द्वारा|माथि|मुनि|भित्र|बाहिर|तिर|तर्फ|सम्म|देखि|भन्दा|पछि|अघि|बारे|बीच|सम्बन्धी|अन्तर्गत|सहित|स्थित|नजिक|अनुसार|मार्फत)$/u;

/** A folded word without its endings, by Snowball's rules: "dams" becomes "dam", "योजनाहरूको" becomes "योजना". */
export function stemOf(word: string): string {
  if (isLatin.test(word)) return word.length > 2 ? english(word) : word;
  if (!isDevanagari.test(word)) return word;
  let bare = word;
  while (ending.test(bare)) bare = bare.replace(ending, "");
  const stem = nepali(bare);
  // The stemmer cuts short words to pieces: "आमा" (mother) would become "आ".
  const longer = (stem.match(consonants)?.length ?? 0) >= 2 ? stem : bare;
  return longer.replace(verbEnding, "").replace(/्$/, "");
}

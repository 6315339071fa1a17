import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as nepali } from "@orama/stemmers/nepali";

const isDevanagari = /^\p{Script=Devanagari}+$/u;
const isLatin = /^[a-z]+$/;
const consonants = /[क-ह]/g;
/** The infinitives of a verb, which Snowball's rules leave alone: सच्याउनु, सच्याउन, सच्याउने. */
const verbEnding = /(?<=.(?:ाउ|र्))न[ेु]?$/;

/** A folded word without its endings, by Snowball's rules: "dams" becomes "dam", "योजनाहरूको" becomes "योजना". */
export function stemOf(word: string): string {
  if (isLatin.test(word)) return word.length > 2 ? english(word) : word;
  if (!isDevanagari.test(word)) return word;
  const stem = nepali(word);
  // The stemmer cuts short words to pieces: "आमा" (mother) would become "आ".
  const longer = (stem.match(consonants)?.length ?? 0) >= 2 ? stem : word;
  return longer.replace(verbEnding, "").replace(/्$/, "");
}

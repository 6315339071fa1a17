import { latinDigits } from "@setu/contract/digits";
import { dictionary } from "@zxcvbn-ts/language-common";

/** The longest word in the lists; nobody types longer rows of keys. */
const longestPart = 24;
/** Characters to look at. Later ones make no difference: enough guesses are needed already. */
const looksAt = 64;
/** Rows of keys, the alphabet and digits, in both directions. */
const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap((row) => [
  row,
  [...row].reverse().join(""),
]);
const leet: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** The rank of a word in its list. Words for dice are all equally likely. */
const ranks = new Map(dictionary["diceware-common"].map((word, _, { length }) => [word, length]));
for (const [place, word] of dictionary["passwords-common"].entries()) {
  ranks.set(word, Math.min(ranks.get(word) ?? Number.POSITIVE_INFINITY, place + 1));
}

/** The number of guesses for one part of a password; undefined for a part that an attacker would not try. */
function guessesFor(part: string, own: ReadonlySet<string>): number | undefined {
  if (own.has(part)) return 2;
  const rank = ranks.get(part);
  if (rank !== undefined && part.length > 2) return rank + 1;
  if (part.length < 3) return undefined;
  if ([...part].every((letter) => letter === part[0])) return 10 * part.length;
  if (rows.some((row) => row.includes(part))) return rows.length * 26 * part.length;
  if (/^(19|20)\d\d$/.test(part)) return 130;
  return undefined;
}

/** The cheapest way to compose the text from known parts, with ten guesses for each other letter. A logarithm, base 10. */
function cheapest(text: string, own: ReadonlySet<string>): number {
  const best = [0];
  for (let end = 1; end <= text.length; end += 1) {
    best[end] = (best[end - 1] ?? 0) + 1;
    for (let start = Math.max(0, end - longestPart); start < end - 1; start += 1) {
      const guesses = guessesFor(text.slice(start, end), own);
      if (guesses === undefined) continue;
      best[end] = Math.min(best[end] ?? 0, (best[start] ?? 0) + Math.log10(guesses));
    }
  }
  return best[text.length] ?? 0;
}

/**
 * The order of magnitude (base 10) of the guesses that find a password, for an attacker with lists of common passwords
 * and words, rows of keys, years, and `own`: words about this account, in lower case. After zxcvbn (Wheeler 2016).
 */
export function magnitudeOfGuesses(password: string, own: ReadonlySet<string>): number {
  const text = latinDigits(password.normalize("NFKC")).toLowerCase().slice(0, looksAt);
  for (let period = 1; period <= text.length / 2; period += 1) {
    const unit = text.slice(0, period);
    if (unit.repeat(Math.ceil(text.length / period)).startsWith(text)) {
      return magnitudeOfGuesses(unit, own) + Math.log10(text.length / period);
    }
  }
  const plain = [...text].map((letter) => leet[letter] ?? letter).join("");
  return Math.min(cheapest(text, own), cheapest(plain, own) + (plain === text ? 0 : 0.3));
}

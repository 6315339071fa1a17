import { randomInt } from "node:crypto";
import { latinDigits } from "@setu/contract/digits";

/** Crockford's base 32: no I, L, O or U, which are misread or misheard. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 8;

/** Luhn's algorithm for any alphabet: finds every single wrong letter, and nearly every swap of two neighbours. */
function checkLetter(letters: string): string {
  let sum = 0;
  for (const [index, letter] of [...letters].reverse().entries()) {
    const value = alphabet.indexOf(letter) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / alphabet.length) + (value % alphabet.length);
  }
  return alphabet.charAt((alphabet.length - (sum % alphabet.length)) % alphabet.length);
}

const written = (letters: string) => `A-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;

/** A new reference of an application, such as `A-7F3K-92QX-M`: eight random letters and a check letter. */
export function newReference(): string {
  const letters = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
  return written(letters + checkLetter(letters));
}

/** The reference that somebody typed from paper or by ear, in the digits of either script; undefined when it cannot be one. */
export function readReference(typed: string): string | undefined {
  const letters = latinDigits(typed)
    .toUpperCase()
    // Word writes other dashes, and what is pasted may have characters without a width.
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "");
  const plain = (letters.length === length + 2 ? letters.replace(/^A/, "") : letters)
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  if (plain.length !== length + 1 || [...plain].some((letter) => !alphabet.includes(letter))) return undefined;
  return checkLetter(plain.slice(0, length)) === plain.charAt(length) ? written(plain) : undefined;
}

import { createHmac } from "node:crypto";
import { latinDigits } from "@setu/contract/digits";

const digits = 16;
const groups = /\d{4}(?=\d)/g;

/** The check digit by Luhn's formula: it reveals one wrong digit, or two neighbours exchanged. */
function checkDigit(number: string): string {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/**
 * The code of the complaint that was sent under a key: the same for a repeated request, and never stored. It has only digits, so that
 * it can be read out over a telephone.
 */
export function codeFor(secret: string, key: string): string {
  const bytes = createHmac("sha256", secret).update(`complaint-code:${key}`).digest("hex");
  const number = String(BigInt(`0x${bytes}`) % 10n ** BigInt(digits - 1)).padStart(digits - 1, "0");
  return number + checkDigit(number);
}

/** Reads a typed code in the digits of either script; undefined if it is not one. */
export function readCode(typed: string): string | undefined {
  const code = latinDigits(typed).replace(/[\s-]/g, "");
  return /^\d{16}$/.test(code) && checkDigit(code.slice(0, -1)) === code.at(-1) ? code : undefined;
}

/** The stored form of a code. It is keyed: against a plain hash all possible codes could be tried. */
export const hashOfCode = (secret: string, code: string): string =>
  createHmac("sha256", secret).update(`complaint:${code}`).digest("hex");

/** The code in groups of four digits. */
export const codeText = (code: string): string => code.replace(groups, "$& ");

import { createHmac, timingSafeEqual } from "node:crypto";
import { GivenId } from "@setu/contract/shapes/given-id";

/**
 * The tokens in mailed links: ids and times in base 36, and a signature at the end, separated by points. A token is not stored. It is read
 * before its signature can be checked, since the signature includes a key of the row that it names.
 */

/** The signature of a text. Each kind of link begins its text with its own name. */
export const signatureOf = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");

/** Whether a token ends in the signature of this text. */
export function isSigned(secret: string, text: string, token: string): boolean {
  const expected = Buffer.from(signatureOf(secret, text));
  const given = Buffer.from(token.slice(token.lastIndexOf(".") + 1));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** An id or a time as written in a token. */
export const written = (number: number): string => number.toString(36);

const readNumber = (text: string): number => (/^[0-9a-z]{1,10}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN);

/** The id in a token; undefined if it is no possible id. */
export const readId = (text = ""): number | undefined => GivenId.safeParse(readNumber(text)).data;

/** Whether the time in a token is still to come. */
export const isStillValid = (text = "", now = Date.now()): boolean => readNumber(text) > now;

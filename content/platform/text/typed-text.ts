import { z } from "zod";

/** Checks of visitors' input, the same in all forms. */

const email = z.email();
/** The length of the longest mail address: RFC 5321, 4.5.3.1. */
export const emailLength = 254;
/** Digits of either script, as people write phone numbers: "+977 1-555 0100 ext. 12". */
const phone = /^\+?[\p{Nd}\s().\-/]{5,}(?:\s?(?:ext\.?|x)\s?\p{Nd}{1,6})?$/iu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that split mail headers (safety, T2)
const controls = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, except line ends and tabs, which may be part of a text
const controlsInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

export const isEmail = (text: string): boolean => email.safeParse(text).success;
export const isPhoneNumber = (text: string): boolean => phone.test(text);
/** Whether a text has no line ends or other control characters. */
export const isOneLine = (text: string): boolean => !controls.test(text);

/** A text as stored: trimmed, in Unicode's composed form. */
export const tidyLine = (text: string): string => text.normalize("NFC").trim();
export const tidyParagraphs = (text: string): string =>
  tidyLine(text).replace(/\r\n?/g, "\n").replace(controlsInText, "");

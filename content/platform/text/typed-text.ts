import { domainToASCII } from "node:url";
import { latinDigits } from "@setu/contract/digits";
import { z } from "zod";

/** Checks of visitors' input, the same in all forms. */

const email = z.email();
/** The length of the longest mail address: RFC 5321, 4.5.3.1. */
export const emailLength = 254;
/** Digits of either script with any dashes, as people write phone numbers: "+977 1-555 0100 ext. 12", "(+977) 1-5550100". */
const phone = /^\(?\+?[\p{Nd}\p{Pd}\s()./]{5,}(?:\s?(?:ext\.?|x)\s?\p{Nd}{1,6})?$/iu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that split mail headers (safety, T2)
const controls = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, except line ends and tabs, which may be part of a text
const controlsInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A domain name in ASCII, whose last part may be in another script (RFC 5890). */
const domainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

/** Letters of any script, with the joiners that Devanagari needs: anything else would end the name, or be dropped. */
const domainLetters = /^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d)+$/u;

/** Whether a text is a mail address. Its domain may be in any script, as mail servers look it up in ASCII. */
export function isEmail(text: string): boolean {
  const [, mailbox, domain] = /^([^@]*)@([^@]*)$/.exec(text) ?? [];
  const isDomain = domain !== undefined && domainLetters.test(domain) && domainName.test(domainToASCII(domain));
  return isDomain && isMailbox(mailbox ?? "");
}
/** Whether a text may precede the @: few mail servers take anything but ASCII there (RFC 6531). */
const isMailbox = (text: string): boolean => email.safeParse(`${text}@example.org`).success;
export const isPhoneNumber = (text: string): boolean => phone.test(text);

/** Whether a text is a number in the digits of either script: "3", "12.5", "-4", "१,२०,०००", "120,000.50". */
export const isNumber = (text: string): boolean =>
  /^-?(?:\d+(?:[.,]\d+)?|\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?)$/.test(latinDigits(text));
/** Whether a text has no line ends or other control characters. */
export const isOneLine = (text: string): boolean => !controls.test(text);

/**
 * Marks of the direction of writing: with one of them, a text can pass for another. Neither of our languages needs them, but chats and
 * contact cards put them around numbers and addresses.
 */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/**
 * Non-breaking spaces, which word processors and web pages put between ordinary words: a line of them overflows a
 * narrow page.
 */
const fixedSpaces = /[\u00a0\u2007\u202f]/g;
/** Zero-width characters that mark where a word may break. Devanagari needs joiners, but none of these. */
const breakMarks = /[\u00ad\u200b\u2060\ufeff]/g;
/** A character that readers can see: joiners, fillers and white space alone are no text. */
const seen = /[^\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/u;

/** A text as stored: trimmed, in Unicode's composed form; empty if readers would see nothing. */
export function tidyLine(text: string): string {
  const tidy = text.normalize("NFC").replace(turns, "").replace(fixedSpaces, " ").replace(breakMarks, "").trim();
  return seen.test(tidy) ? tidy : "";
}
/** Joiners that do not follow a halanta. Those that do may be part of a domain's name (RFC 5892, appendix A). */
const idleJoiners = /(?<!\u094d)[\u200c\u200d]+/g;
/** A phone number, mail address or figure as stored: nothing invisible belongs there. */
export const tidyAddress = (text: string): string => tidyLine(text.replace(idleJoiners, ""));
export const tidyParagraphs = (text: string): string =>
  tidyLine(text)
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(controlsInText, "");

import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { readFirmNames } from "../accounts/firm-names.ts";
import { magnitudeOfGuesses } from "../accounts/guesses.ts";
import { personRows } from "../people/rows.ts";
import { emailLength, isEmail, isOneLine, tidyAddress } from "../platform/text/typed-text.ts";
import { memberTexts } from "./texts.ts";

/** In characters. ASVS 5.0, 6.2.1 and 6.2.9; the project's specification asks for 12. */
const passwordLength = { least: 12, most: 128 };
/** As a power of ten: more guesses than 10 in 15 minutes can make in a hundred years. */
const leastMagnitude = 10;
/** Shorter parts of a name occur in many words. */
const shortestName = 4;
const nameLength = { least: 2, most: 60 };

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const joined = (text: string): string => wordsIn(text).join("");
const lengthOf = (text: string) => [...text.normalize("NFKC")].length;

/** Collects the faults of a form by field, and throws them together. */
export class Faults {
  readonly #errors: Record<string, string[]> = {};

  add(field: string, message: string | undefined): void {
    if (message) this.#errors[field] ??= [message];
  }

  /** @throws FrontApiError `invalid` if there is a fault. */
  throwAny(): void {
    const [first] = Object.values(this.#errors).flat();
    if (first) throw new FrontApiError("invalid", first, { errors: this.#errors });
  }
}

/** A mail address as stored. */
export const tidyEmail = (email: string): string => tidyAddress(email);

export function emailFault(email: string, locale: Locale): string | undefined {
  const texts = memberTexts[locale];
  if (email.length <= emailLength && isOneLine(email) && isEmail(email)) return undefined;
  const [mailbox = ""] = email.split("@");
  return /\p{L}/u.test(mailbox) && !/^[\x20-\x7e]*$/.test(mailbox) ? texts.mailbox : texts.email;
}

/** Letters of other scripts that look like Latin ones: enough of them to keep a name from passing for the firm's. */
const lookalikes: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  х: "x",
  у: "y",
  і: "i",
  ѕ: "s",
  м: "m",
  т: "t",
  н: "h",
  к: "k",
  в: "b",
  ο: "o",
  α: "a",
  ε: "e",
  ι: "i",
  ν: "v",
  ρ: "p",
  ɡ: "g",
  ɑ: "a",
  ı: "i",
  һ: "h",
  ј: "j",
  ԁ: "d",
  ԛ: "q",
  ԝ: "w",
  ӏ: "l",
  ո: "n",
  ս: "u",
  "0": "o",
  "1": "l",
};
const invisible = /[\p{Cf}\p{Mn}\p{Z}\p{P}\p{S}]/gu;

/** The folded form of a name: case, accents, joiners, spaces and look-alikes make no difference. */
const foldedName = (name: string): string =>
  [...name.normalize("NFKD").toLowerCase().replace(invisible, "")]
    .map((letter) => lookalikes[letter] ?? letter)
    .join("");

/**
 * Marks that reverse the writing direction, letters without a shape (Hangul fillers), signs around letters, heaps of accents, and addresses;
 * joiners are allowed, since Devanagari needs them.
 */
const unlikeNames = /(?![\u200c\u200d])\p{Cf}|[\u115f\u1160\u3164\uffa0]|\p{Me}|\p{M}{5}|https?:|www\./iu;

/** Words that claim to speak for the site. */
const reserved = [
  "admin",
  "administrator",
  "moderator",
  "staff",
  "support",
  "official",
  "प्रशासक",
  "मोडरेटर",
  "कर्मचारी",
].map(foldedName);

/** Why a name is refused: no member may pass for the firm, its people or its moderators. */
export async function nameFault(payload: Payload, name: string, locale: Locale): Promise<string | undefined> {
  const texts = memberTexts[locale];
  const length = lengthOf(name);
  const isName = isOneLine(name) && /\p{L}/u.test(name) && !unlikeNames.test(name.normalize("NFD"));
  if (length < nameLength.least || length > nameLength.most || !isName) return texts.name;
  const folded = foldedName(name);
  const firm = Object.values(await readFirmNames(payload)).map(foldedName);
  const people = (await personRows(payload))
    .flatMap((person) => Object.values(person.name ?? {}))
    .map((person) => foldedName(person ?? ""));
  const isLikeTheFirm = wordsIn(name).length > 1 && firm.some((word) => word.includes(folded));
  const isTaken =
    isLikeTheFirm ||
    firm.some((word) => word && folded.includes(word)) ||
    [folded, ...wordsIn(name.replace(/\p{Cf}/gu, "")).map(foldedName)].some((word) => reserved.includes(word)) ||
    people.includes(folded);
  return isTaken ? texts.takenName : undefined;
}

/** Why a password is refused; `about` names its member. */
export async function passwordFault(
  payload: Payload,
  password: string,
  about: { name: string; email: string },
  locale: Locale,
): Promise<string | undefined> {
  const texts = memberTexts[locale];
  const length = lengthOf(password);
  if (length < passwordLength.least) return texts.short;
  if (length > passwordLength.most) return texts.long;
  const firm = Object.values(await readFirmNames(payload));
  const personal = [...wordsIn(about.email), ...wordsIn(about.name)];
  const telling = [...personal, joined(about.email), joined(about.name), ...firm.map(joined)];
  const plain = joined(password);
  if (telling.some((word) => word.length >= shortestName && plain.includes(word))) return texts.telling;
  const own = new Set([...personal, ...firm.flatMap(wordsIn), "setu"]);
  return magnitudeOfGuesses(password, own) < leastMagnitude ? texts.easy : undefined;
}

import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, PayloadRequest } from "payload";
import { roles } from "../platform/access/rules.ts";
import { say } from "../platform/fields/label.ts";
import { storedRow } from "../platform/store/stored-row.ts";
import { readFirmNames } from "./firm-names.ts";
import { magnitudeOfGuesses } from "./guesses.ts";
import { refusedField } from "./refused-field.ts";

/** ASVS 6.2.1. */
const minimumLength = 12;
/** As a power of ten. With 100 tries an hour (`site/server/http/limits.ts`) this takes a hundred years. */
const minimumMagnitude = 8;
/** Shorter parts of a name occur in many words. */
const shortestName = 4;

interface Account {
  email?: string | null;
  name?: string | null;
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const joined = (text: string): string => wordsIn(text).join("");

/** Why a password is refused; undefined when it is good enough. */
async function passwordFault(password: string, account: Account, req: PayloadRequest): Promise<string | undefined> {
  if (password.length < minimumLength) {
    return say(req, `Use at least ${minimumLength} characters.`, "कम्तीमा १२ अक्षर राख्नुहोस्।");
  }
  const firm = Object.values(await readFirmNames(req.payload));
  const personal = [...wordsIn(account.email ?? ""), ...wordsIn(account.name ?? "")];
  const telling = [...personal, joined(account.email ?? ""), joined(account.name ?? ""), ...firm.map(joined)];
  const plain = joined(password);
  if (telling.some((word) => word.length >= shortestName && plain.includes(word))) {
    return say(
      req,
      "This password contains your name, your email address or the firm’s name. Choose another one.",
      "यस पासवर्डमा तपाईंको नाम, इमेल ठेगाना वा संस्थाको नाम छ। अर्को रोज्नुहोस्।",
    );
  }
  // ASVS 6.2.4 and 6.1.2: no common password, and none that somebody who knows the firm would try.
  if (
    magnitudeOfGuesses(password, new Set([...personal, ...firm.flatMap(wordsIn), ...roles, "setu", "admin"])) <
    minimumMagnitude
  ) {
    return say(
      req,
      "This password is easy to guess. Use several words that have nothing to do with each other.",
      "यो पासवर्ड सजिलै अनुमान गर्न सकिन्छ। एकअर्कासँग सम्बन्ध नभएका केही शब्द मिलाएर राख्नुहोस्।",
    );
  }
  return undefined;
}

async function refuse(password: unknown, account: Account, req: PayloadRequest): Promise<void> {
  const fault = typeof password === "string" ? await passwordFault(password, account, req) : undefined;
  if (fault) throw refusedField("password", fault, req);
}

/** Payload itself accepts three characters. */
export const checkPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  await refuse(data?.["password"], { ...originalDoc, ...data }, req);
  return data;
};

/** Payload calls the hook above for a reset with an account that lacks the new password. */
export const checkResetPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "resetPassword") return;
  const { token, password } = (args as { data?: { token?: unknown; password?: unknown } }).data ?? {};
  const account = typeof token === "string" && token ? await accountOf(req, token) : undefined;
  await refuse(password, account ?? {}, req);
};

const accountOf = (req: PayloadRequest, token: string) =>
  storedRow<Account>(req.payload, "users", "resetPasswordToken", token);

import { isSigned, signatureOf, written } from "./signed-link.ts";

/** The least age of a form: nobody fills in six fields faster (safety, T1). */
const minimumAgeMs = 3000;
const lifeMs = 2 * 3600_000;

export type TokenFault = "no-token" | "bad-token" | "too-fast" | "expired-token";

const signed = (time: string) => `form-token:${time}`;

/** A signed time stamp for a form that a visitor starts to fill in. */
export function issueFormToken(secret: string, now = Date.now()): string {
  const time = written(now);
  return `${time}.${signatureOf(secret, signed(time))}`;
}

/** The fault of a form's token; undefined when it is valid. */
export function formTokenFault(secret: string, token: string | undefined, now = Date.now()): TokenFault | undefined {
  if (!token) return "no-token";
  const [time = ""] = token.split(".");
  if (!isSigned(secret, signed(time), token)) return "bad-token";
  const age = now - Number.parseInt(time, 36);
  if (age < minimumAgeMs) return "too-fast";
  return age > lifeMs ? "expired-token" : undefined;
}

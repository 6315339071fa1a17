import { createHmac, timingSafeEqual } from "node:crypto";

/** The least age of a form: nobody fills in six fields faster (safety, T1). */
const minimumAgeMs = 3000;
const lifeMs = 2 * 3600_000;

export type TokenFault = "no-token" | "bad-token" | "too-fast" | "expired-token";

const sign = (secret: string, time: string) =>
  createHmac("sha256", secret).update(`form-token:${time}`).digest("base64url");

/** A signed time stamp for a form that a visitor starts to fill in. */
export function issueFormToken(secret: string, now = Date.now()): string {
  const time = now.toString(36);
  return `${time}.${sign(secret, time)}`;
}

/** The fault of a form's token; undefined when it is valid. */
export function formTokenFault(secret: string, token: string | undefined, now = Date.now()): TokenFault | undefined {
  if (!token) return "no-token";
  const [time = "", signature = ""] = token.split(".");
  const expected = Buffer.from(sign(secret, time));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "bad-token";
  const age = now - Number.parseInt(time, 36);
  if (age < minimumAgeMs) return "too-fast";
  return age > lifeMs ? "expired-token" : undefined;
}

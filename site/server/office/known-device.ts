import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const sign = (secret: string, text: string) =>
  createHmac("sha256", secret).update(`device:${text}`).digest("base64url");
const normal = (email: string) => email.toLowerCase().trim();

/** Returns the name of the cookie that recognises a device which has signed in to this account: it does not reveal the address. */
export const deviceCookieName = (secret: string, email: string): string =>
  `setu-device-${sign(secret, `account:${normal(email)}`).slice(0, 12)}`;

/** Returns the value of that cookie, for a device that has just signed in. */
export function issueDevice(secret: string, email: string): string {
  const device = randomBytes(16).toString("base64url");
  return `${device}.${sign(secret, `${normal(email)}:${device}`)}`;
}

/** Returns the device that a cookie names, if the cookie was issued for this account. */
export function knownDevice(secret: string, email: string, cookie: string | undefined): string | undefined {
  const [device = "", signature = ""] = (cookie ?? "").split(".");
  const expected = Buffer.from(sign(secret, `${normal(email)}:${device}`));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
}

import { createHmac, timingSafeEqual } from "node:crypto";

/** Longer than any token that Payload signs. */
const longest = 4096;

/**
 * The id of the session that a staff cookie names, if Payload signed it with `secret` (its own, derived from ours) and it
 * has not expired. Reads no database: Payload checks whether the session is still valid.
 */
export function signedSession(secret: string, token: string, now = Date.now()): string | undefined {
  if (token.length > longest) return undefined;
  const [head = "", claims = "", signature = "", ...rest] = token.split(".");
  const expected = createHmac("sha256", secret).update(`${head}.${claims}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  // The signature is ours, so Payload wrote the contents.
  const { sid, exp } = JSON.parse(Buffer.from(claims, "base64url").toString());
  return typeof sid === "string" && exp * 1000 > now ? sid : undefined;
}

import { createHmac } from "node:crypto";

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A staff cookie with these claims, as Payload signs it with its secret. */
export function signedCookie(claims: object, secret: string): string {
  const text = `${part({ alg: "HS256" })}.${part(claims)}`;
  return `setu-token=${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

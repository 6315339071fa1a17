import { createHmac, timingSafeEqual } from "node:crypto";

/** How long a subscription waits to be confirmed; after that it is deleted. */
export const confirmWithinMs = 48 * 3600_000;

/** `confirm` proves that the subscriber reads the address; `stop` is in every mail and never expires. */
export type TokenPurpose = "confirm" | "stop";

/** `linkKey` belongs to the subscription: deleting it ends its links. */
interface Subscribed {
  id: number;
  linkKey: string;
}

const sign = (secret: string, purpose: string, { id, linkKey }: Subscribed, expires: string) =>
  createHmac("sha256", secret).update(`subscription:${purpose}:${id}:${linkKey}:${expires}`).digest("base64url");

/** A token for a link in a mail. It is not stored, not even as a hash: each mail makes it again. */
export function issueSubscriptionToken(
  secret: string,
  purpose: TokenPurpose,
  subscribed: Subscribed,
  now = Date.now(),
): string {
  const expires = purpose === "confirm" ? (now + confirmWithinMs).toString(36) : "0";
  return `${purpose}.${subscribed.id.toString(36)}.${expires}.${sign(secret, purpose, subscribed, expires)}`;
}

/**
 * The subscription that a token names, to be checked by `subscriptionTokenHolds`; undefined when it is not a token, or
 * has expired.
 */
export function readSubscriptionToken(
  token: string,
  now = Date.now(),
): { purpose: TokenPurpose; id: number } | undefined {
  const [purpose = "", id = "", expires = ""] = token.split(".");
  if (!/^[a-z0-9]{1,10}$/.test(id)) return undefined;
  const isInTime = purpose === "confirm" && Number.parseInt(expires, 36) > now;
  if (!isInTime && !(purpose === "stop" && expires === "0")) return undefined;
  return { purpose: purpose as TokenPurpose, id: Number.parseInt(id, 36) };
}

/** Whether we made this token for this subscription. */
export function subscriptionTokenHolds(secret: string, token: string, subscribed: Subscribed): boolean {
  const [purpose = "", , expires = "", signature = ""] = token.split(".");
  const expected = Buffer.from(sign(secret, purpose, subscribed, expires));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The keyed hash by which mails to a person are counted: nobody can read the address back without the secret. */
export const personOf = (secret: string, email: string): string =>
  createHmac("sha256", secret).update(`subscriber:${email}`).digest("base64url").slice(0, 22);

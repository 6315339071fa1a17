import { isSigned, isStillValid, readId, signatureOf, written } from "../platform/access/signed-link.ts";

/** How long a subscription waits to be confirmed; after that it is deleted. */
export const confirmWithinMs = 48 * 3600_000;

/** `confirm` proves that the subscriber reads the address; `stop` is in every mail and never expires. */
export type TokenPurpose = "confirm" | "stop";

/** `linkKey` belongs to the subscription: deleting it ends its links. */
interface Subscribed {
  id: number;
  linkKey: string;
}

const signed = (purpose: string, { id, linkKey }: Subscribed, expires: string) =>
  `subscription:${purpose}:${id}:${linkKey}:${expires}`;

/** A token for a link in a mail. It is not stored, not even as a hash: each mail makes it again. */
export function issueSubscriptionToken(
  secret: string,
  purpose: TokenPurpose,
  subscribed: Subscribed,
  now = Date.now(),
): string {
  const expires = purpose === "confirm" ? written(now + confirmWithinMs) : "0";
  return `${purpose}.${written(subscribed.id)}.${expires}.${signatureOf(secret, signed(purpose, subscribed, expires))}`;
}

/**
 * The subscription that a token names, to be checked by `subscriptionTokenHolds`; undefined when it is not a token, or
 * has expired.
 */
export function readSubscriptionToken(
  token: string,
  now = Date.now(),
): { purpose: TokenPurpose; id: number } | undefined {
  const [purpose, idText, expires] = token.split(".");
  const id = readId(idText);
  if (id === undefined) return undefined;
  if (purpose === "confirm" && isStillValid(expires, now)) return { purpose, id };
  return purpose === "stop" && expires === "0" ? { purpose, id } : undefined;
}

/** Whether we made this token for this subscription. */
export function subscriptionTokenHolds(secret: string, token: string, subscribed: Subscribed): boolean {
  const [purpose = "", , expires = ""] = token.split(".");
  return isSigned(secret, signed(purpose, subscribed, expires), token);
}

/** The keyed hash by which mails to a person are counted: nobody can read the address back without the secret. */
export const personOf = (secret: string, email: string): string =>
  signatureOf(secret, `subscriber:${email}`).slice(0, 22);

import type { MailedLink } from "@setu/contract/members/account";
import { isSigned, isStillValid, readId, signatureOf, written } from "../platform/access/signed-link.ts";

const hourMs = 3_600_000;

/** How long the link in each kind of mail is valid, in ms. */
export const linkHoldsMs = {
  verify: 48 * hourMs,
  reset: hourMs,
  email: 48 * hourMs,
  undo: 7 * 24 * hourMs,
} as const;
export type LinkPurpose = keyof typeof linkHoldsMs;

/** `linkKey` belongs to the row: changing it ends its links. `state` is the value that a link must not outlive, such as the epoch. */
export interface Linked {
  id: number;
  linkKey: string;
  state: string;
}

const signed = (purpose: LinkPurpose, { id, linkKey, state }: Linked, expires: string) =>
  `member:${purpose}:${id}:${linkKey}:${state}:${expires}`;

/** A token for a link in a mail. It is not stored: each mail makes it again. */
export function issueLink(secret: string, purpose: LinkPurpose, linked: Linked, now = Date.now()): string {
  const expires = written(now + linkHoldsMs[purpose]);
  return `${written(linked.id)}.${expires}.${signatureOf(secret, signed(purpose, linked, expires))}`;
}

/** An id, a time, and a SHA-256 in base64url. */
const tokenForm = /^[0-9a-z]{1,10}\.[0-9a-z]{1,10}\.[\w-]{43}$/;

/**
 * Returns the state of a link, and changes nothing: mail programs open links, and truncate long ones.
 * @param hasEffect whether its row is there, and the link still does something to it.
 */
export async function linkState(token: string, hasEffect: () => Promise<boolean>): Promise<MailedLink> {
  if (!tokenForm.test(token)) return { state: "cut" };
  if (readLink(token) === undefined) return { state: "expired" };
  return { state: (await hasEffect()) ? "open" : "used" };
}

/** The row that a token names, to be checked by `linkHolds`; undefined when it is not a token, or has expired. */
export function readLink(token: string, now = Date.now()): number | undefined {
  const [id, expires] = token.split(".");
  return isStillValid(expires, now) ? readId(id) : undefined;
}

/** Whether we made this token for this row in its present state. */
export function linkHolds(secret: string, purpose: LinkPurpose, token: string, linked: Linked): boolean {
  const [, expires = ""] = token.split(".");
  return isSigned(secret, signed(purpose, linked, expires), token);
}

import { createHmac, timingSafeEqual } from "node:crypto";

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

const sign = (secret: string, purpose: LinkPurpose, { id, linkKey, state }: Linked, expires: string) =>
  createHmac("sha256", secret).update(`member:${purpose}:${id}:${linkKey}:${state}:${expires}`).digest("base64url");

/** The largest id that PostgreSQL's `integer` holds: it refuses to compare a row's id with a larger number. */
const largestId = 2 ** 31 - 1;

/** A token for a link in a mail. It is not stored: each mail makes it again. */
export function issueLink(secret: string, purpose: LinkPurpose, linked: Linked, now = Date.now()): string {
  const expires = (now + linkHoldsMs[purpose]).toString(36);
  return `${linked.id.toString(36)}.${expires}.${sign(secret, purpose, linked, expires)}`;
}

/** The row that a token names, to be checked by `linkHolds`; undefined when it is not a token, or has expired. */
export function readLink(token: string, now = Date.now()): number | undefined {
  const [id = "", expires = ""] = token.split(".");
  if (!/^[a-z0-9]{1,10}$/.test(id) || !(Number.parseInt(expires, 36) > now)) return undefined;
  const row = Number.parseInt(id, 36);
  return row <= largestId ? row : undefined;
}

/** Whether we made this token for this row in its present state. */
export function linkHolds(secret: string, purpose: LinkPurpose, token: string, linked: Linked): boolean {
  const [, expires = "", signature = ""] = token.split(".");
  const expected = Buffer.from(sign(secret, purpose, linked, expires));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

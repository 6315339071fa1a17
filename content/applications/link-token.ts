import { createHmac, timingSafeEqual } from "node:crypto";

/** How long a link is valid, by what it permits: reading the receipt just after sending, or everything that an applicant may do. */
const livesMs = { receipt: 30 * 60_000, track: 14 * 24 * 3600_000 } as const;
export type LinkPurpose = keyof typeof livesMs;

/** `linkKey` belongs to the application: changing it ends all its links. */
interface Link {
  id: number;
  linkKey: string;
}

const sign = (secret: string, purpose: LinkPurpose, { id, linkKey }: Link, expires: string) =>
  createHmac("sha256", secret).update(`application:${purpose}:${id}:${linkKey}:${expires}`).digest("base64url");

/** A token for a link to an application; it is not stored. */
export function issueLinkToken(secret: string, purpose: LinkPurpose, link: Link, now = Date.now()): string {
  const expires = (now + livesMs[purpose]).toString(36);
  return `${purpose}.${link.id.toString(36)}.${expires}.${sign(secret, purpose, link, expires)}`;
}

/**
 * The application that a token names, to be checked by `linkTokenHolds`; undefined when it is not a token, or has
 * expired.
 */
export function readLinkToken(token: string, now = Date.now()): { purpose: LinkPurpose; id: number } | undefined {
  const [purpose = "", id = "", expires = ""] = token.split(".");
  if (!Object.hasOwn(livesMs, purpose) || !/^[a-z0-9]{1,10}$/.test(id)) return undefined;
  if (!(Number.parseInt(expires, 36) > now)) return undefined;
  return { purpose: purpose as LinkPurpose, id: Number.parseInt(id, 36) };
}

/** Whether we made this token for this application. */
export function linkTokenHolds(secret: string, token: string, link: Link): boolean {
  const [purpose = "", , expires = "", signature = ""] = token.split(".");
  const expected = Buffer.from(sign(secret, purpose as LinkPurpose, link, expires));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

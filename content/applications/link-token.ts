import { isSigned, isStillValid, readId, signatureOf, written } from "../platform/access/signed-link.ts";

/** How long a link is valid, by what it permits: reading the receipt just after sending, or everything that an applicant may do. */
const livesMs = { receipt: 30 * 60_000, track: 14 * 24 * 3600_000 } as const;
export type LinkPurpose = keyof typeof livesMs;

/** `linkKey` belongs to the application: changing it ends all its links. */
interface Link {
  id: number;
  linkKey: string;
}

const signed = (purpose: string, { id, linkKey }: Link, expires: string) =>
  `application:${purpose}:${id}:${linkKey}:${expires}`;

/** A token for a link to an application; it is not stored. */
export function issueLinkToken(secret: string, purpose: LinkPurpose, link: Link, now = Date.now()): string {
  const expires = written(now + livesMs[purpose]);
  return `${purpose}.${written(link.id)}.${expires}.${signatureOf(secret, signed(purpose, link, expires))}`;
}

/**
 * The application that a token names, to be checked by `linkTokenHolds`; undefined when it is not a token, or has
 * expired.
 */
export function readLinkToken(token: string, now = Date.now()): { purpose: LinkPurpose; id: number } | undefined {
  const [purpose = "", idText, expires] = token.split(".");
  const id = readId(idText);
  if (!Object.hasOwn(livesMs, purpose) || id === undefined || !isStillValid(expires, now)) return undefined;
  return { purpose: purpose as LinkPurpose, id };
}

/** Whether we made this token for this application. */
export function linkTokenHolds(secret: string, token: string, link: Link): boolean {
  const [purpose = "", , expires = ""] = token.split(".");
  return isSigned(secret, signed(purpose, link, expires), token);
}

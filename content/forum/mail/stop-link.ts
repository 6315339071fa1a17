import { isSigned, readId, signatureOf, written } from "../../platform/access/signed-link.ts";

/** The member and the discussion whose mails a link ends. `linkKey` is the member's own, and is deleted with the account. */
interface Stopped {
  member: number;
  linkKey: string;
  discussion: number;
}

const signed = ({ member, linkKey, discussion }: Stopped): string => `forum-mails:${member}:${linkKey}:${discussion}`;

/** A token for a link in a mail. It is not stored, and it does not expire. */
export const issueStopToken = (secret: string, stopped: Stopped): string =>
  `${written(stopped.member)}.${written(stopped.discussion)}.${signatureOf(secret, signed(stopped))}`;

/** The member and the discussion that a token names, to be checked by `stopTokenHolds`. */
export function readStopToken(token: string): { member: number; discussion: number } | undefined {
  const [member, discussion] = token.split(".").map(readId);
  return member === undefined || discussion === undefined ? undefined : { member, discussion };
}

/** Whether we made this token for this member and discussion. */
export const stopTokenHolds = (secret: string, token: string, stopped: Stopped): boolean =>
  isSigned(secret, signed(stopped), token);

import { createHmac, timingSafeEqual } from "node:crypto";

/** The member and the discussion whose mails a link ends. `linkKey` is the member's own, and is deleted with the account. */
interface Stopped {
  member: number;
  linkKey: string;
  discussion: number;
}

const sign = (secret: string, { member, linkKey, discussion }: Stopped): string =>
  createHmac("sha256", secret).update(`forum-mails:${member}:${linkKey}:${discussion}`).digest("base64url");

/** A token for a link in a mail. It is not stored, and it does not expire. */
export const issueStopToken = (secret: string, stopped: Stopped): string =>
  `${stopped.member.toString(36)}.${stopped.discussion.toString(36)}.${sign(secret, stopped)}`;

/** The member and the discussion that a token names, to be checked by `stopTokenHolds`. */
export function readStopToken(token: string): { member: number; discussion: number } | undefined {
  const [member = "", discussion = ""] = token.split(".");
  const isNumber = (text: string) => /^[a-z0-9]{1,9}$/.test(text);
  if (!isNumber(member) || !isNumber(discussion)) return undefined;
  return { member: Number.parseInt(member, 36), discussion: Number.parseInt(discussion, 36) };
}

export function stopTokenHolds(secret: string, token: string, stopped: Stopped): boolean {
  const expected = Buffer.from(sign(secret, stopped));
  const given = Buffer.from(token.split(".")[2] ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

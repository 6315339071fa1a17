import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import type { StoredFields } from "../model/item.ts";
import { storedRow } from "../platform/store/stored-row.ts";
import type { LinkPurpose } from "./links.ts";

/** A member as stored. */
export type StoredMember = StoredFields<
  "members",
  {
    id: number;
    publicId: string;
    name: string;
    email: string;
    emailKey: string;
    passwordHash: string;
    epoch: number;
    state: "active" | "suspended";
    reason: string | null;
    locale: Locale;
    termsVersion: number;
    linkKey: string;
    pendingEmail: string | null;
    previousEmail: string | null;
    previousUntil: number | null;
    lastSeenDay: string | null;
    noForumMails: boolean | null;
    createdAt: string;
  }
>;

/** The member with this value in a field, or undefined. */
export const memberBy = (payload: Payload, field: "id" | "emailKey", value: string | number) =>
  storedRow<StoredMember>(payload, "members", field, value);

/** The form of an address for look-ups: lower case, with the domain in ASCII. Dots and tags make a difference. */
export function emailKeyOf(email: string): string {
  // No address has a NUL character, and PostgreSQL refuses texts with one.
  const tidied = email.normalize("NFC").toLowerCase().replaceAll("\0", "");
  const [, local = "", domain = ""] = /^(.*)@([^@]*)$/s.exec(tidied) ?? [];
  return `${local}@${URL.parse(`http://${domain}`)?.hostname ?? domain}`;
}

/** A registration as stored. */
export type StoredRegistration = StoredFields<
  "member-registrations",
  {
    id: number;
    name: string;
    email: string;
    emailKey: string;
    passwordHash: string;
    termsVersion: number;
    locale: Locale;
    linkKey: string;
    createdAt: string;
  }
>;

/**
 * The values that links in a member's mails sign: a new password or address ends the links for a new password, a new
 * address those for a change of it.
 */
export const linkedMember = (
  purpose: LinkPurpose,
  { id, linkKey, epoch, emailKey, pendingEmail, previousEmail }: StoredMember,
) => ({
  id,
  linkKey,
  state: { verify: "", reset: `${epoch}:${emailKey}`, email: pendingEmail ?? "", undo: previousEmail ?? "" }[purpose],
});

/** The values that the link in a registration's mail signs. */
export const linkedRegistration = ({ id, linkKey }: StoredRegistration) => ({ id, linkKey, state: "new" });

/** Months without use after which an account is erased (safety, 6.4); a mail is sent a month before. */
export const unusedMonths = 24;

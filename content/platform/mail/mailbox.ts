/**
 * The mailbox of an address with nearly every provider: in lower case, without a tag (`One+anything@Example.org` is
 * `one@example.org`). Only for counting: with other providers, two people may share it.
 */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  return `${local.split("+")[0]}@${domain}`;
}

/**
 * The mailbox behind an address with nearly every provider: in lower case, without a tag (`One+anything@Example.org` is
 * `one@example.org`). For counting only: where providers differ, two people may share it.
 */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  return `${local.split("+")[0]}@${domain}`;
}
